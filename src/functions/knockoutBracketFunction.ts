import { bracketPicture } from '../sheet/bracketPicture.ts';
import { bracketWithEntrants, isKnockout } from '../sheet/bracketSheet.ts';
import { bracketOf } from '../systems/knockout/bracket.ts';
import { playerNumber } from '../tournament/player.ts';
import { defaultSettings } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { CustomFunction } from './answer.ts';
import { wholeNumber } from './arguments.ts';
import { onlyCell } from './fromRange.ts';
import { readSource, type Source } from './source.ts';
import { tablesOf } from './tables.ts';

const mostPlayers = 1024;

/**
 * `KNOCKOUT_BRACKET(n_or_players, [results], [settings])`: the grid of the Bracket sheet. A number gives the empty bracket of
 * so many seeds; ranges are taken for a knockout whatever system the settings name.
 */
export const knockoutBracketFunction: CustomFunction = ([nOrPlayers, results, settings], readWorkbook) => {
  const cell = onlyCell(nOrPlayers);
  if (typeof cell === 'number' || (typeof cell === 'string' && cell.trim() !== '')) {
    const count = wholeNumber(cell, 'n_or_players', 2, mostPlayers);
    return count.ok ? { ok: true, value: emptyBracket(count.value) } : count;
  }
  const read = readSource(nOrPlayers, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const source = knockoutsOf(read.source, Array.isArray(cell));
  const pictures = source.parts.map(({ tournament }) => bracketWithEntrants(tournament));
  const problems = pictures.flatMap(({ bracket }) => (bracket.rounds.length === 0 ? bracket.problems : []));
  if (pictures.length === 0 || problems.length > 0) {
    const { language } = source;
    return { ok: false, problems: problems.length > 0 ? problems : [{ code: 'noKnockout' }], language };
  }
  return {
    ok: true,
    value: tablesOf(source, ({ tournament }) => {
      const { bracket, entrants } = bracketWithEntrants(tournament);
      return bracketPicture(bracket, entrants, source.language, 1).cells;
    }),
  };
};

function knockoutsOf(source: Source, fromRanges: boolean): Source {
  const parts = fromRanges
    ? source.parts.map((part) => ({ ...part, tournament: asKnockout(part.tournament) }))
    : source.parts;
  return { ...source, parts: parts.filter(({ tournament }) => isKnockout(tournament)) };
}

function asKnockout(tournament: Tournament): Tournament {
  return { ...tournament, settings: { ...tournament.settings, system: 'knockout' } };
}

function emptyBracket(count: number) {
  const players = Array.from({ length: count }, (_, index) => ({
    number: playerNumber(index + 1),
    name: '',
    seed: index + 1,
    byes: [],
  }));
  const tournament: Tournament = {
    settings: { ...defaultSettings, system: 'knockout' },
    players,
    rounds: [],
  };
  return bracketPicture(bracketOf(tournament), tournament, 'en', 1).cells;
}
