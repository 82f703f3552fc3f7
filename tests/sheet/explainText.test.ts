import { describe, expect, it, test } from 'vitest';
import { onePlayer, reason, reasonCodes, reasonWords } from '../../src/explain/reasons.ts';
import { explainText, reasonSentences, type Listener } from '../../src/sheet/explainText.ts';
import { languages } from '../../src/sheet/languages.ts';
import { playerNumber } from '../../src/tournament/player.ts';

const placesOf = (sentence: string): string[] => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort();
const an = playerNumber(5);
const listener = (more: Partial<Listener> = {}): Listener => ({
  language: 'en',
  colourNames: 'white',
  nameOf: (player) => (player === an ? 'An' : ''),
  ...more,
});

describe('every reason', () => {
  test.each(reasonCodes)('%s has the same places in every language', (code) => {
    const [english, ...others] = languages.map((language) => placesOf(reasonSentences[language][code]));
    others.forEach((other) => expect(other).toEqual(english));
  });

  test.each(reasonCodes)('%s is a whole sentence that makes no formula', (code) => {
    languages.forEach((language) => expect(reasonSentences[language][code]).toMatch(/^\p{Lu}.*[.:]$/u));
  });

  test.each(reasonCodes)('%s names colours by the words of the event', (code) => {
    languages.forEach((language) => {
      expect(reasonSentences[language][code]).not.toMatch(/\b(White|Black|Red)\b|Trắng|Đen/);
    });
  });

  test.each(reasonWords)('%s is a phrase', (word) => {
    const values = { player: onePlayer(an), natural: onePlayer(an), criterion: { word } };
    languages.forEach((language) => {
      const [said] = explainText([reason('naturalCriterion', values)], listener({ language }));
      expect(said).not.toMatch(/undefined|\{/);
    });
  });
});

describe('what fills a sentence', () => {
  const meets = reason('meetsAsWhite', {
    player: onePlayer(an),
    opponent: onePlayer(playerNumber(9)),
    round: 3,
    board: 1,
  });

  it('one player with his name, the colour in the words of the event', () => {
    expect(explainText([meets], listener())).toEqual([
      'Round 3, board 1: number 5 (An) has White against number 9.',
    ]);
    expect(explainText([meets], listener({ language: 'vi', colourNames: 'red' }))).toEqual([
      'Vòng 3, bàn 1: số 5 (An) cầm quân Đỏ gặp số 9.',
    ]);
  });

  it('points, and players by their numbers', () => {
    const others = [2, 3].map(playerNumber);
    const group = reason('scoreGroup', {
      player: onePlayer(an),
      score: { points: 3 },
      others: { players: others },
    });
    expect(explainText([group], listener())).toEqual(['Number 5 (An) has 1½ points. The same score: 2, 3.']);
  });

  it('counts those for whom there is no room', () => {
    const others = Array.from({ length: 40 }, (_, index) => playerNumber(index + 10));
    const barred = reason('byeBarred', { others: { players: others } });
    expect(explainText([barred], listener())[0]).toContain('20, 21 and 28 more');
  });

  it('colours played, or that there were none; the law in both languages', () => {
    const subgroup = reason('lotSubgroup', {
      player: onePlayer(an),
      subgroup: 3,
      colours: { colours: ['white', 'black'] },
      clause: 'Law 29.2.1',
    });
    expect(explainText([subgroup], listener({ language: 'vi' }))).toEqual([
      'Số 5 (An) đã cầm Trắng–Đen nên thuộc phân nhóm 3 (Luật 29.2.1).',
    ]);
    const none = reason('lotSubgroup', {
      player: onePlayer(an),
      subgroup: 3,
      colours: { colours: [] },
      clause: 'Law 29.2.1',
    });
    expect(explainText([none], listener())[0]).toContain('had no game yet');
  });
});
