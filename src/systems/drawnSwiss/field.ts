import { drawOne, type Lots } from '../../lots/draw.ts';
import type { Colour } from '../../tournament/colour.ts';
import { finalScore, historyOf, type History, type PlayerHistory } from '../../tournament/history.ts';
import { playersToPair } from '../../tournament/participants.ts';
import type { Player } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { keptApart, type PairTest } from '../swiss/keepApart.ts';
import { hasWonWithoutPlay } from '../swiss/wonWithoutPlay.ts';
import { coloursOfPair, type Strain } from './bounds.ts';
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
}

/** How two contestants may meet: the first one's colours, and what the pair asks of the rules. */
export interface Meeting {
  readonly colours: readonly Colour[];
  readonly strain: Strain;
  readonly rematch: boolean;
  readonly keptApart: boolean;
}

export interface Field {
  readonly round: number;
  readonly contestants: readonly Contestant[];
  readonly groupCount: number;
  /** `undefined` when the two may not meet in this round. */
  readonly meeting: (a: Contestant, b: Contestant) => Meeting | undefined;
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
    subgroup: subgroupOf(own.colours, round - 1) ?? drawOne(lots, [2, 3] as const),
    netFloats: netFloats(own, history),
    mayHaveBye: !hasWonWithoutPlay(own),
  }));
  return {
    round,
    contestants,
    groupCount: scores.length,
    ...meetings(tournament, round, history),
    drawnSubgroups: contestants.filter((each) => round > 1 && each.history.colours.length === 0),
  };
}

/** Law 29.4.1–2 and Law 27: who may meet whom. */
function meetings(
  tournament: Tournament,
  round: number,
  history: History,
): Pick<Field, 'meeting' | 'neverTogether'> {
  const { rounds, rematchFrom } = tournament.settings;
  const apart = keptApart(tournament, round, history);
  const rematchAnnounced = rematchFrom !== undefined && round >= rematchFrom;
  const meeting = (a: Contestant, b: Contestant): Meeting | undefined => {
    const rematch = a.history.opponents.has(b.player.number);
    if ((rematch && !rematchAnnounced) || apart.never(a.player.number, b.player.number)) {
      return undefined;
    }
    const thirdMayYield = round === rounds && a.score === b.score;
    const { first, strain } = coloursOfPair(a.history.colours, b.history.colours, round, thirdMayYield);
    const keptApart = apart.ifPossible(a.player.number, b.player.number);
    return first.length === 0 ? undefined : { colours: first, strain, rematch, keptApart };
  };
  return { meeting, neverTogether: apart.never };
}
