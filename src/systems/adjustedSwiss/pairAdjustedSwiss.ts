import { historyOf } from '../../tournament/history.ts';
import type { PairedBye, Pairing, PairingResult } from '../../tournament/pairing.ts';
import { grantedByes } from '../../tournament/participants.ts';
import type { Note, Problem } from '../../tournament/problem.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { inBoardOrder, type BoardRank } from '../swiss/boardOrder.ts';
import { noLegalPairing } from '../swiss/deadEndCause.ts';
import { firstColourOf } from '../swiss/firstColour.ts';
import { keptApart, type PairTest } from '../swiss/keepApart.ts';
import { hasWonWithoutPlay } from '../swiss/wonWithoutPlay.ts';
import { byeCandidates } from './bye.ts';
import type { Decision } from './decisions.ts';
import { fieldOf, mayHave, type Contestant, type Field } from './field.ts';
import { fieldToPair, haveMet, mayMeetIn, whoIsFree } from './fieldToPair.ts';
import type { Pair } from './order.ts';
import { pairColours, type PairColour } from './pairColours.ts';
import { sweep, type Sweep } from './sweep.ts';

export interface AdjustedSwissRound {
  readonly result: PairingResult;
  readonly decisions: readonly Decision[];
}

/** Law 28, the adjusted Swiss: see `pair.ts` for what goes in. */
export function pairAdjustedSwiss(tournament: Tournament, round: number): PairingResult {
  return decideAdjustedSwiss(tournament, round).result;
}

/** The same, with everything the engine decided on the way. */
export function decideAdjustedSwiss(tournament: Tournament, round: number): AdjustedSwissRound {
  const history = historyOf(tournament);
  const apart = keptApart(tournament, round, history);
  const strictly = fieldOf(tournament, round, history, apart.never);
  if (strictly.contestants.length < 2) {
    return refused({ code: 'noPlayers', values: { round } });
  }
  const field = fieldToPair(strictly, apart.ifPossible);
  if (field === undefined) {
    return refused(whyNot(strictly, apart.never));
  }
  const { bye, swept } = fewestYields(field);
  return finish(tournament, field, bye, swept.pairs, swept.decisions, apart.ifPossible);
}

interface RoundFound {
  readonly bye: Contestant | undefined;
  readonly swept: Sweep;
}

/**
 * Law 27, last sentence; rules.md 4: the round is first paired without any yield; in the last round the colour limits
 * yield only where that keeps more equal scores together, or where there is no pairing otherwise.
 */
function fewestYields(field: Field): RoundFound {
  const strict = roundFound({ ...field, lastRound: false });
  const relaxed =
    field.lastRound && strict?.swept.pairs.every(isLevel) !== true ? roundFound(field) : undefined;
  const found =
    strict === undefined || (relaxed !== undefined && levelPairs(relaxed) > levelPairs(strict))
      ? relaxed
      : strict;
  if (found === undefined) {
    throw new Error('28.3: a round that can be paired was not');
  }
  const yields = found.swept.pairs.some(({ first, second }) => !field.permitted(first, second));
  return yields ? found : (strict ?? found);
}

function roundFound(field: Field): RoundFound | undefined {
  const free = whoIsFree(field);
  const bye = free === 'nobody' ? undefined : free;
  const players = field.contestants.filter((each) => each !== bye);
  const swept = free === undefined ? undefined : sweep(field, players, mayMeetIn(field));
  return swept && { bye, swept };
}

function levelPairs({ swept }: RoundFound): number {
  return swept.pairs.filter(isLevel).length;
}

function isLevel({ first, second }: Pair): boolean {
  return first.score === second.score;
}

function refused(problem: Problem): AdjustedSwissRound {
  return { result: { ok: false, problems: [problem] }, decisions: [] };
}

function whyNot(field: Field, apart: PairTest): Problem {
  const at = (place: number): Contestant => field.contestants[place]!;
  const mayMeet = mayMeetIn(field);
  return noLegalPairing({
    round: field.round,
    numbers: field.contestants.map((each) => each.player.number),
    mayMeet: (a, b) => mayMeet(at(a), at(b)),
    haveMet: (a, b) => !field.rematchAllowed && haveMet(at(a), at(b)),
    keptApart: (a, b) => apart(at(a).player.number, at(b).player.number),
    mayHaveBye: (a) => !hasWonWithoutPlay(at(a).history),
  });
}

function finish(
  tournament: Tournament,
  field: Field,
  bye: Contestant | undefined,
  pairs: readonly Pair[],
  decisions: readonly Decision[],
  unwished: PairTest,
): AdjustedSwissRound {
  const first = firstColourOf(tournament);
  const coloured = [...pairs]
    .sort((a, b) => inBoardOrder(boardRank(a), boardRank(b)))
    .map((pair) => pairColours(pair.first, pair.second, first));
  const byes: PairedBye[] = [
    ...(bye === undefined ? [] : [{ player: bye.player.number, outcome: 'pairingBye' as const }]),
    ...grantedByes(tournament.players, field.round),
  ];
  const pairing: Pairing = {
    round: field.round,
    boards: coloured.map(({ white, black }, index) => ({
      board: index + 1,
      white: white.player.number,
      black: black.player.number,
    })),
    byes,
    notes: coloured.flatMap((pair) => yieldNotes(pair, unwished)),
  };
  return {
    result: { ok: true, pairing },
    decisions: [
      ...(bye === undefined ? [] : [byeDecision(field, bye)]),
      ...decisions,
      ...coloured.map(colourDecision),
    ],
  };
}

function boardRank({ first, second }: Pair): BoardRank {
  return { scores: [first.score, second.score], number: Math.min(first.rank, second.rank) };
}

/** Rules.md 4, yielding: every yield is said. */
function yieldNotes({ white, black }: PairColour, unwished: PairTest): Note[] {
  const notes: Note[] = [];
  const pair = { player: white.player.number, opponent: black.player.number };
  if (haveMet(white, black)) {
    notes.push({ code: 'rematchYielded', values: pair });
  }
  if (unwished(pair.player, pair.opponent)) {
    notes.push({ code: 'keepApartYielded', values: pair });
  }
  if (!mayHave(white, 'white')) {
    notes.push({
      code: 'colourLimitYielded',
      values: { player: white.player.number, name: white.player.name },
    });
  }
  if (!mayHave(black, 'black')) {
    notes.push({
      code: 'colourLimitYielded',
      values: { player: black.player.number, name: black.player.name },
    });
  }
  return notes;
}

function byeDecision(field: Field, bye: Contestant): Decision {
  const line = byeCandidates(field.contestants);
  return {
    kind: 'bye',
    player: bye.player.number,
    passedOver: line.slice(0, line.indexOf(bye)).map((each) => each.player.number),
  };
}

function colourDecision({ white, black, reason }: PairColour): Decision {
  return {
    kind: 'colour',
    player: white.player.number,
    opponent: black.player.number,
    colour: 'white',
    reason,
  };
}
