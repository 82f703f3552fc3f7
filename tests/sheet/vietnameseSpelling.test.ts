import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The tone on the second vowel of a final oa, oe, uy (`hoà`, `xoá`, `huỷ`); after q the u is no vowel (`quý`). */
const otherStyle = /(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?!\p{L})/iu;

it.each(['src', 'appsscript', 'local'])('%s writes hòa, xóa, hủy, Thụy, as the law does', (root) => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .normalize('NFC')
      .split('\n')
      .filter((line) => otherStyle.test(line)),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
  expect('hoà').toMatch(otherStyle);
});
