import type { Settings } from './settings.ts';

/** The settings by which units are paired and ranked as individuals: nothing is said of teams any more. */
export function individualSettings(settings: Settings): Settings {
  const rest: { -readonly [Key in keyof Settings]: Settings[Key] } = { ...settings };
  delete rest.teamForm;
  delete rest.matchOrder;
  return rest;
}
