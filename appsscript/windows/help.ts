import { helpSections } from '../../src/sheet/helpPage.ts';
import type { HelpSection } from '../../src/sheet/helpSection.ts';
import { windowWords } from '../../src/sheet/windowWords.ts';
import { version } from '../version.ts';
import { escaped } from './markup.ts';
import type { Window } from './window.ts';

export const helpWindow: Window = {
  height: 520,
  body: (language) =>
    [
      ...helpSections(language).map(sectionOf),
      `<p class="version">Trọng tài · ${escaped(windowWords[language].version)} ${escaped(version)}</p>`,
    ].join('\n'),
  script: '',
};

function sectionOf({ heading, ordered, items }: HelpSection): string {
  const list = ordered ? 'ol' : 'ul';
  return `<h2>${escaped(heading)}</h2><${list}>${items.map((item) => `<li>${marked(item)}</li>`).join('')}</${list}>`;
}

/** What is typed stands between backquotes, names between stars; a star that is typed is no mark. */
function marked(item: string): string {
  return item
    .split(/(`[^`]*`)/)
    .map((piece) =>
      piece.startsWith('`')
        ? `<code>${escaped(piece.slice(1, -1))}</code>`
        : escaped(piece).replace(/\*([^*]+)\*/g, '<b>$1</b>'),
    )
    .join('');
}
