import type { Drawing } from '../systems/drawnSwiss/drawings.ts';
import { decideDrawnSwiss } from '../systems/drawnSwiss/pairDrawnSwiss.ts';
import { subgroupOf } from '../systems/drawnSwiss/subgroups.ts';
import { finalScore, historyOf, type History } from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Explain } from './question.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';
import { lawGroupReasons } from './scoreGroup.ts';
import { yieldReasons } from './yields.ts';

/** Law 29: the subgroups of the two, who drew whom and among whom, and the seed from which it can be drawn again. */
export const explainDrawnSwiss: Explain = (question) => {
  const { tournament, round, player, seat } = question;
  const history = historyOf(tournament);
  const { drawings } = decideDrawnSwiss(tournament, round);
  const seed = reason('lotSeed', { seed: tournament.settings.drawSeed, purpose: `round ${round}` });
  if (seat.kind !== 'game') {
    return [
      ...lawGroupReasons(question, history),
      ...drawings.flatMap((each) => byeReasons(each, player)),
      seed,
    ];
  }
  if (round === 1) {
    return [reason('lotFirstRound', { player: onePlayer(player), opponent: onePlayer(seat.opponent) })];
  }
  const both = [player, seat.opponent];
  return [
    ...lawGroupReasons(question, history),
    ...both.flatMap((each) => subgroupReasons(each, round, history, drawings)),
    ...floats(both, history),
    ...drawings.flatMap((each) => drawReasons(each, both)),
    ...yieldReasons(question),
    seed,
  ];
};

function byeReasons(drawing: Drawing, player: PlayerNumber): Reason[] {
  return drawing.kind === 'bye' && drawing.drawn === player
    ? [reason('lotBye', { player: onePlayer(player), among: { players: drawing.among } })]
    : [];
}

/** Law 29.2. */
function subgroupReasons(
  player: PlayerNumber,
  round: number,
  history: History,
  drawings: readonly Drawing[],
): Reason[] {
  const colours = history.get(player)?.colours ?? [];
  const subgroup = subgroupOf(colours, round - 1);
  const who = { player: onePlayer(player) };
  if (subgroup !== undefined) {
    const clause = round % 2 === 0 ? 'Law 29.2.1' : 'Law 29.2.2';
    return [reason('lotSubgroup', { ...who, subgroup, colours: { colours }, clause })];
  }
  return drawings.flatMap((each) =>
    each.kind === 'subgroup' && each.player === player
      ? [reason('lotSubgroupByLot', { ...who, subgroup: each.drawn })]
      : [],
  );
}

/** Law 29.3.4 and 29.4.4: whoever found nobody in his group went down and drew there. */
function floats([one, two]: readonly PlayerNumber[], history: History): Reason[] {
  const scores = [one, two].map((each) => finalScore(history.get(each!)!));
  if (scores[0] === scores[1]) {
    return [];
  }
  const [higher, lower] = scores[0]! > scores[1]! ? [one, two] : [two, one];
  return [
    reason('lotFloats', {
      higher: onePlayer(higher!),
      lower: onePlayer(lower!),
      from: { points: Math.max(...scores) },
      to: { points: Math.min(...scores) },
    }),
  ];
}

/** Law 29.3: the draw that made the pair. */
function drawReasons(drawing: Drawing, both: readonly PlayerNumber[]): Reason[] {
  if (drawing.kind !== 'opponent' || !both.includes(drawing.drawer) || !both.includes(drawing.drawn)) {
    return [];
  }
  const { among, clause, colour, colourByLot } = drawing;
  const values = {
    drawer: onePlayer(drawing.drawer),
    drawn: onePlayer(drawing.drawn),
    clause: `Law ${clause}`,
    colour: { colour },
  };
  return [
    among.length === 1
      ? reason('lotOnlyOne', values)
      : reason('lotDrew', { ...values, among: { players: among } }),
    reason(colourByLot ? 'lotColour' : 'lotColourOfClause', values),
  ];
}
