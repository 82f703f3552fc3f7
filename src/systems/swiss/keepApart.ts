import { finalScore, type History } from '../../tournament/history.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { KeepApart } from '../../tournament/settings.ts';
import { playersByNumber, type Tournament } from '../../tournament/tournament.ts';

export type PairTest = (a: PlayerNumber, b: PlayerNumber) => boolean;

/**
 * Law 30.1.2 and the setting *Keep apart*: the pairs that must not be made in this round.
 *
 * @returns `never` for the strict rules; `ifPossible` for those that yield when the round cannot be completed otherwise
 */
export function keptApart(
  tournament: Tournament,
  round: number,
  history: History,
): { never: PairTest; ifPossible: PairTest } {
  const rules = tournament.settings.keepApart.filter(
    (rule) => round >= (rule.fromRound ?? 1) && round <= (rule.toRound ?? Infinity),
  );
  const players = playersByNumber(tournament);
  const test =
    (which: readonly KeepApart[]): PairTest =>
    (a, b) =>
      which.some((rule) => touches(rule, players.get(a), players.get(b)) && belowLimit(rule, history, a, b));
  return {
    never: test(rules.filter((rule) => rule.strict)),
    ifPossible: test(rules.filter((rule) => !rule.strict)),
  };
}

function touches(rule: KeepApart, a: Player | undefined, b: Player | undefined): boolean {
  if (a === undefined || b === undefined) {
    return false;
  }
  if (typeof rule.who !== 'string') {
    return rule.who.includes(a.number) && rule.who.includes(b.number);
  }
  const group = a[rule.who];
  return group !== undefined && group !== '' && group === b[rule.who];
}

function belowLimit(rule: KeepApart, history: History, a: PlayerNumber, b: PlayerNumber): boolean {
  const { upTo } = rule;
  if (upTo === undefined) {
    return true;
  }
  return [a, b].every((each) => {
    const own = history.get(each);
    return own === undefined || finalScore(own) <= upTo;
  });
}
