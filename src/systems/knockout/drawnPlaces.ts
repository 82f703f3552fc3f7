import { lotsFor } from '../../lots/draw.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { Note, Problem } from '../../tournament/problem.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { inBracketOrder, isSeeded, type Entrant } from './entrant.ts';
import { exemptionPlan } from './exemptions.ts';
import { placesOf, type Places } from './places.ts';

export type DrawnPlaces =
  | { readonly ok: true; readonly places: Places<PlayerNumber>; readonly notes: readonly Note[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Rules.md 1, 3: the places before anything is on record: seeds, exemptions, and lots for the rest (draw purpose `places`). */
export function drawnPlaces(tournament: Tournament): DrawnPlaces {
  const entrants = tournament.players.filter(entersBracket);
  if (entrants.length < 2) {
    return { ok: false, problems: [{ code: 'noPlayers' }] };
  }
  const twice = seedsTwice(entrants);
  const ordered = inBracketOrder(entrants, lotsFor(tournament.settings.drawSeed, 'places'));
  const result = exemptionPlan(ordered);
  if (!result.ok || twice.length > 0) {
    return { ok: false, problems: [...twice, ...(result.ok ? [] : result.problems)] };
  }
  const places = placesOf(ordered, result.plan, tournament.settings.clubMatesApart);
  const drawn = new Set<PlayerNumber | undefined>(
    entrants.filter((entrant) => !isSeeded(entrant)).map(({ number }) => number),
  );
  const list = places.filter((number) => drawn.has(number)).join(', ');
  const byLot: Note[] = drawn.size > 1 ? [{ code: 'placesByLot', values: { count: drawn.size, list } }] : [];
  return { ok: true, places, notes: [...result.notes, ...byLot] };
}

/** Who left before the event, or is not checked in, gets no place. */
export function entersBracket(player: Player): boolean {
  return (player.leftAfter ?? 1) > 0 && player.present !== false;
}

function seedsTwice(entrants: readonly Entrant<PlayerNumber>[]): Problem[] {
  const seeds = new Set(entrants.filter(isSeeded).map((entrant) => entrant.seed));
  return [...seeds].flatMap((seed): Problem[] => {
    const same = entrants.filter((entrant) => entrant.seed === seed).map((entrant) => entrant.number);
    return same.length > 1 ? [{ code: 'seedTwice', values: { seed, numbers: same.join(', ') } }] : [];
  });
}
