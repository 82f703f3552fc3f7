import { chooseColour } from '../systems/dutch/colourAllocation.ts';
import { byRank, type Contender } from '../systems/dutch/contender.ts';
import { firstColourOf } from '../systems/swiss/firstColour.ts';
import { otherColour, type Colour } from '../tournament/colour.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';

/** C.04.3 (2026) 5.2: the rule that gave the colours, with what the two had before. */
export function dutchColourReasons(tournament: Tournament, own: Contender, opponent: Contender): Reason[] {
  const initial = firstColourOf(tournament);
  const { colour, rule } = chooseColour(own, opponent, initial);
  const higher = byRank(own, opponent) < 0 ? own : opponent;
  const values = histories(own, opponent, colour);
  switch (rule) {
    case '5.2.1':
      return [
        own.colour.preference === undefined || opponent.colour.preference === undefined
          ? onlyOne(own, opponent, values)
          : reason('colourBoth', values),
      ];
    case '5.2.2': {
      const stronger = own.colour.preference === colour ? own : opponent;
      const granted = { ...values, stronger: onePlayer(stronger.number) };
      return [reason('colourStronger', { ...granted, wanted: { colour: stronger.colour.preference! } })];
    }
    case '5.2.3':
      return [reason('colourAlternates', values)];
    case '5.2.4':
      return [
        reason('colourHigherRanked', {
          ...values,
          higher: onePlayer(higher.number),
          wanted: { colour: higher.colour.preference! },
        }),
      ];
    case '5.2.5':
      return byNumber(tournament, higher, initial);
  }
}

function histories(own: Contender, opponent: Contender, colour: Colour): Reason['values'] {
  return {
    player: onePlayer(own.number),
    opponent: onePlayer(opponent.number),
    colour: { colour },
    colours: { colours: own.colour.played },
    opponentColours: { colours: opponent.colour.played },
  };
}

/** 5.2.1: one has no preference yet and takes what is left. */
function onlyOne(own: Contender, opponent: Contender, values: Reason['values']): Reason {
  const [wants, takes] = own.colour.preference === undefined ? [opponent, own] : [own, opponent];
  return reason('colourOnlyOne', {
    ...values,
    wants: onePlayer(wants.number),
    takes: onePlayer(takes.number),
    wanted: { colour: wants.colour.preference! },
  });
}

/** 5.2.5 and 5.1: neither wants anything yet. */
function byNumber(tournament: Tournament, higher: Contender, initial: Colour): Reason[] {
  const isOdd = higher.pairingNumber % 2 === 1;
  const { firstColour, drawSeed } = tournament.settings;
  return [
    reason(isOdd ? 'colourOddNumber' : 'colourEvenNumber', {
      higher: onePlayer(higher.number),
      pairingNumber: higher.pairingNumber,
      colour: { colour: isOdd ? initial : otherColour(initial) },
    }),
    firstColour === undefined
      ? reason('initialColourByLot', { colour: { colour: initial }, seed: drawSeed, purpose: 'colours' })
      : reason('initialColourSet', { colour: { colour: initial } }),
  ];
}
