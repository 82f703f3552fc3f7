import { lotsFor } from '../../lots/draw.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { Note, Problem } from '../../tournament/problem.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { inBracketOrder, isSeeded, type Entrant } from './entrant.ts';
import { exemptionPlan } from './exemptions.ts';
import { placesOf, type Places } from './places.ts';

export interface DrawnPlaces {
  /** Empty where problems stand against a bracket. */
  readonly places: Places<PlayerNumber>;
  readonly problems: readonly Problem[];
  readonly notes: readonly Note[];
}

/** Rules.md 1, 3: the places before anything is on record: seeds, exemptions, and lots for the rest (draw purpose `places`). */
export function drawnPlaces(tournament: Tournament): DrawnPlaces {
  const entrants = tournament.players.filter(entersBracket).map(entrantOf);
  if (entrants.length < 2) {
    return { places: [], problems: [{ code: 'noPlayers' }], notes: [] };
  }
  const twice = seedsTwice(entrants);
  const ordered = inBracketOrder(entrants, lotsFor(tournament.settings.drawSeed, 'places'));
  const result = exemptionPlan(ordered);
  if (!result.ok || twice.length > 0) {
    return { places: [], problems: [...twice, ...(result.ok ? [] : result.problems)], notes: [] };
  }
  const places = placesOf(ordered, result.plan, tournament.settings.clubMatesApart);
  const drawn = new Set(entrants.filter((entrant) => !isSeeded(entrant)).map(({ number }) => number));
  const list = places.filter((number) => number !== undefined && drawn.has(number)).join(', ');
  const byLot: Note[] = drawn.size > 1 ? [{ code: 'placesByLot', values: { count: drawn.size, list } }] : [];
  return { places, problems: [], notes: [...result.notes, ...byLot] };
}

/** Who left before the event, or is not checked in, gets no place. */
function entersBracket(player: Player): boolean {
  return (player.leftAfter ?? 1) > 0 && player.present !== false;
}

export function entrantOf(player: Player): Entrant<PlayerNumber> {
  const { number, seed, exempt, club } = player;
  return {
    number,
    ...(seed === undefined ? {} : { seed }),
    ...(exempt === undefined ? {} : { exempt }),
    ...(club === undefined || club === '' ? {} : { club }),
  };
}

function seedsTwice(entrants: readonly Entrant<PlayerNumber>[]): Problem[] {
  const seeds = new Set(entrants.filter(isSeeded).map((entrant) => entrant.seed));
  return [...seeds].flatMap((seed): Problem[] => {
    const same = entrants.filter((entrant) => entrant.seed === seed).map((entrant) => entrant.number);
    return same.length > 1 ? [{ code: 'seedTwice', values: { seed, numbers: same.join(', ') } }] : [];
  });
}
