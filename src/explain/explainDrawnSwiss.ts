import type { Drawing } from '../systems/drawnSwiss/drawings.ts';
import type { Contestant } from '../systems/drawnSwiss/field.ts';
import { decideDrawnSwiss } from '../systems/drawnSwiss/pairDrawnSwiss.ts';
import { subgroupClause } from '../systems/drawnSwiss/subgroups.ts';
import { historyOf } from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { drawReasons, type DrawnRound } from './drawnSwissDraw.ts';
import { drawnFloatReasons } from './drawnSwissFloat.ts';
import type { Explain, Question } from './question.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';
import { lawGroupReasons } from './scoreGroup.ts';
import { yieldReasons } from './yields.ts';

/**
 * Law 29: the subgroups of the two, who left his group and why, who drew whom and among whom, what stood against the
 * others, what gave the colours, and the seed from which it can be drawn again. A clause is cited where it decided.
 */
export const explainDrawnSwiss: Explain = (question) => {
  const { tournament, round, player, seat } = question;
  const { drawings, floats, field } = decideDrawnSwiss(tournament, round, 'withFloats');
  const seed = reason('lotSeed', { seed: tournament.settings.drawSeed, purpose: `round ${round}` });
  const group = lawGroupReasons(question, historyOf(tournament));
  if (seat.kind !== 'game' || field === undefined) {
    return [...group, ...drawings.flatMap((each) => byeReasons(each, player)), seed];
  }
  if (round === 1) {
    return firstRoundReasons(question, seat.opponent);
  }
  const both = [player, seat.opponent];
  const contestants = new Map(field.contestants.map((each) => [each.player.number, each]));
  const drawn: DrawnRound = { field, drawings, contestant: (number) => contestants.get(number)! };
  return [
    ...group,
    ...both.flatMap((each) => subgroupReasons(drawn.contestant(each), round)),
    ...floats
      .filter((each) => both.includes(each.player))
      .flatMap((each) => drawnFloatReasons(each, field, drawn.contestant)),
    ...drawings.flatMap((each) =>
      each.kind === 'opponent' && both.includes(each.drawer) && both.includes(each.drawn)
        ? drawReasons(drawn, each)
        : [],
    ),
    ...yieldReasons(question),
    seed,
  ];
};

/** Law 29.1; who is kept apart from his neighbour meets the next number (docs/decisions.md, *Drawn Swiss*). */
function firstRoundReasons({ pairing, player }: Question, opponent: PlayerNumber): Reason[] {
  const [first, second] = [player, opponent].sort((a, b) => a - b) as [PlayerNumber, PlayerNumber];
  const later = pairing.boards
    .filter(({ white }) => white > first)
    .flatMap(({ white, black }) => [white, black]);
  const nearer = later.filter((each) => each > first && each < second).sort((a, b) => a - b);
  return nearer.length === 0
    ? [reason('lotFirstRound', { player: onePlayer(player), opponent: onePlayer(opponent) })]
    : [
        reason('lotFirstRoundPassedOver', {
          first: onePlayer(first),
          second: onePlayer(second),
          others: { players: nearer },
        }),
      ];
}

/** Who of the group and of those below was passed over, and among whom was drawn. */
function byeReasons(drawing: Drawing, player: PlayerNumber): Reason[] {
  if (drawing.kind !== 'bye' || drawing.drawn !== player) {
    return [];
  }
  const about = (code: 'lotByeBarred' | 'lotByeVoid', others: readonly PlayerNumber[]): Reason[] =>
    others.length === 0 ? [] : [reason(code, { others: { players: others } })];
  return [
    reason('lotBye', { player: onePlayer(player), among: { players: drawing.among } }),
    ...about('lotByeBarred', drawing.barred),
    ...about('lotByeVoid', drawing.void),
  ];
}

/** Law 29.2.1–2; where these do not name him, what did. */
function subgroupReasons({ player, history, subgroup }: Contestant, round: number): Reason[] {
  const clause = subgroupClause(history.colours, round - 1);
  const who = { player: onePlayer(player.number), subgroup };
  switch (clause) {
    case undefined:
      return [reason('lotSubgroupByLot', who)];
    case 'lastColour':
      return [reason('lotSubgroupLastColour', { ...who, colours: { colours: history.colours } })];
    default:
      return [
        reason('lotSubgroup', { ...who, colours: { colours: history.colours }, clause: `Law ${clause}` }),
      ];
  }
}
