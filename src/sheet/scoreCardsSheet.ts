import type { EventRead, Part } from './event.ts';
import type { PageLook, SheetPage } from './page.ts';
import { partTitle } from './partTitle.ts';
import { cardColumns, cardContext, scoreCard } from './scoreCard.ts';
import { joinedLooks, stackPages, type PageBlock } from './stackPages.ts';
import { sheetTitles } from './titles.ts';

const cardWidths = [38, 36, 192, 36, 50, 46, 30];
const gap = 16;
/** Beside each other on a page. */
const across = 2;
const stride = cardColumns + 1;

/** The Score cards sheet (Law 29.1): the cards of every part, two beside each other, in the order of numbers. */
export function scoreCardsSheet(event: EventRead): SheetPage {
  const widths = Array.from({ length: across }, () => [...cardWidths, gap]).flat();
  const columns = stride * across - 1;
  return stackPages(
    sheetTitles.scoreCards[event.language],
    event.parts.flatMap((part) => partBlocks(event, part, columns)),
    widths.slice(0, columns),
  );
}

function partBlocks(event: EventRead, part: Part, columns: number): PageBlock[] {
  const context = cardContext(part.tournament, event.language, event.colourNames);
  const numbers = part.tournament.players.map((player) => player.number).sort((a, b) => a - b);
  const cards = numbers.map((number) => scoreCard(number, context));
  const titles = partTitle(event, part);
  const plainText = Array.from({ length: columns }, (_, column) => column);
  const head: PageBlock = { cells: titles, boldRows: titles.map((_, row) => row), plainText };
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, row) =>
    cards.slice(row * across, (row + 1) * across),
  );
  return [...(titles.length === 0 ? [] : [head]), ...rows.map((row) => rowOfCards(row, plainText))];
}

function rowOfCards(cards: readonly (readonly string[][])[], plainText: readonly number[]): PageBlock {
  const height = Math.max(...cards.map((card) => card.length));
  const empty = Array.from({ length: cardColumns }, () => '');
  const cells = Array.from({ length: height }, (_, row) =>
    cards.flatMap((card, index) => [...(index === 0 ? [] : ['']), ...(card[row] ?? empty)]),
  );
  const looks = cards.map((card, index) => cardLook(card.length, index * stride));
  return { cells, boldRows: [0, 1], plainText, look: joinedLooks(looks) };
}

function cardLook(height: number, column: number): PageLook {
  return {
    boldCells: [],
    framed: [{ row: 1, column, rows: height - 1, columns: cardColumns }],
    boxed: [],
    joined: [],
    shaded: [{ row: 1, column, rows: 1, columns: cardColumns }],
    centred: [
      { row: 1, column, rows: height - 1, columns: 2 },
      { row: 1, column: column + 3, rows: height - 1, columns: 4 },
    ],
  };
}
