import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import type { ProblemCode } from '../../tournament/problem.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { allRules, type Field, fieldOf } from './field.ts';

/**
 * C.04.3 (2026) 1.9.1 and 2.3.1 [C5]: the field when its round can be completed, with the lowest score that the bye
 * can go to.
 */
export function completableField(field: Field): Field | undefined {
  const { players, compatible } = field;
  const n = players.length;
  if (n % 2 === 0) {
    const mates = maximumMatching(neighbourLists(n, (a, b) => compatible[a * n + b] === 1));
    return pairCount(mates) * 2 === n ? field : undefined;
  }
  const lists = neighbourLists(n + 1, (a, b) => b < n && compatible[a * n + b] === 1);
  let mates = maximumMatching(lists);
  for (let at = n - 1; at >= 0; at -= 1) {
    const player = players[at]!;
    if (player.mayHaveBye) {
      lists[n]!.push(at);
      lists[at]!.push(n);
    }
    if (at === 0 || players[at - 1]!.score !== player.score) {
      mates = maximumMatching(lists, mates);
      if (pairCount(mates) * 2 === n + 1) {
        return { ...field, byeScore: player.score };
      }
    }
  }
  return undefined;
}

/** 1.9.3: which rule leaves no way, so that the arbiter can decide what to do. */
export function whyNotPairable(tournament: Tournament, round: number): ProblemCode {
  const field = fieldOf(tournament, round, { ...allRules, softlyApart: false });
  if (completableField({ ...field, players: field.players.map((each) => ({ ...each, mayHaveBye: true })) })) {
    return 'noLegalPairingBye';
  }
  const colourless = fieldOf(tournament, round, { ...allRules, softlyApart: false, colours: false });
  return completableField(colourless) === undefined ? 'noLegalPairingRematches' : 'noLegalPairingColours';
}
