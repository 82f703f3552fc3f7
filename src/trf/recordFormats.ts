import { singlePointsCodes, textCodes, type TrfRecord } from './document.ts';
import {
  readConfiguration,
  readInitialColour,
  readRoundDates,
  readRoundsRecord,
  readTextRecord,
  writeConfiguration,
  writeInitialColour,
  writeRoundDates,
  writeRoundsRecord,
  writeTextRecord,
} from './headerRecords.ts';
import type { TrfLine } from './line.ts';
import {
  readAbsent,
  readAcceleration,
  readByes,
  readForbidden,
  readKeptApart,
  readPlayerAcceleration,
  writeAbsent,
  writeAcceleration,
  writeByes,
  writeForbidden,
  writeKeptApart,
  writePlayerAcceleration,
} from './pairingRecords.ts';
import {
  readNationalRecord,
  readPlayerRecord,
  writeNationalRecord,
  writePlayerRecord,
} from './playerRecord.ts';
import {
  readAbnormalPoints,
  readNamedPoints,
  readPointSystem,
  readSinglePoints,
  writeAbnormalPoints,
  writeNamedPoints,
  writePointSystem,
  writeSinglePoints,
} from './pointRecords.ts';
import { readTeamRecord, writeTeamRecord } from './teamRecord.ts';
import { trfLine } from './line.ts';

type ReadRecord = (line: TrfLine) => TrfRecord | undefined;

/** Code → reader. A code that is not here is kept as it stands. */
const readers: ReadonlyMap<string, ReadRecord> = new Map<string, ReadRecord>([
  ['001', readPlayerRecord],
  ...textCodes.map((code): [string, ReadRecord] => [code, readTextRecord]),
  ['132', readRoundDates],
  ['142', readRoundsRecord],
  ['XXR', readRoundsRecord],
  ['152', readInitialColour],
  ['XXC', readConfiguration],
  ['162', readPointSystem],
  ['362', readPointSystem],
  ...singlePointsCodes.map((code): [string, ReadRecord] => [code, readSinglePoints]),
  ['XXS', readNamedPoints],
  ['240', readByes],
  ['XXZ', readAbsent],
  ['250', readAcceleration],
  ['XXA', readPlayerAcceleration],
  ['260', readKeptApart],
  ['XXP', readForbidden],
  ['299', readAbnormalPoints],
  ['310', readTeamRecord],
]);

/** The record of a line; `undefined` when the line's problems say why it is none. */
export function readRecord(line: TrfLine): TrfRecord | undefined {
  const { text } = line;
  if (text.trim() === '') {
    return { kind: 'blank', text };
  }
  if (text.startsWith('###')) {
    return { kind: 'comment', text };
  }
  const reader = readers.get(text.slice(0, 3));
  return reader === undefined ? readUnlisted(text) : reader(line);
}

/** Three letters of a federation and the columns of a person, or a record nobody here knows. */
function readUnlisted(text: string): TrfRecord {
  if (/^[A-Z]{3} [ \d]{3}\d/.test(text)) {
    const attempt = trfLine(0, text);
    const record = readNationalRecord(attempt);
    if (record !== undefined && attempt.problems.length === 0) {
      return record;
    }
  }
  return { kind: 'unread', text };
}

/** The record in its canonical columns, without a line ending. */
export function writeRecord(record: TrfRecord): string {
  switch (record.kind) {
    case 'player':
      return writePlayerRecord(record);
    case 'national':
      return writeNationalRecord(record);
    case 'text':
      return writeTextRecord(record);
    case 'roundDates':
      return writeRoundDates(record);
    case 'rounds':
      return writeRoundsRecord(record);
    case 'initialColour':
      return writeInitialColour(record);
    case 'configuration':
      return writeConfiguration(record);
    case 'pointSystem':
      return writePointSystem(record);
    case 'singlePoints':
      return writeSinglePoints(record);
    case 'namedPoints':
      return writeNamedPoints(record);
    case 'byes':
      return writeByes(record);
    case 'absent':
      return writeAbsent(record);
    case 'acceleration':
      return writeAcceleration(record);
    case 'playerAcceleration':
      return writePlayerAcceleration(record);
    case 'keptApart':
      return writeKeptApart(record);
    case 'forbidden':
      return writeForbidden(record);
    case 'abnormalPoints':
      return writeAbnormalPoints(record);
    case 'team':
      return writeTeamRecord(record);
    case 'comment':
    case 'blank':
    case 'unread':
      return record.text;
  }
}
