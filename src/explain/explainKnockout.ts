import { bracketOf, type Bracket } from '../systems/knockout/bracket.ts';
import { playersIn, type BracketMatch } from '../systems/knockout/bracketMatch.ts';
import { matchesOf } from '../systems/knockout/pairKnockout.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { playersByNumber, type Tournament } from '../tournament/tournament.ts';
import type { Explain, Question } from './question.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';

/** Law 25: the place in the bracket, how the two came there, exemption, colours. */
export const explainKnockout: Explain = (question) => {
  const { tournament, round, player } = question;
  const bracket = bracketOf(tournament);
  const match = matchesOf(bracket, round).find((each) => playersIn(each).includes(player));
  if (match === undefined) {
    return [reason('knockoutOut', { player: onePlayer(player), round })];
  }
  if (match.state === 'exempt' && match.winner !== player) {
    return [reason('knockoutGone', { player: onePlayer(player), round })];
  }
  return [
    placeReason(bracket, match),
    ...(match === bracket.thirdPlace ? [] : cameFrom(match, tournament)),
    ...(match.state === 'exempt' ? exemptReasons(question, match) : colourReasons(question, match)),
  ];
};

function placeReason(bracket: Bracket, match: BracketMatch): Reason {
  const { name } = bracket.rounds[match.round - 1]!;
  const place = { match: match.match, name: { word: name }, round: match.round };
  return match === bracket.thirdPlace ? reason('knockoutThirdPlace') : reason('knockoutPlace', place);
}

/** Winners of two neighbouring matches; in round 1 by seed or by lot. */
function cameFrom(match: BracketMatch, tournament: Tournament): Reason[] {
  const players = playersIn(match);
  if (match.round > 1 && match.state === 'exempt') {
    return [];
  }
  if (match.round > 1) {
    const upper = 2 * match.match - 1;
    return [reason('knockoutWinners', { upper, lower: upper + 1, round: match.round - 1 })];
  }
  const known = playersByNumber(tournament);
  const seeds = players.map((number) => known.get(number)?.seed);
  return players.map((number, index) =>
    seeds[index] === undefined
      ? reason('knockoutByLot', {
          player: onePlayer(number),
          seed: tournament.settings.drawSeed,
          purpose: 'places',
        })
      : reason('knockoutSeeded', { player: onePlayer(number), seed: seeds[index]! }),
  );
}

/**
 * Law 25; rules.md 3: exempt by the plan that the arbiter typed, by seed or by lot, or because nobody came to the place
 * opposite.
 */
function exemptReasons({ tournament, player, round }: Question, match: BracketMatch): Reason[] {
  const who = { player: onePlayer(player), round };
  const [opposite] = playersIn(match).filter((each) => each !== player);
  if (opposite !== undefined) {
    return [reason('knockoutOpponentLeft', { ...who, opponent: onePlayer(opposite) })];
  }
  const known = playersByNumber(tournament);
  const isTyped = tournament.players.some((each) => (each.exempt ?? 0) > 0);
  const own = known.get(player);
  if (isTyped) {
    const matches = own?.exempt ?? 0;
    return [
      matches >= round
        ? reason('knockoutExemptTyped', { ...who, matches })
        : reason('knockoutOpponentMissing', who),
    ];
  }
  if (round > 1) {
    return [reason('knockoutOpponentMissing', who)];
  }
  return [reason(own?.seed === undefined ? 'knockoutExemptByLot' : 'knockoutExempt', who)];
}

function colourReasons({ tournament, pairing, player, seat }: Question, match: BracketMatch): Reason[] {
  if (seat.kind !== 'game') {
    return [];
  }
  const games = pairing.boards.filter((board) => board.match === match.match);
  const [white] = games.map((game): PlayerNumber => game.white);
  const values = { first: onePlayer(white ?? player), seed: tournament.settings.drawSeed };
  const pair = [player, seat.opponent].sort((a, b) => a - b).join('-');
  return games.length === 1
    ? [reason('knockoutColourByLot', { ...values, purpose: `colour ${pair}` })]
    : [reason('knockoutUpperBegins', { first: values.first })];
}
