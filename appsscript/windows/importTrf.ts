import { languages } from '../../src/sheet/languages.ts';
import { windowWords } from '../../src/sheet/windowWords.ts';
import { languageWords, systemWord } from '../../src/sheet/words.ts';
import { systemNames } from '../../src/tournament/settings.ts';
import { choice, field, submitButton } from './markup.ts';
import type { Window } from './window.ts';

export const importTrfWindow: Window = {
  height: 620,
  body: (language) => {
    const words = windowWords[language];
    return [
      '<form>',
      field(words.openReport, '<input name="file" type="file" accept=".trf,.trfx,.txt,text/plain" />'),
      field(words.pasteReport, '<textarea name="text" rows="9" spellcheck="false" required></textarea>'),
      choice(words.system, 'system', [
        ['', words.asInFile],
        ...systemNames.map((system) => [system, systemWord(system, language)] as const),
      ]),
      choice(words.language, 'language', [
        ['', words.asSpreadsheet],
        ...languages.map((each) => [each, languageWords[each][0] ?? each] as const),
      ]),
      submitButton(words.importReport),
      '</form>',
    ].join('\n');
  },
  // Reports are UTF-8 or, from older programs, Latin-1.
  script: `
  function textOf(bytes) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch (error) {
      return new TextDecoder('latin1').decode(bytes);
    }
  }
  function open(page) {
    page.field('file').addEventListener('change', (event) => {
      const reader = new FileReader();
      reader.onload = () => { page.field('text').value = textOf(reader.result); };
      reader.onerror = () => page.shown(page.words.unreadableFile, true);
      if (event.target.files[0]) {
        reader.readAsArrayBuffer(event.target.files[0]);
      }
    });
    page.onSubmit(() => {
      page.call('importReport', [page.values(['text', 'system', 'language'])], (told) => {
        page.shown(told.text, !told.done);
        if (told.done) {
          page.finished();
        }
      });
    });
  }
`,
};
