import { finalScore } from '../tournament/history.ts';
import type { Player, PlayerNumber } from '../tournament/player.ts';
import type { HalfPoints } from '../tournament/points.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { better, evaluate, type TieBreakValue, type TieBreakValues } from '../tiebreaks/evaluate.ts';
import { fieldOf, type Field } from '../tiebreaks/field.ts';
import { zero } from '../tiebreaks/fraction.ts';
import { makeTieBreak, parseTieBreak, type TieBreakSpec } from '../tiebreaks/tieBreakSpec.ts';
import { groupsByPoints, split, type TiedGroup } from '../tiebreaks/tiedGroup.ts';
import { defaultOrder } from './defaultOrder.ts';

export interface StandingsRow {
  /** Shared by players whom nothing separates; absent for those whose games count for nobody (FIDE C.05). */
  readonly place?: number;
  readonly player: Player;
  readonly points: HalfPoints;
  /** One for each of the tie-breaks. */
  readonly values: readonly TieBreakValue[];
  /** The tie-break that separates him from the player above, when the two have equal points. */
  readonly separatedBy?: string;
}

export interface Standings {
  /** The rounds that count. */
  readonly rounds: number;
  readonly tieBreaks: readonly TieBreakSpec[];
  readonly rows: readonly StandingsRow[];
}

export interface StandingsOptions {
  /** Default: the setting *Tie-breaks*, else the order of the system. */
  readonly tieBreaks?: readonly TieBreakSpec[];
  /** Default: all rounds whose results are complete. */
  readonly afterRound?: number;
}

/** The ranking: points, then one tie-break after the other inside each group still tied (C.07 (2026) 4.2). */
export function standings(tournament: Tournament, options: StandingsOptions = {}): Standings {
  const field = fieldOf(tournament, options.afterRound);
  const tieBreaks = options.tieBreaks ?? tieBreaksOf(tournament);
  const separated = new Map<PlayerNumber, string>();
  const values: TieBreakValues[] = [];
  let groups = groupsByPoints(field);
  for (const spec of tieBreaks) {
    const found = evaluate(spec, field, groups);
    values.push(found);
    groups = groups.flatMap((group) => splitBy(spec, found, group, separated));
  }
  return { rounds: field.rounds, tieBreaks, rows: rowsOf(field, groups, values, separated) };
}

/** The tie-breaks the settings name, else those of the system; codes nobody knows were refused at reading. */
export function tieBreaksOf(tournament: Tournament): readonly TieBreakSpec[] {
  const { tieBreaks, system } = tournament.settings;
  return (tieBreaks ?? defaultOrder[system]).flatMap((text) => parseTieBreak(text) ?? []);
}

function splitBy(
  spec: TieBreakSpec,
  values: TieBreakValues,
  group: TiedGroup,
  separated: Map<PlayerNumber, string>,
): readonly TiedGroup[] {
  const valueOf = (player: PlayerNumber) => values.get(player)?.value ?? zero;
  const parts = split(group, (a, b) => better(spec, valueOf(a), valueOf(b)));
  for (const part of parts.slice(1)) {
    // Whoever comes to stand first in his part keeps the mark of the border above him.
    part.players.forEach((player) => separated.set(player, makeTieBreak(spec)));
  }
  return parts;
}

function rowsOf(
  field: Field,
  groups: readonly TiedGroup[],
  values: readonly TieBreakValues[],
  separated: ReadonlyMap<PlayerNumber, string>,
): readonly StandingsRow[] {
  const none: TieBreakValue = { value: zero, contributions: [] };
  const rowOf = (number: PlayerNumber, more: Pick<StandingsRow, 'place' | 'separatedBy'>): StandingsRow[] => {
    const own = field.history.get(number);
    const ownValues = values.map((found) => found.get(number) ?? none);
    return own === undefined
      ? []
      : [{ ...more, player: own.player, points: finalScore(own), values: ownValues }];
  };
  const ranked = groups.flatMap((group) =>
    group.players.flatMap((number, index) => {
      const code = index === 0 ? separated.get(number) : undefined;
      return rowOf(number, {
        place: group.firstPlace,
        ...(code === undefined ? {} : { separatedBy: code }),
      });
    }),
  );
  return [...ranked, ...[...field.annulled].flatMap((number) => rowOf(number, {}))];
}
