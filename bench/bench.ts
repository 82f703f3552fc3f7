import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benchBundle } from './bundle.ts';
import { benchDrawnSwiss } from './drawnSwiss.ts';
import { benchDutch } from './dutch.ts';
import { benchLoading } from './loading.ts';
import { benchTeams } from './teams.ts';
import { benchLawSystems } from './lawSystems.ts';

/** `npm run bench`; with `BBP=/path/to/bbpPairings.exe` side by side with the reference engine. */
benchDutch((line) => console.log(line));
benchDrawnSwiss().forEach((line) => console.log(line));
if (existsSync(join(import.meta.dirname, '../dist/Code.js'))) {
  benchLoading((line) => console.log(line));
  benchBundle().forEach((line) => console.log(line));
  benchTeams().forEach((line) => console.log(line));
  benchLawSystems((line) => console.log(line));
}
