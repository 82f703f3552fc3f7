import { describe, expect, it } from 'vitest';
import type { CommandName } from '../../src/commands/commands.ts';
import { copyWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { play, typedEvent, typeResults } from './standInEvent.ts';

/** An event of which so many rounds are played; the first command has remembered its sheets. */
function played(players: number, rounds: number, system = 'dutch'): WorkbookModel {
  const workbook = typedEvent(players, { system });
  for (let round = 1; round <= rounds; round += 1) {
    play(workbook, 'pairNextRound');
    typeResults(workbook);
  }
  return workbook;
}

function callsOf(workbook: WorkbookModel, command: CommandName): string[] {
  const { host, told } = play(copyWorkbook(workbook), command, { yes: true });
  expect(told).toHaveLength(1);
  return host.service.calls.filter(({ counted }) => counted).map(({ name }) => name);
}

describe('Service calls do not grow with players or rounds (workbook.md, Limits)', () => {
  const small = played(20, 2);
  const large = played(500, 2);

  it.each(['pairNextRound', 'updateStandings'] as const)(
    '%s: the same for 20 and 500 players, at most 45',
    (command) => {
      const calls = callsOf(small, command);
      expect(calls).toEqual(callsOf(large, command));
      expect(calls.length).toBeLessThanOrEqual(45);
    },
  );

  it('the same after more rounds', () => {
    const later = played(20, 5);
    expect(callsOf(later, 'pairNextRound')).toEqual(callsOf(small, 'pairNextRound'));
  });

  it.each(['undo', 'crosstable', 'checkEverything'] as const)(
    '%s: the same for 20 and 500 players',
    (command) => {
      expect(callsOf(small, command).length).toBe(callsOf(large, command).length);
    },
  );
});
