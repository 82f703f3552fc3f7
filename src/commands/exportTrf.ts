import type { EventRead, Part } from '../sheet/event.ts';
import type { Language } from '../sheet/languages.ts';
import { notInReport } from '../sheet/notInReport.ts';
import { partStandings } from '../sheet/partStandings.ts';
import { partNames } from '../sheet/partTitle.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { namedMonthIn, trfDate, trfRoundDate } from '../sheet/reportDates.ts';
import { wordKey } from '../sheet/text.ts';
import type { Player } from '../tournament/player.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import { cutInTrf } from '../trf/cutInTrf.ts';
import { trfOfTournament, type TrfInfo } from '../trf/trfOfTournament.ts';
import { writeTrf } from '../trf/writeTrf.ts';
import { answerText, type WindowAnswer } from './windowAnswer.ts';
import { readSheets, type WorkbookSnapshot } from './workbook.ts';

/** What the window of *Export TRF* shows; nothing is written into the workbook. */
export interface ReportAnswer extends WindowAnswer {
  /** The file, CRLF between its lines; `''` where it is refused. */
  readonly report: string;
  readonly fileName: string;
  /** The sections and stages to choose from; a report tells of one. */
  readonly parts: readonly string[];
}

/** @param chosen the place of the section or stage in `parts` */
export function exportTrf(snapshot: WorkbookSnapshot, chosen: number): ReportAnswer {
  const event = readEvent(readSheets(snapshot));
  const parts = event.parts.map(partName);
  const part = event.parts[chosen] ?? event.parts[0];
  const problems: Problem[] = [
    ...event.problems,
    ...(part === undefined || part.tournament.players.length > 0 ? [] : [{ code: 'noPlayers' as const }]),
  ];
  if (part === undefined || problems.length > 0) {
    return { done: false, text: answerText(problems, event), report: '', fileName: '', parts };
  }
  const { players, rounds } = part.tournament;
  const national = nationalCode(players, event.language);
  const left = notInReport(part, event.language, national !== undefined);
  const notes: Note[] = [
    { code: 'trfExported', values: { players: players.length, rounds: rounds.length } },
    ...datesRewritten(part),
    ...cutInTrf(players),
    ...(national === undefined ? [] : gradesCut(players)),
    ...(left.length === 0 ? [] : [{ code: 'trfCannotCarry' as const, values: { list: left.join(', ') } }]),
  ];
  const document = trfOfTournament(part.tournament, infoOf(event, part), {
    places: placesOf(part, event.language),
    ...(national === undefined ? {} : { nationalCode: national }),
  });
  return {
    done: true,
    text: answerText(notes, event),
    report: writeTrf(document),
    fileName: fileNameOf(part),
    parts,
  };
}

function partName(part: Part): string {
  return partNames(part).join(' · ');
}

function infoOf(event: EventRead, { texts }: Part): TrfInfo {
  const last = Math.max(0, ...event.roundTimes.keys());
  const dates = Array.from({ length: last }, (_, index) =>
    trfRoundDate(event.roundTimes.get(index + 1) ?? ''),
  );
  return {
    name: texts.event ?? '',
    place: texts.place ?? '',
    start: trfDate(texts.start ?? ''),
    end: trfDate(texts.end ?? ''),
    arbiter: texts.arbiter ?? '',
    ...(dates.some((date) => date !== '') ? { roundDates: dates } : {}),
  };
}

/** A date with the name of its month is not what it was any more. */
function datesRewritten({ texts }: Part): Note[] {
  return [texts.start ?? '', texts.end ?? '']
    .filter((text) => namedMonthIn(text) !== undefined)
    .map((found) => ({ code: 'trfDateRewritten', found, values: { date: trfDate(found) } }));
}

/** Blank for whoever is still in a knockout, and for players whose games count for nobody (FIDE C.05). */
function placesOf({ tournament }: Part, language: Language): ReadonlyMap<Player['number'], number> {
  const { rows } = partStandings(tournament, language);
  return new Map(rows.flatMap(({ player, place }) => (place === undefined ? [] : [[player.number, place]])));
}

/**
 * The letters under which national ratings are written: the federation of most of those who have one, in a
 * Vietnamese event without federations VIE. `undefined`: nobody has one, or nobody says whose they are.
 */
function nationalCode(players: readonly Player[], language: Language): string | undefined {
  const rated = players.filter(({ nationalRating, grade }) => (nationalRating ?? grade) !== undefined);
  const codes = rated.flatMap(({ federation }) => (/^[A-Z]{3}$/.test(federation ?? '') ? [federation] : []));
  const count = (code: string | undefined): number => codes.filter((each) => each === code).length;
  const [most] = [...new Set(codes)].sort((a, b) => count(b) - count(a));
  const fallback = language === 'vi' ? 'VIE' : undefined;
  return rated.length === 0 ? undefined : (most ?? fallback);
}

/** A national record has three columns for the title, where the grade is written. */
function gradesCut(players: readonly Player[]): Note[] {
  const width = 3;
  return players.flatMap(({ number, grade = '' }): Note[] =>
    grade.length > width ? [{ code: 'trfTextCut', found: grade, values: { number, width } }] : [],
  );
}

/** The event and the section in plain letters, as any system takes them. */
function fileNameOf(part: Part): string {
  const words = wordKey(`${part.texts.event ?? ''} ${partName(part)}`).replace(/[^a-z0-9]+/g, '-');
  const stem = words.replace(/^-|-$/g, '').slice(0, 60);
  return stem === '' ? 'tournament.trf' : `${stem}.trf`;
}
