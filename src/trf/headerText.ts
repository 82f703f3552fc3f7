import type { TrfDocument } from './document.ts';

/** The text of the last header with this code. */
export function headerText(document: TrfDocument, code: string): string | undefined {
  return document.records.reduce<string | undefined>(
    (found, record) => (record.kind === 'text' && record.code === code ? record.text : found),
    undefined,
  );
}
