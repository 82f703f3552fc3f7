import type { PlayerNumber } from '../tournament/player.ts';
import type { Problem } from '../tournament/problem.ts';
import type { PlayerRecord, TrfEntry } from './document.ts';
import { gameOutcomeOf } from './entryOutcome.ts';

/** A player's record and the line it stands on. */
export interface PlacedPlayer {
  readonly line: number;
  readonly record: PlayerRecord;
}

/** What no single line shows: numbers that occur twice, opponents who are missing or say something else. */
export function contradictions(players: readonly PlacedPlayer[]): Problem[] {
  const byNumber = new Map<PlayerNumber, PlacedPlayer>();
  const problems: Problem[] = [];
  for (const player of players) {
    const first = byNumber.get(player.record.number);
    if (first === undefined) {
      byNumber.set(player.record.number, player);
    } else {
      const values = { line: player.line, column: 5, firstLine: first.line };
      problems.push({ code: 'trfPlayerTwice', found: String(player.record.number), values });
    }
  }
  for (const player of players) {
    player.record.rounds.forEach((entry, index) => {
      const problem =
        entry?.opponent === undefined ? undefined : entryProblem(player, index, entry, byNumber);
      if (problem !== undefined) {
        problems.push(problem);
      }
    });
  }
  return problems;
}

function entryProblem(
  player: PlacedPlayer,
  index: number,
  entry: TrfEntry,
  byNumber: ReadonlyMap<PlayerNumber, PlacedPlayer>,
): Problem | undefined {
  const opponent = entry.opponent === undefined ? undefined : byNumber.get(entry.opponent);
  const values = {
    line: player.line,
    column: 92 + index * 10,
    round: index + 1,
    player: player.record.number,
    opponent: entry.opponent ?? 0,
  };
  if (opponent === undefined) {
    return { code: 'trfOpponentUnknown', found: String(entry.opponent), values };
  }
  const answer = opponent.record.rounds[index];
  const mutual = answer?.opponent === player.record.number;
  if (mutual && (agree(entry, answer) || player.record.number > opponent.record.number)) {
    return undefined;
  }
  const said = { ...values, otherLine: opponent.line, other: entryText(answer) };
  return { code: 'trfContradiction', found: entryText(entry), values: said };
}

/** Both lines tell the same game: opposite colours (or none), letters that belong together. */
function agree(one: TrfEntry, other: TrfEntry): boolean {
  if (one.colour === other.colour && one.colour !== undefined) {
    return false;
  }
  const oneIsWhite = one.colour === 'white' || other.colour === 'black';
  const [white, black] = oneIsWhite ? [one, other] : [other, one];
  return gameOutcomeOf(white.result, black.result) !== undefined;
}

function entryText(entry: TrfEntry | undefined): string {
  if (entry === undefined) {
    return '';
  }
  const colour = entry.colour === undefined ? '-' : entry.colour === 'white' ? 'w' : 'b';
  return `${entry.opponent ?? '0000'} ${colour} ${entry.result}`.trimEnd();
}
