import { mostRounds } from '../sheet/limits.ts';
import { pairingRows } from '../sheet/pairingRows.ts';
import { roundProblem, roundToPair } from '../sheet/roundToPair.ts';
import { parseSystem } from '../sheet/settingValues.ts';
import { pairRound } from '../systems/pair.ts';
import { beforeRound } from '../tournament/beforeRound.ts';
import { systemNames, type SystemName } from '../tournament/settings.ts';
import { isInEvent } from '../tournament/participants.ts';
import type { Problem } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { problemsOf, shownArgument, wholeArgument, type ArgumentRead } from './arguments.ts';
import { isOmitted } from './fromRange.ts';
import { readSource } from './source.ts';
import { tablesOf } from './tables.ts';

/**
 * `PAIR_ROUND([players], [results], [round], [system], [settings])`: preview of a round, the next one by default: Board,
 * White no, White, Black no, Black.
 */
export const pairRoundFunction: CustomFunction = (
  [players, results, round, system, settings],
  readWorkbook,
) => {
  const number = wholeArgument(round, 'round', 1, mostRounds);
  const chosen = systemArgument(system);
  if (!number.ok || !chosen.ok) {
    return refuse(...problemsOf(number, chosen));
  }
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { source } = read;
  const paired = source.parts.map((part) => {
    const tournament = withSystem(part.tournament, chosen.value);
    return { part, tournament, result: pairPart(tournament, number.value) };
  });
  const problems = paired.flatMap(({ result }) => (result.ok ? [] : result.problems));
  if (problems.length > 0) {
    return { ok: false, problems, language: source.language };
  }
  const table = tablesOf(source, (part) => {
    const own = paired.find((one) => one.part === part);
    return own?.result.ok === true
      ? pairingRows(own.result.pairing, own.tournament.players, source.language, source.colourNames)
      : [];
  });
  return { ok: true, value: table };
};

function systemArgument(raw: unknown): ArgumentRead<SystemName> {
  const value = isOmitted(raw) ? undefined : parseSystem(shownArgument(raw));
  const values = { argument: 'system', systems: systemNames.join(', ') };
  return value === undefined && !isOmitted(raw)
    ? { ok: false, problems: [{ code: 'argumentNotSystem', found: shownArgument(raw), values }] }
    : { ok: true, value };
}

function withSystem(tournament: Tournament, system: SystemName | undefined): Tournament {
  return system === undefined
    ? tournament
    : { ...tournament, settings: { ...tournament.settings, system, systemOfReport: undefined } };
}

function pairPart(tournament: Tournament, wanted: number | undefined): ReturnType<typeof pairRound> {
  const next = roundToPair(tournament);
  const round = wanted ?? next.round;
  const problem = beyondTheEnd(tournament, round) ?? roundProblem(tournament, round);
  return problem === undefined
    ? pairRound(round === next.round ? next.tournament : beforeRound(tournament, round), round)
    : { ok: false, problems: [problem] };
}

/** What the menu refuses too: a round beyond those that are planned, and one for which hardly anybody is here. */
function beyondTheEnd(tournament: Tournament, round: number): Problem | undefined {
  const { rounds } = tournament.settings;
  if (rounds !== undefined && round > rounds) {
    return { code: 'allRoundsPaired', values: { rounds } };
  }
  const { system } = tournament.settings;
  const here = tournament.players.filter((player) => isInEvent(player, round)).length;
  if (tournament.players.length < 2 || here > 1 || system === 'round-robin' || system === 'knockout') {
    return undefined;
  }
  return { code: 'noPlayersInRound', values: { round } };
}
