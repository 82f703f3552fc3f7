import type { OtherRecord, TrfDocument } from './document.ts';

/** No record of the format holds the seed of the draws; a comment does, so that lots can be drawn again. */
export function drawSeedComment(seed: string): OtherRecord[] {
  return seed === '' ? [] : [{ kind: 'comment', text: `### draw seed ${seed}` }];
}

export function drawSeedOf(document: TrfDocument): string {
  for (const record of document.records) {
    const found = record.kind === 'comment' ? /^### draw seed (.*\S)\s*$/.exec(record.text) : null;
    if (found !== null) {
      return found[1] ?? '';
    }
  }
  return '';
}
