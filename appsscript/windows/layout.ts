import { languages, type Language } from '../../src/sheet/languages.ts';
import { languageWords } from '../../src/sheet/words.ts';
import { windowWords } from '../../src/sheet/windowWords.ts';
import { escaped } from './markup.ts';
import { pageScript } from './pageScript.ts';
import { style } from './style.ts';
import type { Window } from './window.ts';

/**
 * The whole page of a window.
 *
 * @param spoken the languages it can show, the one shown first in front; of more than one the person chooses
 * @param title of the window, for the head of the page
 */
export function pageOfWindow(
  window: Window,
  spoken: readonly Language[],
  title: (language: Language) => string,
): string {
  const [first = 'en'] = spoken;
  const mains = spoken.map((language) => mainOf(window, language, title(language), language !== first));
  return [
    `<!doctype html><html lang="${first}"><head><meta charset="utf-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escaped(title(first))}</title><style>${style}</style></head><body>`,
    ...(spoken.length > 1 ? [languageSwitch(spoken)] : []),
    ...mains,
    `<script>${pageScript}${window.script}`,
    window.script === '' ? '' : "document.querySelectorAll('main').forEach((main) => open(pageOf(main)));",
    'firstField();</script></body></html>',
  ].join('\n');
}

function mainOf(window: Window, language: Language, title: string, hidden: boolean): string {
  const words = windowWords[language];
  return [
    `<main lang="${language}" data-words="${escaped(JSON.stringify(words))}"${hidden ? ' hidden' : ''}>`,
    `<h1 tabindex="-1">${escaped(title)}</h1>`,
    '<div class="answer" role="status" tabindex="0" hidden></div>',
    `<button type="button" class="closing" hidden>${escaped(words.close)}</button>`,
    window.body(language),
    '</main>',
  ].join('\n');
}

/** Named in every language: whoever reads it may know only one. */
function languageSwitch(spoken: readonly Language[]): string {
  const label = languages.map((language) => windowWords[language].language).join(' / ');
  const options = spoken.map(
    (language) =>
      `<option value="${language}" lang="${language}">${languageWords[language][0] ?? language}</option>`,
  );
  return `<nav aria-label="${escaped(label)}"><label>${escaped(label)}<select id="switch">${options.join('')}</select></label></nav>`;
}
