import { drawOne, lotsFor } from '../../lots/draw.ts';
import type { ByColour, Colour } from '../../tournament/colour.ts';
import { lineUpsOf, type LineUp } from '../../tournament/lineUp.ts';
import type { PairedBoard, PairingResult } from '../../tournament/pairing.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Note } from '../../tournament/problem.ts';
import { boardCount, teamsOf } from '../../tournament/team.ts';
import { gamesOfLeg } from '../../tournament/matchLength.ts';
import { teamRoundOf, type TeamMatch } from '../../tournament/teamMatch.ts';
import { matchWinner } from '../../tournament/teamWinner.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { continueBoardGroups } from './boardGroups.ts';
import { boardsOfMatch, type SeatedMatch } from './boardsOfMatch.ts';
import { secondLegOf } from './matchGamesOf.ts';
import type { ContinueUnits } from './pairUnits.ts';

/**
 * Law 30.3: what level matches of the last round need next — a second leg with colours reversed where the event has one,
 * then a lot. Points of board 1, 2, … are asked first and need no game. Returned: rows to be added to that round, or
 * `undefined`. In groups by board the matches of individuals go on (Law 25).
 */
export function continueTeams(
  tournament: Tournament,
  continueUnits: ContinueUnits,
): PairingResult | undefined {
  const { settings, rounds } = tournament;
  const boards = boardCount(teamsOf(tournament), settings);
  if (settings.system !== 'knockout') {
    return undefined;
  }
  if (settings.teamForm === 'boardGroups') {
    return continueBoardGroups(tournament, boards, continueUnits);
  }
  const last = rounds[rounds.length - 1];
  const matches = last === undefined ? [] : teamRoundOf(tournament, last, 'asDraw').matches;
  const level = matches.filter((match) => isLevel(match));
  const lineUps = lineUpsOf(tournament, rounds.length);
  const steps = level.map((match) => nextStep(match, tournament, boards, lineUps));
  return steps.length === 0
    ? undefined
    : {
        ok: true,
        pairing: {
          round: rounds.length,
          boards: steps.flatMap((step) => step.boards),
          byes: steps.flatMap((step) => step.byes),
          notes: steps.map((step) => step.note),
        },
      };
}

/** Over, with nobody ahead on any count; a match to which neither team came has no winner. */
function isLevel(match: TeamMatch): boolean {
  const { white, black } = match.points;
  const nobodyCame = !match.played && white.total + black.total === 0;
  return match.complete && !nobodyCame && matchWinner(match) === undefined;
}

type Step = SeatedMatch & { readonly note: Note };

function nextStep(
  match: TeamMatch,
  { settings }: Tournament,
  boards: number,
  lineUps: ReadonlyMap<PlayerNumber, LineUp>,
): Step {
  const leg = gamesOfLeg(settings, boards);
  const own = {
    white: lineUps.get(match.teams.white.number)!,
    black: lineUps.get(match.teams.black.number)!,
  };
  const names = { match: match.match, white: match.teams.white.name, black: match.teams.black.name };
  if (settings.secondLeg && match.games.every((game) => (game.game ?? 1) <= leg)) {
    const second = secondLegOf(settings, boards);
    return {
      ...boardsOfMatch({ match: match.match, lineUps: own }, second),
      note: { code: 'teamSecondLeg', values: names },
    };
  }
  const winner = winnerByLot(match, settings.drawSeed);
  return {
    boards: [lotRow(match, winner, own, 2 * leg + 1)],
    byes: [],
    note: {
      code: 'teamWinnerByLot',
      values: { match: match.match, team: match.teams[winner].name, letter: match.teams[winner].letter },
    },
  };
}

/** Law 30.3, the last step (draw purpose `tie A-B`, the letters of the teams). */
function winnerByLot({ teams }: TeamMatch, drawSeed: string): Colour {
  const sides: Colour[] = ['white', 'black'];
  const inOrder = sides.sort((a, b) => teams[a].number - teams[b].number);
  const purpose = `tie ${inOrder.map((side) => teams[side].letter).join('-')}`;
  return drawOne(lotsFor(drawSeed, purpose), inOrder);
}

/** The outcome of the lot is a row of its own, written as won without play; it counts for no board. */
function lotRow(
  { match, games }: TeamMatch,
  winner: Colour,
  lineUps: ByColour<LineUp>,
  game: number,
): PairedBoard {
  const board = lineUps.white.findIndex(
    (player, index) => player !== undefined && lineUps.black[index] !== undefined,
  );
  const [white, black] = [lineUps.white[board], lineUps.black[board]];
  const [first] = games;
  const seats = { white: white ?? first!.white, black: black ?? first!.black };
  return {
    match,
    board: Math.max(board, 0) + 1,
    game,
    ...seats,
    outcome: winner === 'white' ? 'whiteWinsByForfeit' : 'blackWinsByForfeit',
  };
}
