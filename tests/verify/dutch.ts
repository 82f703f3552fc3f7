import { basename } from 'node:path';
import { beforeRound } from '../../src/tournament/beforeRound.ts';
import { otherColour } from '../../src/tournament/colour.ts';
import { pairByItself } from '../../src/systems/dutch/ownBracket.ts';
import { pairField } from '../../src/systems/dutch/pairField.ts';
import { fieldToPair } from '../../src/systems/dutch/roundOutlook.ts';
import { pairWithWholeField } from '../../src/systems/dutch/wholeField.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { differingRounds, dutchFixtures, finishedTournament, trfFiles } from '../systems/dutch/replay.ts';
import { checkedByReference } from './dutchByReference.ts';
import type { Verification } from './verify.ts';

/** Fields up to this size are also paired the slow and general way, bracket by bracket. */
const largestForBothWays = 40;

interface Findings {
  rounds: number;
  differing: number;
  colourLost: number;
  brackets: number;
  bracketsDiffering: number;
  readonly lines: string[];
}

/**
 * Every round of finished tournaments paired by the reference engine, from the folder in DUTCH_CASES or from the
 * fixtures: the same boards, colours and bye. And the short way of pairing a bracket gives what the general one does.
 */
export function verifyDutch(): Verification {
  const folder = process.env['DUTCH_CASES'] ?? dutchFixtures;
  const files = trfFiles(folder);
  const found: Findings = {
    rounds: 0,
    differing: 0,
    colourLost: 0,
    brackets: 0,
    bracketsDiffering: 0,
    lines: [],
  };
  for (const file of files) {
    const tournament = finishedTournament(file);
    replay(basename(file), tournament, found);
    if (tournament.players.length <= largestForBothWays) {
      bothWays(basename(file), tournament, found);
    }
  }
  const binary = process.env['BBP'];
  if (binary !== undefined) {
    againstReference(binary, found);
  }
  return {
    passed: found.rounds + found.brackets - found.differing - found.bracketsDiffering,
    failed: found.differing + found.bracketsDiffering,
    lines: [
      `${files.length} tournaments, ${found.rounds} rounds: ${found.differing} differ`,
      `${found.colourLost} more agree with the other initial colour, which the file does not state`,
      `${found.brackets} brackets paired both ways: ${found.bracketsDiffering} differ`,
      ...found.lines,
    ],
  };
}

/** BBP names the reference's program; BBP_SEEDS how many events it checks, from seed 1. */
function againstReference(binary: string, found: Findings): void {
  const { events, rounds, differing } = checkedByReference(
    binary,
    1,
    Number(process.env['BBP_SEEDS'] ?? 200),
  );
  found.rounds += rounds;
  found.differing += differing.length;
  found.lines.push(
    `${events} simulated events, ${rounds} rounds, checked by the reference: ${differing.length} differ`,
    ...differing,
  );
}

function replay(name: string, tournament: Tournament, found: Findings): void {
  found.rounds += tournament.rounds.length;
  const differing = differingRounds(tournament);
  if (differing.length === 0) {
    return;
  }
  const { firstColour } = tournament.settings;
  const turned = { ...tournament.settings, firstColour: otherColour(firstColour ?? 'white') };
  const stillDiffering = new Set(
    differingRounds({ ...tournament, settings: turned }).map((line) => line.split(':')[0]),
  );
  for (const line of differing) {
    if (stillDiffering.has(line.split(':')[0])) {
      found.differing += 1;
      found.lines.push(`${name} ${line}`);
    } else {
      found.colourLost += 1;
    }
  }
}

function bothWays(name: string, tournament: Tournament, found: Findings): void {
  for (const { number } of tournament.rounds) {
    const field = fieldToPair(beforeRound(tournament, number), number);
    if (field === undefined) {
      continue;
    }
    pairField(field, (bracket, paired) => {
      if (pairByItself(field, bracket) === undefined) {
        return;
      }
      found.brackets += 1;
      if (JSON.stringify(pairWithWholeField(field, bracket)) !== JSON.stringify(paired)) {
        found.bracketsDiffering += 1;
        found.lines.push(`${name} round ${number}: a bracket is paired otherwise with the whole field`);
      }
    });
  }
}
