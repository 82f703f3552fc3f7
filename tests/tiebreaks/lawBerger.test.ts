import { expect, it } from 'vitest';
import { tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown } from './valueOf.ts';

it('Law 26, 29.5 hệ số Becgơ: the beaten count whole, the drawn half, a free round nothing', () => {
  const t = tournamentOf(
    `A-B 1-0, C-D 1-0, E bye
     A-C =, B-E 1-0, D bye
     A bye, B-C 0-1, D-E +/-`,
    { settings: { system: 'drawn' } },
  );
  // B 1, C 2½, E 1
  expect(shown(evaluated(t, 'BERGER', 'A'))).toEqual(['1 opponent 1', '2 opponent 1.25', '3 lastPlace 0']);
  expect(shown(evaluated(t, 'BERGER', 'D'))[2]).toBe('3 scheduledOpponent 1');
});

it('Law 26: in a round robin a withdrawn opponent keeps his own score', () => {
  const t = tournamentOf(
    `A-D 1-0, B-C =
     D-C 1-0, A-B =
     B-D +/-, C-A 0-1`,
    { settings: { system: 'round-robin' }, players: { D: { leftAfter: 2 } } },
  );
  expect(shown(evaluated(t, 'BERGER', 'A'))[0]).toBe('1 opponent 1');
});
