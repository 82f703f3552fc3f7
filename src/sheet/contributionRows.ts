import type { Contribution, CountedAs } from '../tiebreaks/contribution.ts';
import { compare } from '../tiebreaks/fraction.ts';
import type { Player, PlayerNumber } from '../tournament/player.ts';
import type { Language } from './languages.ts';
import { ownResult } from './ownResult.ts';
import type { PageValue } from './page.ts';
import { shownValue } from './standingsRows.ts';
import { tableHeadings } from './tableHeadings.ts';

/**
 * How a tie-break comes about: Round, Opponent, Result, Counts as, Value. The values add up to the tie-break: what a
 * modifier leaves out has the value 0, and `Counts as` says what it would have been.
 */
export function contributionRows(
  contributions: readonly Contribution[],
  players: ReadonlyMap<PlayerNumber, Player>,
  language: Language,
): PageValue[][] {
  const heading = (['round', 'opponent', 'result', 'countsAs', 'value'] as const).map(
    (key) => tableHeadings[key][language],
  );
  const rows = contributions.map((one) => [
    one.entry.round,
    one.entry.opponent === undefined
      ? ''
      : `${one.entry.opponent} ${players.get(one.entry.opponent)?.name ?? ''}`.trim(),
    ownResult(one.entry),
    countsAsText(one, language),
    one.cut === true ? 0 : shownValue(one.value),
  ]);
  return [heading, ...rows];
}

function countsAsText(one: Contribution, language: Language): string {
  const words = countedAsWords[one.countsAs][language];
  const score =
    one.score !== undefined && (one.cut === true || compare(one.score, one.value) !== 0)
      ? `: ${shownValue(one.score)}`
      : '';
  return one.cut === true
    ? `${words}${score} (${leftOut[language]} ${shownValue(one.value)})`
    : `${words}${score}`;
}

const leftOut: Record<Language, string> = { en: 'left out:', vi: 'loại bỏ:' };

const countedAsWords: Record<CountedAs, Record<Language, string>> = {
  opponent: { en: 'opponent’s score', vi: 'điểm của đối thủ' },
  adjustedOpponent: {
    en: 'opponent’s score, his last absences as draws',
    vi: 'điểm của đối thủ, các vòng cuối vắng mặt tính hòa',
  },
  scheduledOpponent: { en: 'score of the scheduled opponent', vi: 'điểm của đối thủ đã xếp cặp' },
  withdrawnOpponent: {
    en: 'mean of the withdrawn opponent’s group',
    vi: 'trung bình nhóm của đối thủ bỏ cuộc',
  },
  dummy: { en: 'dummy with his own score', vi: 'đối thủ ảo bằng điểm của mình' },
  cappedDummy: { en: 'dummy, as much as allowed', vi: 'đối thủ ảo, theo mức tối đa' },
  lastPlace: { en: 'score of the last placed', vi: 'điểm của người xếp cuối' },
  ownResult: { en: 'his own result', vi: 'kết quả của mình' },
  runningScore: { en: 'score after the round', vi: 'điểm sau vòng đấu' },
  buchholz: { en: 'opponent’s Buchholz', vi: 'hệ số Búcgôn của đối thủ' },
  rating: { en: 'opponent’s rating', vi: 'hệ số của đối thủ' },
  performance: { en: 'opponent’s performance', vi: 'hiệu suất của đối thủ' },
  nothing: { en: 'nothing', vi: 'không tính' },
  open: { en: 'nothing yet', vi: 'chưa tính' },
};
