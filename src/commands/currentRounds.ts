import { knockoutRoundTitle } from '../sheet/bracketSheet.ts';
import type { EventRead, Part, PartKey, ResultRow } from '../sheet/event.ts';
import { pairingsSheet, type PairingsBlock } from '../sheet/pairingsSheet.ts';
import { blankPage, type SheetPage } from '../sheet/page.ts';
import { roundToPair } from '../sheet/roundToPair.ts';
import { historyOf } from '../tournament/history.ts';
import { isInEvent } from '../tournament/participants.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Note } from '../tournament/problem.ts';
import type { Round } from '../tournament/round.ts';
import { isSwiss, teamsMeet } from '../tournament/settings.ts';
import { teamRoundOf } from '../tournament/teamMatch.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { rowsOf } from './pairingRefusals.ts';
import { standingPairings, type StandingPairing } from './pairedRows.ts';
import type { UndoState } from './undoStates.ts';

/**
 * The Pairings sheet as the record has it: the last paired round of every part. What the arbiter was told when
 * the round was paired comes from the hidden sheet, so that the page can be rebuilt at any time.
 */
export function currentRounds(event: EventRead, states: readonly UndoState[]): SheetPage {
  const pairings = standingPairings(states, event);
  const blocks = event.parts.flatMap((part) => {
    const round = part.tournament.rounds[roundToPair(part.tournament).round - 2];
    return round === undefined ? [] : [blockOf(event, part, round, notesOf(pairings, part, round.number))];
  });
  return blocks.length === 0 ? blankPage : pairingsSheet(event, blocks);
}

function blockOf(event: EventRead, part: Part, round: Round, notes: readonly Note[]): PairingsBlock {
  const { tournament } = part;
  const { settings } = tournament;
  const inTeams = teamsMeet(settings);
  const history = historyOf(tournament);
  const rows = rowsOf(event, part).filter((row) => row.round === round.number);
  const seated = new Set(rows.flatMap((row) => [row.white, row.black]));
  return {
    part: { section: part.section, stage: part.stage },
    round: round.number,
    name: knockoutRoundTitle(tournament, round.number, event.language),
    rows: [...rows].sort(byBoard),
    scores: new Map(
      [...history].map(([player, record]) => [player, record.scoreBefore[round.number - 1]!] as const),
    ),
    floats: isSwiss[settings.system] && !inTeams,
    ...(inTeams ? { ...teamRoundOf(tournament, round, 'asNothing'), settings } : {}),
    absent: absentFrom(tournament, round.number, seated),
    notes,
  };
}

/** Reserves have no row, and in a knockout whoever is out has none; of those who should be here and are not, the notes speak. */
function absentFrom(
  { settings, players }: Tournament,
  round: number,
  seated: ReadonlySet<PlayerNumber | undefined>,
): PlayerNumber[] {
  return settings.system === 'knockout' || settings.teamForm !== undefined
    ? []
    : players
        .filter((player) => isInEvent(player, round) && !seated.has(player.number))
        .map((player) => player.number);
}

/** Games in board order, byes below them. */
function byBoard(a: ResultRow, b: ResultRow): number {
  const isBye = (row: ResultRow): number => (row.black === undefined ? 1 : 0);
  return (
    isBye(a) - isBye(b) ||
    (a.match ?? 0) - (b.match ?? 0) ||
    (a.game ?? 0) - (b.game ?? 0) ||
    a.board - b.board ||
    a.row - b.row
  );
}

/** Of all the pairings of this round, oldest first: a knockout goes on with more games. */
function notesOf(pairings: readonly StandingPairing[], part: PartKey, round: number): Note[] {
  return [...pairings]
    .reverse()
    .flatMap(({ state }) =>
      state.notes
        .filter((told) => told.round === round && told.section === part.section && told.stage === part.stage)
        .flatMap(({ notes }) => notes),
    );
}
