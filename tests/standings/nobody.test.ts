import { expect, it } from 'vitest';
import { standings } from '../../src/standings/standings.ts';
import { systemNames } from '../../src/tournament/settings.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

it.each(systemNames)('%s: the standings of an event that nobody has entered yet are empty', (system) => {
  expect(standings(tournamentOf('', { settings: { system } })).rows).toEqual([]);
});
