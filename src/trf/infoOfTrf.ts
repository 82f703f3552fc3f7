import type { RoundDatesRecord, TrfDocument } from './document.ts';
import { headerText } from './headerText.ts';
import type { TrfInfo } from './trfOfTournament.ts';

/** What the headers say about the event; what is missing or blank is left out. */
export function infoOfTrf(document: TrfDocument): TrfInfo {
  const texts = {
    name: headerText(document, '012'),
    place: headerText(document, '022'),
    federation: headerText(document, '032'),
    start: headerText(document, '042'),
    end: headerText(document, '052'),
    arbiter: headerText(document, '102'),
    timeControl: headerText(document, '122'),
  };
  const deputies = document.records.flatMap((record) =>
    record.kind === 'text' && record.code === '112' ? [record.text] : [],
  );
  const dates = document.records.find((record): record is RoundDatesRecord => record.kind === 'roundDates');
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')),
    ...(deputies.length === 0 ? {} : { deputies }),
    ...(dates === undefined ? {} : { roundDates: dates.dates }),
  };
}
