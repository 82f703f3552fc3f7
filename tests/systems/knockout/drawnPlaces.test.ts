import { describe, expect, it } from 'vitest';
import { lotsFor } from '../../../src/lots/draw.ts';
import { drawnPlaces } from '../../../src/systems/knockout/drawnPlaces.ts';
import { inBracketOrder } from '../../../src/systems/knockout/entrant.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { knockoutOf } from './playKnockout.ts';

function placesIn(tournament: Tournament): readonly (number | undefined)[] {
  const drawn = drawnPlaces(tournament);
  return drawn.ok ? drawn.places : [];
}

describe('rules.md 1, 3: places by lot before the event', () => {
  it('the draw is that of the purpose `places`, so that it can be done again', () => {
    const order = inBracketOrder(knockoutOf(8, {}, {}, 0).players, lotsFor('again', 'places'));
    const [a, b, c, d, e, f, g, h] = order.map(({ number }) => number);
    expect(placesIn(knockoutOf(8, { drawSeed: 'again' }, {}, 0))).toEqual([a, h, e, d, c, f, g, b]);
  });

  it('the order of the Players sheet changes neither the seeds nor the lots', () => {
    const event = knockoutOf(8, {}, { 6: { seed: 2 }, 7: { seed: 1 } }, 0);
    const places = placesIn(event);
    expect([places[0], places[7]]).toEqual([7, 6]);
    expect(placesIn({ ...event, players: [...event.players].reverse() })).toEqual(places);
  });

  it('two with the same seed: refused, though the exemptions fit', () => {
    expect(drawnPlaces(knockoutOf(4, {}, { 2: { seed: 1 } }))).toEqual({
      ok: false,
      problems: [{ code: 'seedTwice', values: { seed: 1, numbers: '1, 2' } }],
    });
  });

  it('club-mates in different halves, only where that is asked for', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
    const clubs = { 3: { club: 'X' }, 5: { club: 'X' } };
    const apart = (clubMatesApart: boolean): boolean =>
      seeds.every((drawSeed) => {
        const half = placesIn(knockoutOf(8, { drawSeed, clubMatesApart }, clubs, 0)).slice(0, 4);
        return half.includes(3) !== half.includes(5);
      });
    expect([apart(true), apart(false)]).toEqual([true, false]);
  });
});
