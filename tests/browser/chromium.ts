import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Debian's package; `CHROMIUM` names another one. */
const places = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Where a Chromium stands on this machine; nothing is downloaded. */
export const chromiumPath = places.find((place) => place !== '' && existsSync(place));

if (chromiumPath === undefined) {
  console.warn(
    'No Chromium here (Debian: apt-get install chromium): the tests of tests/browser are skipped.',
  );
}

export async function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] });
}
