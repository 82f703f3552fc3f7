import { drawOne, type Lots } from '../../lots/draw.ts';
import { otherColour, type ByColour, type Colour } from '../../tournament/colour.ts';
import { finalScore, historyOf, type History, type PlayerHistory } from '../../tournament/history.ts';
import { playersToPair } from '../../tournament/participants.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { keptApart, type PairTest } from '../swiss/keepApart.ts';
import { isRematchAllowed } from '../swiss/rematchAllowed.ts';
import { hasWonWithoutPlay } from '../swiss/wonWithoutPlay.ts';
import { openColours, strainOf, type Strain } from './bounds.ts';
import { netFloats } from './floats.ts';
import { subgroupOf, type Subgroup } from './subgroups.ts';

/** One of those who are paired in this round. */
export interface Contestant {
  /** Position in `Field.contestants`, the vertex of the matching. */
  readonly index: number;
  readonly player: Player;
  readonly history: PlayerHistory;
  readonly score: number;
  /** Score group, 0 at the top. */
  readonly group: number;
  readonly subgroup: Subgroup;
  readonly netFloats: number;
  readonly mayHaveBye: boolean;
  /** What each colour would ask of the bounds for him. */
  readonly strains: ByColour<Strain>;
}

/** What the meeting of two contestants asks of the rules that may yield. */
export interface Meeting {
  readonly strain: Strain;
  readonly rematch: boolean;
  readonly keptApart: boolean;
}

export interface Field {
  readonly round: number;
  /** Rules.md 4: the arbiter has announced a rule for rematches. */
  readonly rematchAllowed: boolean;
  readonly contestants: readonly Contestant[];
  readonly groupCount: number;
  /** `undefined` when the two may not meet in this round. */
  readonly meeting: (a: Contestant, b: Contestant) => Meeting | undefined;
  /** The colours that `a` may have against `b`, of those that ask for least. */
  readonly coloursOf: (a: Contestant, b: Contestant) => readonly Colour[];
  readonly neverTogether: PairTest;
  /** Who got his subgroup by lot, having no game yet. */
  readonly drawnSubgroups: readonly Contestant[];
}

export function fieldOf(tournament: Tournament, round: number, lots: Lots): Field {
  const history = historyOf(tournament);
  const players = playersToPair(tournament.players, round).sort((a, b) => a.number - b.number);
  const records = players.map((player) => history.get(player.number)!);
  const scores = [...new Set(records.map(finalScore))].sort((a, b) => b - a);
  const contestants = records.map((own, index): Contestant => ({
    index,
    player: own.player,
    history: own,
    score: finalScore(own),
    group: scores.indexOf(finalScore(own)),
    subgroup: subgroupOf(own.colours, round - 1) ?? subgroupByLot(round, lots),
    netFloats: netFloats(own, history),
    mayHaveBye: !hasWonWithoutPlay(own),
    strains: {
      white: strainOf(own.colours, 'white'),
      black: strainOf(own.colours, 'black'),
    },
  }));
  return {
    round,
    rematchAllowed: isRematchAllowed(tournament, round),
    contestants,
    groupCount: scores.length,
    ...meetings(tournament, round, history, contestants, round === tournament.settings.rounds),
    drawnSubgroups: contestants.filter((each) => round > 1 && each.history.colours.length === 0),
  };
}

/** Law 27: the same field without the permission of the last round. */
export function withoutPermission(tournament: Tournament, field: Field): Field {
  const { round, contestants } = field;
  return { ...field, ...meetings(tournament, round, historyOf(tournament), contestants, false) };
}

/** Rules.md 6: no game yet, subgroup 2 or 3 by lot. The first round has no subgroups, so no lot is drawn for them. */
function subgroupByLot(round: number, lots: Lots): Subgroup {
  return round === 1 ? 2 : drawOne(lots, [2, 3] as const);
}

interface Possible extends Meeting {
  /** Colours of the one whose index is smaller. */
  readonly colours: readonly Colour[];
}

/** Law 29.4.1–2 and Law 27: who may meet whom, each pair looked up once. */
function meetings(
  tournament: Tournament,
  round: number,
  history: History,
  contestants: readonly Contestant[],
  thirdMayYield: boolean,
): Pick<Field, 'meeting' | 'coloursOf' | 'neverTogether'> {
  const apart = keptApart(tournament, round, history);
  const allowed = rulesOfMeeting(tournament, round, apart, thirdMayYield);
  const table = contestants.map((a) => contestants.slice(0, a.index).map((b) => allowed(b, a)));
  const meeting = (a: Contestant, b: Contestant): Possible | undefined =>
    a.index > b.index ? table[a.index]![b.index] : table[b.index]![a.index];
  const coloursOf = (a: Contestant, b: Contestant): readonly Colour[] => {
    const colours = meeting(a, b)?.colours ?? [];
    return a.index < b.index ? colours : colours.map(otherColour);
  };
  return { meeting, coloursOf, neverTogether: apart.never };
}

/** Law 29.4.1–2; rules.md 4: rematches, wishes to keep apart, and the last round, in which a third colour may yield. */
function rulesOfMeeting(
  { settings }: Tournament,
  round: number,
  apart: { readonly never: PairTest; readonly ifPossible: PairTest },
  thirdMayYield: boolean,
): (a: Contestant, b: Contestant) => Possible | undefined {
  const rematchAnnounced = isRematchAllowed({ settings }, round);
  return (a, b) => {
    const numbers: [PlayerNumber, PlayerNumber] = [a.player.number, b.player.number];
    const rematch = a.history.opponents.has(numbers[1]);
    if ((rematch && !rematchAnnounced) || apart.never(...numbers)) {
      return undefined;
    }
    const { first, strain } = openColours(a.strains, b.strains, thirdMayYield && a.score === b.score);
    return first.length === 0
      ? undefined
      : { colours: first, strain, rematch, keptApart: apart.ifPossible(...numbers) };
  };
}

/** What forbids the meeting of two who may not meet. */
export function barBetween(
  { rematchAllowed, neverTogether }: Field,
  a: Contestant,
  b: Contestant,
): 'met' | 'apart' | 'colours' {
  if (a.history.opponents.has(b.player.number) && !rematchAllowed) {
    return 'met';
  }
  return neverTogether(a.player.number, b.player.number) ? 'apart' : 'colours';
}
