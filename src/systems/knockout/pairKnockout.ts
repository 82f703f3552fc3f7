import { isInEvent, requestedBye } from '../../tournament/participants.ts';
import type { PairedBye, PairingResult } from '../../tournament/pairing.ts';
import type { Player } from '../../tournament/player.ts';
import type { Note, Problem } from '../../tournament/problem.ts';
import { playersByNumber, type Tournament } from '../../tournament/tournament.ts';
import { bracketOf, type Bracket } from './bracket.ts';
import { playersIn, type BracketMatch, type DueMatch } from './bracketMatch.ts';
import { entersBracket } from './drawnPlaces.ts';
import { stepGames, type StepContext } from './matchGames.ts';

/**
 * Law 25: the first games of every match of a round, and a bye with a win's points for everybody who need not play his.
 * Refused while a match of an earlier round has no winner: its next games come from `continueKnockout`.
 */
export function pairKnockout(tournament: Tournament, round: number): PairingResult {
  const bracket = bracketOf(tournament);
  const problems = [...bracket.problems, ...undecided(bracket, round)];
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  const context = contextOf(tournament);
  const matches = matchesOf(bracket, round);
  const boards = matches.filter(isDue);
  const exempt = matches.filter((match) => match.state === 'exempt' && match !== bracket.thirdPlace);
  if (boards.length + exempt.length === 0) {
    return { ok: false, problems: [{ code: 'bracketPlayedOut', values: { rounds: bracket.rounds.length } }] };
  }
  const steps = boards.map((match, index) => stepGames(match, index + 1, context));
  return {
    ok: true,
    pairing: {
      round,
      boards: steps.flatMap((step) => step.boards),
      byes: exempt.flatMap((match) => exemptBye(match, context)),
      notes: [
        ...bracket.notes,
        ...adjourned(tournament, round - 1),
        ...outsiders(tournament, bracket),
        ...boards.flatMap((match) => matchNotes(match, tournament, context)),
        ...steps.flatMap((step) => step.notes),
      ],
    },
  };
}

/**
 * Law 25: what the level matches of the last round need next — two more games, then one with colours by lot, then the
 * lot. `tournament.rounds` holds that round too. Returned: rows to be added to it, or `undefined` when no match needs
 * any; the round is over when all its matches are decided.
 */
export function continueKnockout(tournament: Tournament): PairingResult | undefined {
  const round = tournament.rounds.length;
  const last = tournament.rounds[round - 1];
  if (last === undefined) {
    return undefined;
  }
  const bracket = bracketOf(tournament);
  if (bracket.problems.length > 0) {
    return { ok: false, problems: bracket.problems };
  }
  const context = contextOf(tournament);
  const level = matchesOf(bracket, round).filter(isDue);
  const free = Math.max(0, ...last.games.map((game) => game.board)) + 1;
  const steps = level.map((match) =>
    stepGames(match, match.games[0]?.board ?? free + level.indexOf(match), context),
  );
  return level.length === 0
    ? undefined
    : {
        ok: true,
        pairing: {
          round,
          boards: steps.flatMap((step) => step.boards),
          byes: [],
          notes: [...adjourned(tournament, round), ...steps.flatMap((step) => step.notes)],
        },
      };
}

/** The matches of a round, the one for third place with the final. */
export function matchesOf(bracket: Bracket, round: number): BracketMatch[] {
  const matches = bracket.rounds[round - 1]?.matches ?? [];
  const third = round === bracket.rounds.length ? bracket.thirdPlace : undefined;
  return third === undefined ? [...matches] : [...matches, third];
}

function contextOf(tournament: Tournament): StepContext {
  return { drawSeed: tournament.settings.drawSeed, players: playersByNumber(tournament) };
}

function isDue(match: BracketMatch): match is DueMatch {
  return match.due !== undefined;
}

function undecided(bracket: Bracket, round: number): Problem[] {
  return bracket.rounds
    .slice(0, round - 1)
    .flatMap((each) => each.matches)
    .filter((match) => isDue(match) || match.state === 'playing')
    .map((match) => {
      const [white = 0, black = 0] = playersIn(match);
      return { code: 'matchUndecided', values: { match: match.match, round: match.round, white, black } };
    });
}

/** A bye typed for the round keeps what it was given. */
function exemptBye(match: BracketMatch, context: StepContext): PairedBye[] {
  const player = match.winner === undefined ? undefined : context.players.get(match.winner);
  return player === undefined
    ? []
    : [
        {
          player: player.number,
          outcome: requestedBye(player, match.round) ?? 'fullBye',
          match: match.match,
        },
      ];
}

/** Law 25 knows no adjournment: `*` is a draw for pairing, and is said. */
function adjourned(tournament: Tournament, round: number): Note[] {
  const games = tournament.rounds[round - 1]?.games ?? [];
  return games
    .filter((game) => game.outcome === 'unfinished')
    .map((game) => ({ code: 'adjournedInMatch', values: { board: game.board, round } }));
}

function outsiders(tournament: Tournament, bracket: Bracket): Note[] {
  const inside = new Set(bracket.rounds.flatMap((round) => round.matches).flatMap(playersIn));
  return tournament.players
    .filter((player) => !inside.has(player.number) && entersBracket(player))
    .map(({ number, name }) => ({ code: 'notInBracket', values: { number, name } }));
}

function matchNotes(match: BracketMatch, tournament: Tournament, context: StepContext): Note[] {
  const [white, black] = playersIn(match).map((number) => context.players.get(number));
  return [...absent(white, match), ...absent(black, match), ...clubMates(white, black, match, tournament)];
}

function absent(player: Player | undefined, { round, match }: BracketMatch): Note[] {
  const here =
    player === undefined || (isInEvent(player, round) && requestedBye(player, round) === undefined);
  return here
    ? []
    : [{ code: 'absentFromBracket', values: { number: player.number, name: player.name, round, match } }];
}

function clubMates(
  white: Player | undefined,
  black: Player | undefined,
  match: BracketMatch,
  { settings }: Tournament,
): Note[] {
  const club = white?.club;
  const asked = settings.clubMatesApart && match.round === 1;
  return asked && white !== undefined && black !== undefined && club !== undefined && club === black.club
    ? [{ code: 'clubMatesMeet', values: { white: white.number, black: black.number, club, round: 1 } }]
    : [];
}
