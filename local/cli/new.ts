import { existsSync } from 'node:fs';
import { languages, type Language } from '../../src/sheet/languages.ts';
import { buildIfStale, startAddOn } from '../addOn.ts';
import { FileProblem } from '../file/fileProblem.ts';
import { newTournament } from '../newTournament.ts';
import { listeningPerson } from '../terminalPerson.ts';
import { createWorkbook, saveWorkbook } from '../workbookFile.ts';
import { exit, type Io } from './io.ts';
import { argumentsOf, systemOption, teamsOption, WrongUsage } from './options.ts';

export const usage = 'new OUT.xlsx [--system S] [--teams [FORM]] [--language en|vi]';

/** An empty workbook with the sheets of an event, made by the add-on's own *New tournament*. */
export async function run(args: string[], io: Io): Promise<number> {
  const options = argumentsOf(args, ['system', 'teams', 'language']);
  const [path, ...more] = options.files;
  if (path === undefined || more.length > 0) {
    throw new WrongUsage('new takes the name of one file to make.');
  }
  const system = systemOption(options.text('system')) ?? 'dutch';
  const teamForm = teamsOption(options.text('teams'));
  const language = languageOption(options.text('language'));
  if (existsSync(path)) {
    throw new FileProblem(`${path} is there already. Choose another name, or move it away first.`);
  }
  await buildIfStale();
  const file = createWorkbook(language === 'vi' ? 'vi_VN' : 'en_GB');
  const said = newTournament(startAddOn(file.workbook, listeningPerson(false).person), {
    language,
    system,
    ...(teamForm === undefined ? {} : { teamForm }),
  });
  await saveWorkbook(file, path);
  io.out(said);
  io.out(`→ ${path}`);
  return exit.done;
}

function languageOption(text: string | undefined): Language {
  const language = languages.find((each) => each === (text ?? 'en'));
  if (language === undefined) {
    throw new WrongUsage(`--language takes one of ${languages.join(', ')}, not “${text}”.`);
  }
  return language;
}
