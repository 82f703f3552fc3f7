import { windowWords } from '../../src/sheet/windowWords.ts';
import { escaped, submitButton, textField, wholeNumber } from './markup.ts';
import type { Window } from './window.ts';

export const finalStageWindow: Window = {
  height: 420,
  body: (language) => {
    const words = windowWords[language];
    return [
      `<form><p>${escaped(words.finalStageIntro)}</p>`,
      textField(words.qualifiers, 'qualifiers', `${wholeNumber}required `),
      textField(words.stage, 'stage'),
      submitButton(words.start),
      '</form>',
    ].join('\n');
  },
  script: `
  function open(page) {
    page.onSubmit(() => {
      page.call('createFinalStage', [page.values(['qualifiers', 'stage'])], (made) => {
        page.shown(made.text, !made.done);
        if (made.done) {
          page.finished();
        }
      });
    });
  }
`,
};
