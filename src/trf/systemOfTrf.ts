import type { Note } from '../tournament/problem.ts';
import { defaultSettings, systemNames, teamForms, type Settings } from '../tournament/settings.ts';
import type { TrfDocument } from './document.ts';
import { headerText } from './headerText.ts';

/** What the headers 192 (a code, TRF26) and 092 (words) say of the system. */
export interface StatedSystem {
  readonly settings: Pick<Settings, 'system' | 'systemOfReport' | 'teamForm'>;
  readonly notes: readonly Note[];
}

/** The Dutch system in force since 1 February 2026 (C.04.3); TRF26 gives it the code of the year it was passed. */
const currentDutch = /^FIDE_DUTCH(_202[56])?(_BAKU)?$/;

/** Swiss systems of FIDE that have no room here (C.04.4.1 Dubov, C.04.4.2 Burstein, C.04.5 Double Swiss, C.04.6 teams). */
const unpairedSystems =
  /burstein|dubov|double[ _-]?swiss|swiss[ _-]?double|team_type|amalfi|mcmahon|monrad|danish|keizer/i;

/** The system where there is a room for it; else the text of the report, and no pairing before the arbiter chooses. */
export function systemOfTrf(document: TrfDocument): StatedSystem {
  const code = (headerText(document, '192') ?? '').trim();
  const words = (headerText(document, '092') ?? '').trim();
  const teams = teamFormOf(document, code, words);
  const stated = namedSystem(code, words);
  return { ...stated, settings: { ...stated.settings, ...teams } };
}

function namedSystem(code: string, words: string): StatedSystem {
  const named = words.split(/\s+/);
  const own = systemNames.find((system) => named.includes(system));
  const text = code === '' ? words : code;
  const record = code === '' ? '092' : '192';
  if (unpairedSystems.test(text)) {
    return notPaired(record, text);
  }
  if (/round[ _-]?robin|berger|vòng tròn/i.test(text)) {
    return { settings: { system: 'round-robin' }, notes: [] };
  }
  if (/knock[ _-]?out|elimination/i.test(text)) {
    return { settings: { system: 'knockout' }, notes: [] };
  }
  if (/(^|[^a-z])lim($|[^a-z])/i.test(text)) {
    return { settings: { system: 'adjusted' }, notes: [{ code: 'trfLimAsAdjusted', found: text }] };
  }
  if (/dutch/i.test(text)) {
    const older = code !== '' && !currentDutch.test(code);
    return { settings: { system: 'dutch' }, notes: older ? [{ code: 'trfOlderDutch', found: text }] : [] };
  }
  if (own !== undefined || code === '') {
    return { settings: { system: own ?? defaultSettings.system }, notes: [] };
  }
  return notPaired(record, text);
}

function notPaired(record: '092' | '192', text: string): StatedSystem {
  const systemOfReport = `${record} ${text}`;
  return {
    settings: { system: defaultSettings.system, systemOfReport },
    notes: [{ code: 'trfSystemNotPaired', found: text }],
  };
}

/** Teams where our word for their form stands in 092, or where a header calls it an event of teams and records list them. */
function teamFormOf(document: TrfDocument, code: string, words: string): Pick<Settings, 'teamForm'> {
  const named = words.split(/\s+/);
  const own = teamForms.find((form) => named.includes(form));
  const listed = document.records.some(
    (record) => record.kind === 'team' || (record.kind === 'unread' && record.text.startsWith('013')),
  );
  if (own !== undefined) {
    return { teamForm: own };
  }
  if (!listed || !/team|đồng đội/i.test(`${code} ${words}`)) {
    return {};
  }
  return { teamForm: /schev/i.test(`${code} ${words}`) ? 'scheveningen' : 'simultaneous' };
}
