import { describe, expect, it } from 'vitest';
import { play, typedEvent, type Row } from './standInEvent.ts';

const game = (round: number, board: number, white: number, black: number, result = '½-½'): Row => [
  round,
  board,
  white,
  '',
  result,
  '',
  black,
  '',
];

/** 1 has White three times running, 2 Black. */
const third = [
  game(1, 1, 1, 2),
  game(1, 2, 3, 4),
  game(2, 1, 1, 3),
  game(2, 2, 4, 2),
  game(3, 1, 1, 4),
  game(3, 2, 3, 2),
];

describe('Check everything, colours typed by hand (Laws 27, 29.4.2)', () => {
  it.each(['dutch', 'adjusted', 'drawn'])('%s: names the cell and the player', (system) => {
    const heard = play(typedEvent(4, { system, results: third }), 'checkEverything').warned.join();
    expect(heard).toContain('Results!E6: In round 3 number 1 has the same colour for the third game running');
    expect(heard).toContain('Results!E7: In round 3 number 2 has the same colour');
  });

  it.each(['round-robin', 'knockout'])('%s: knows no such limit', (system) => {
    const heard = play(typedEvent(4, { system, results: third }), 'checkEverything').warned.join();
    expect(heard).not.toContain('third game running');
  });
});

describe('an adjourned game (Laws 25, 29.5)', () => {
  it.each([
    ['drawn', 'Law 29.5'],
    ['knockout', 'Law 25'],
  ])('%s: is warned of with the article', (system, article) => {
    const results = [game(1, 1, 1, 2, '*'), game(1, 2, 3, 4)];
    const heard = play(typedEvent(4, { system, results }), 'checkEverything').warned.join();
    expect(heard).toContain(`Results!E2`);
    expect(heard).toContain(article);
  });

  it('dutch: is told how it counts', () => {
    const results = [game(1, 1, 1, 2, '*'), game(1, 2, 3, 4)];
    const heard = play(typedEvent(4, { results }), 'checkEverything').warned.join();
    expect(heard).toContain('is not finished (*). It counts as a draw');
  });
});
