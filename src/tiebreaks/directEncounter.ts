import type { Entry, PlayerHistory } from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { add, compare, fraction, fromHalves, zero, type Fraction } from './fraction.ts';
import type { PlacesInGroup, TiedGroup } from './tiedGroup.ts';
import { isOpen } from './unplayed.ts';

/**
 * C.07 (2026) 6 Direct encounter (DE): places inside a group of tied players by their games against each other; 0 for
 * all where these separate nobody. Type A: the answer depends on who is tied.
 */
export function directEncounter(field: Field, tied: TiedGroup): PlacesInGroup {
  const groups = separate(field, tied.players);
  const places = new Map<PlayerNumber, number>();
  let place = groups.length > 1 ? 1 : 0;
  for (const group of groups) {
    group.forEach((player) => places.set(player, place));
    place += group.length;
  }
  return places;
}

type Group = readonly PlayerNumber[];

interface Encounters {
  readonly player: PlayerNumber;
  readonly score: Fraction;
  /** What the score can still become through games not played, at worst and at best. */
  readonly least: Fraction;
  readonly most: Fraction;
  readonly metAll: boolean;
}

/** C.07 (2026) 6.2, 6.3: applied again to whoever is still tied, until nothing more is resolved. */
function separate(field: Field, group: Group): readonly Group[] {
  const standings = group.map((player) => encountersOf(field, player, group));
  const parts = standings.every((one) => one.metAll)
    ? byScore(standings)
    : field.predetermined
      ? [group]
      : sureLeaders(standings);
  return parts.length < 2 ? [group] : parts.flatMap((part) => separate(field, part));
}

/** C.07 (2026) 6.2: all have met, so the separate standings determine the ranking. */
function byScore(standings: readonly Encounters[]): readonly Group[] {
  const sorted = [...standings].sort((a, b) => compare(b.score, a.score));
  const parts: PlayerNumber[][] = [];
  sorted.forEach((one, index) => {
    const above = sorted[index - 1];
    if (above === undefined || compare(above.score, one.score) !== 0) {
      parts.push([]);
    }
    parts[parts.length - 1]?.push(one.player);
  });
  return parts.map(inOrderOfNumbers);
}

/** C.07 (2026) 6.3: in a Swiss, whoever is alone at the top whatever the outcome of the missing games; and so on. */
function sureLeaders(standings: readonly Encounters[]): readonly Group[] {
  const leaders: Group[] = [];
  let rest = [...standings];
  for (;;) {
    const leader = rest.find((one) =>
      rest.every((other) => other === one || compare(one.least, other.most) > 0),
    );
    if (leader === undefined || rest.length === 1) {
      break;
    }
    leaders.push([leader.player]);
    rest = rest.filter((one) => one !== leader);
  }
  return [...leaders, inOrderOfNumbers(rest.map((one) => one.player))];
}

/** C.07 (2026) 6.1: the sum of the scores against the others of the group; several games with one count their mean. */
function encountersOf(field: Field, player: PlayerNumber, group: Group): Encounters {
  const games = new Map<PlayerNumber, number[]>();
  for (const { opponent, points } of gamesWithin(field, player, group)) {
    if (opponent !== undefined) {
      games.set(opponent, [...(games.get(opponent) ?? []), points]);
    }
  }
  // 6.1.2
  const score = [...games.values()]
    .map((points) => fraction(total(points), 2 * points.length))
    .reduce(add, zero);
  const missing = group.length - 1 - games.size;
  const { win, loss } = field.tournament.settings.points;
  return {
    player,
    score,
    least: add(score, fraction(loss * missing, 2)),
    most: add(score, fraction(win * missing, 2)),
    metAll: missing === 0,
  };
}

/** C.07 (2026) 6.1.1: forfeits count only where the pairings were fixed before the start (15.2). */
function gamesWithin(field: Field, player: PlayerNumber, group: Group): readonly Entry[] {
  return (field.history.get(player)?.entries ?? []).filter(
    (entry) =>
      entry.opponent !== undefined &&
      group.includes(entry.opponent) &&
      !isOpen(entry) &&
      (entry.played || field.predetermined),
  );
}

/** The games that direct encounter looks at, for showing. */
export function encounterGames(field: Field, own: PlayerHistory, group: Group): readonly Contribution[] {
  return gamesWithin(field, own.player.number, group).map((entry) => ({
    entry,
    countsAs: 'ownResult',
    value: fromHalves(entry.points),
  }));
}

function total(points: readonly number[]): number {
  return points.reduce((sum, value) => sum + value, 0);
}

function inOrderOfNumbers(group: Group): Group {
  return [...group].sort((a, b) => a - b);
}
