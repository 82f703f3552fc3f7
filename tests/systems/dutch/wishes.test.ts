import { describe, expect, it } from 'vitest';
import { pairDutch } from '../../../src/systems/dutch/pairDutch.ts';
import type { Pairing } from '../../../src/tournament/pairing.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';

function paired(tournament: Tournament, round: number): Pairing {
  const result = pairDutch(tournament, round);
  if (!result.ok) {
    throw new Error(JSON.stringify(result.problems));
  }
  return result.pairing;
}

const codes = (pairing: Pairing): string[] => pairing.notes.map(({ code }) => code);

describe('rules.md 4: wishes and announced rematches in the Dutch system', () => {
  it('of the wishes to keep apart only as many yield as must, and each is said', () => {
    // A–D are of one club and only E and F are not: one pair of the club must meet, two need not.
    const club = ['A', 'B', 'C', 'D'].map((_, index) => playerNumber(index + 1));
    const tournament = tournamentOf('A-B 1-0, C-D 1-0, E-F 1-0', {
      settings: { keepApart: [{ who: club, strict: false, fromRound: 2 }] },
    });
    const pairing = paired(tournament, 2);
    const within = pairing.boards.filter(({ white, black }) => club.includes(white) && club.includes(black));
    expect(within).toHaveLength(1);
    expect(codes(pairing)).toEqual(['keepApartYielded']);
  });

  it('a wish that nobody can be granted changes nothing', () => {
    const text = 'A-D 1-0, B-E 1-0, C-F 1-0';
    const everybody = [1, 2, 3, 4, 5, 6].map(playerNumber);
    const wish = { keepApart: [{ who: everybody, strict: false }] };
    const pairing = paired(tournamentOf(text, { settings: wish }), 2);
    expect(pairing.boards).toEqual(paired(tournamentOf(text), 2).boards);
    expect(codes(pairing)).toEqual(['keepApartYielded', 'keepApartYielded', 'keepApartYielded']);
  });

  it('an announced rematch is made only where the round needs it, and is said', () => {
    const settings = { rematchFrom: 1 };
    expect(codes(paired(tournamentOf('A-B =, C-D =', { settings }), 2))).toEqual([]);
    const everybodyMet = tournamentOf('A-B =, C-D =\nC-A =, D-B =\nA-D =, B-C =', { settings });
    expect(codes(paired(everybodyMet, 4))).toEqual(['rematchYielded', 'rematchYielded']);
  });
});
