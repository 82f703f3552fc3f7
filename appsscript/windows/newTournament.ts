import { windowWords } from '../../src/sheet/windowWords.ts';
import { colourNameChoices, systemWord, teamFormWord } from '../../src/sheet/words.ts';
import { makeColourNames } from '../../src/sheet/settingValues.ts';
import { systemNames, teamForms } from '../../src/tournament/settings.ts';
import { choice, submitButton, textField, wholeNumber } from './markup.ts';
import type { Window } from './window.ts';

export const newTournamentWindow: Window = {
  height: 600,
  choosesLanguage: true,
  body: (language) => {
    const words = windowWords[language];
    return [
      '<form>',
      textField(words.event, 'event'),
      choice(
        words.system,
        'system',
        systemNames.map((system) => [system, systemWord(system, language)]),
      ),
      choice(words.teams, 'teamForm', [
        ['', words.individuals],
        ...teamForms.map((form) => [form, teamFormWord(form, language)] as const),
      ]),
      textField(words.rounds, 'rounds', wholeNumber),
      choice(
        words.colours,
        'colourNames',
        colourNameChoices.map((names) => [names, makeColourNames(names, language)]),
      ),
      submitButton(words.makeSheets),
      '</form>',
    ].join('\n');
  },
  script: `
  function open(page) {
    page.onSubmit(() => {
      const chosen = page.values(['event', 'system', 'teamForm', 'rounds', 'colourNames']);
      page.call('createTournament', [{ ...chosen, language: page.main.lang }], (made) => {
        page.shown(made.text, !made.done);
        if (made.done) {
          page.finished();
        }
      });
    });
  }
`,
};
