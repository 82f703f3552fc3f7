import { windowWords } from '../../src/sheet/windowWords.ts';
import { submitButton, textField, wholeNumber } from './markup.ts';
import type { Window } from './window.ts';

export const whyThisPairingWindow: Window = {
  height: 520,
  body: (language) => {
    const words = windowWords[language];
    return [
      '<form>',
      textField(words.player, 'player', `${wholeNumber}required `),
      textField(words.roundAsked, 'round', wholeNumber),
      submitButton(words.why),
      '</form>',
    ].join('\n');
  },
  script: `
  function open(page) {
    function ask() {
      page.call('explainForPlayer', [page.field('player').value, page.field('round').value], (told) => page.shown(told.text, !told.done));
    }
    page.onSubmit(ask);
    if (!page.main.hidden) {
      google.script.run
        .withSuccessHandler((number) => {
          if (number !== '' && page.field('player').value === '') {
            page.field('player').value = number;
            ask();
          }
        })
        .suggestPlayer();
    }
  }
`,
};
