import { existsSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { systemNames, teamForms, type SystemName, type TeamForm } from '../../src/tournament/settings.ts';

/** The arguments do not make sense; the message is a sentence that says which one and what is expected. */
export class WrongUsage extends Error {}

type OptionTypes = NonNullable<ParseArgsConfig['options']>;

export interface Arguments {
  readonly files: readonly string[];
  readonly text: (name: string) => string | undefined;
  readonly number: (name: string, least: number, most: number) => number | undefined;
}

/** Every option takes a value, `--name value` or `--name=value`; `--teams` alone means the first of the team forms. */
export function argumentsOf(args: string[], names: readonly string[]): Arguments {
  const options: OptionTypes = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parsed(args.flatMap(withTeamForm), options);
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    files: positionals,
    text,
    number: (name, least, most) => wholeNumber(name, text(name), least, most),
  };
}

function parsed(args: string[], options: OptionTypes) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new WrongUsage(`${message.split('. ')[0] ?? message}.`);
  }
}

function wholeNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (text === undefined) {
    return undefined;
  }
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most)) {
    throw new WrongUsage(`--${name} takes a whole number from ${least} to ${most}, not “${text}”.`);
  }
  return value;
}

export function systemOption(text: string | undefined): SystemName | undefined {
  const system = systemNames.find((name) => name === text);
  if (text !== undefined && system === undefined) {
    throw new WrongUsage(`--system takes one of ${systemNames.join(', ')}, not “${text}”.`);
  }
  return system;
}

/** Behind `--teams` may stand its value, another option or a file; a word that is none of these is a wrong value. */
function withTeamForm(word: string, index: number, args: readonly string[]): string[] {
  const next = args[index + 1] ?? '-';
  const isValue = !next.startsWith('-') && !/[./\\]/.test(next) && !existsSync(next);
  return word === '--teams' && !isValue ? [word, teamForms[0]] : [word];
}

/** `--teams`, `--teams scheveningen`: how teams meet; absent: an event of individuals. */
export function teamsOption(text: string | undefined): TeamForm | undefined {
  const form = teamForms.find((name) => name === text);
  if (text !== undefined && form === undefined) {
    throw new WrongUsage(`--teams takes one of ${teamForms.join(', ')}, not “${text}”.`);
  }
  return form;
}
