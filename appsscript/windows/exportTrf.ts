import { windowWords } from '../../src/sheet/windowWords.ts';
import { field, plainButton } from './markup.ts';
import type { Window } from './window.ts';

export const exportTrfWindow: Window = {
  height: 560,
  body: (language) => {
    const words = windowWords[language];
    return [
      '<form>',
      field(words.section, '<select name="part"></select>').replace(
        '<label>',
        '<label class="choice" hidden>',
      ),
      field(words.report, '<textarea name="report" rows="11" spellcheck="false" readonly></textarea>'),
      plainButton('copy', words.copy),
      plainButton('save', words.save),
      '</form>',
    ].join('\n');
  },
  // A text box turns CRLF into LF; the file keeps it.
  script: `
  function open(page) {
    let report = '';
    let fileName = '';
    const part = page.field('part');
    const buttons = [page.field('copy'), page.field('save')];
    function offer(told) {
      report = told.report;
      fileName = told.fileName;
      page.field('report').value = report;
      buttons.forEach((button) => { button.disabled = !told.done; });
      page.main.querySelector('.choice').hidden = told.parts.length < 2;
      if (part.options.length === 0) {
        told.parts.forEach((name, index) => part.add(new Option(name === '' ? '–' : name, String(index))));
      }
      page.shown(told.text, !told.done);
    }
    function ask() {
      buttons.forEach((button) => { button.disabled = true; });
      page.call('writeReport', [part.value === '' ? 0 : Number(part.value)], offer);
    }
    part.addEventListener('change', ask);
    page.field('copy').addEventListener('click', () => {
      const box = page.field('report');
      box.focus();
      box.select();
      const copied = document.execCommand('copy');
      if (copied) {
        page.shown(page.words.copied, false);
      } else {
        page.shown(page.words.notCopied, true);
        box.focus();
        box.select();
      }
    });
    page.field('save').addEventListener('click', () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([report], { type: 'text/plain;charset=utf-8' }));
      link.download = fileName;
      document.body.appendChild(link);
      link.click();
      document.body.removeChild(link);
      URL.revokeObjectURL(link.href);
      page.shown(page.words.saved.replace('{file}', fileName), false);
    });
    page.onSubmit(() => undefined);
    if (!page.main.hidden) {
      ask();
    }
  }
`,
};
