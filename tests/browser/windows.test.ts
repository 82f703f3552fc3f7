import axeCore from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { play, rowsOf, sheetFor, typedEvent, typeResults } from '../commands/standInEvent.ts';
import { chromiumPath, startChromium } from './chromium.ts';
import { openWindow } from './openWindow.ts';

const windows = [
  'menuNewTournament',
  'menuStartFinalStage',
  'menuWhyThisPairing',
  'menuImportTrf',
  'menuExportTrf',
  'menuHelp',
] as const;

/** Three rounds of eight players, in the language of the event. */
function playedEvent(language: 'en' | 'vi' = 'en'): WorkbookModel {
  const settings = [['Language', language]];
  const workbook = typedEvent(8, { rounds: 3, settings });
  for (let round = 1; round <= 3; round += 1) {
    play(workbook, 'pairNextRound');
    typeResults(workbook);
  }
  // Remembers the language of the event, which pairing alone does not.
  play(workbook, 'updateStandings');
  return workbook;
}

const answer = (page: Page) => page.locator('main:not([hidden]) .answer');

/** Where an element stands inside the window: wholly seen, or not. */
async function isSeen(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  const { height, width } = page.viewportSize()!;
  return box !== null && box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width;
}

/** The serious findings of axe, named. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(
    async () => (await (globalThis as unknown as { axe: typeof axeCore }).axe.run()) as axeCore.AxeResults,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe.skipIf(chromiumPath === undefined)('The windows in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each(windows)(
    '%s: axe finds nothing serious, a field or the title has the focus, Esc closes',
    async (entry) => {
      for (const workbook of [newWorkbook(), playedEvent('vi')]) {
        const { page, closed } = await openWindow(browser, workbook, entry);
        expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(
          /INPUT|SELECT|TEXTAREA|H1|DIV/,
        );
        expect(await serious(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect.poll(closed).toBe(true);
        await page.close();
      }
    },
  );

  it.each(windows)('%s: nothing is cut at 300 px', async (entry) => {
    const { page } = await openWindow(browser, playedEvent(), entry, 300);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.close();
  });

  it.each(windows)('%s: speaks one language only, and says which', async (entry) => {
    const { page } = await openWindow(browser, playedEvent('vi'), entry);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('vi');
    expect(await page.locator('main:not([hidden])').getAttribute('lang')).toBe('vi');
    expect(await page.title()).not.toMatch(/ \/ /);
    await page.close();
  });

  it('New tournament by keyboard alone: the answer is seen, a second Enter does nothing', async () => {
    const workbook = newWorkbook('vi_VN');
    const { page, calls } = await openWindow(browser, workbook, 'menuNewTournament');
    await page.keyboard.type('Giải mùa xuân');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await answer(page).getByText('Đấu thủ').first().waitFor();
    expect(await isSeen(page, 'main:not([hidden]) .answer')).toBe(true);
    expect(await page.locator('main:not([hidden]) form').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('answer');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(calls).toEqual(['createTournament']);
    expect(rowsOf(sheetFor(workbook, 'settings')).join()).toContain('Giải mùa xuân');
    expect(rowsOf(sheetFor(workbook, 'settings')).join()).toContain('Thụy Sĩ điều chỉnh');
    await page.close();
  });

  it('New tournament changes its language with what was typed', async () => {
    const { page } = await openWindow(browser, newWorkbook('vi_VN'), 'menuNewTournament');
    await page.locator('main:not([hidden]) [name=event]').fill('Open');
    await page.locator('#switch').selectOption('en');
    expect(await page.locator('main:not([hidden]) [name=event]').inputValue()).toBe('Open');
    expect(await page.locator('main:not([hidden]) button[type=submit]').textContent()).toBe(
      'Make the sheets',
    );
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.close();
  });

  it('a press while a command runs does nothing', async () => {
    const { page, calls } = await openWindow(browser, playedEvent(), 'menuWhyThisPairing');
    await page.locator('main:not([hidden]) [name=player]').fill('3');
    await expect.poll(() => page.locator('main:not([hidden])').getAttribute('aria-busy')).not.toBe('true');
    const before = calls.filter((name) => name === 'explainForPlayer').length;
    await page.evaluate(() => {
      const form = document.querySelector('main:not([hidden]) form') as HTMLFormElement;
      form.requestSubmit();
      form.requestSubmit();
    });
    await answer(page)
      .getByText(/board|bàn/i)
      .first()
      .waitFor();
    expect(calls.filter((name) => name === 'explainForPlayer')).toHaveLength(before + 1);
    expect(await page.locator('main:not([hidden]) form').isVisible()).toBe(true);
    await page.close();
  });

  it('many refusals stay inside the window, counted, and can be scrolled by keyboard', async () => {
    const { page } = await openWindow(browser, newWorkbook(), 'menuImportTrf');
    const lines = Array.from({ length: 300 }, (_, at) => `001 line ${at}`).join('\n');
    await page.locator('main:not([hidden]) [name=text]').fill(lines);
    await page.locator('main:not([hidden]) button[type=submit]').click();
    await page.locator('main:not([hidden]) .answer.refused li').first().waitFor();
    expect(await isSeen(page, 'main:not([hidden]) .answer')).toBe(true);
    expect(await page.locator('main:not([hidden]) .answer p').textContent()).toMatch(/^\d+/);
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('End');
    await expect.poll(() => answer(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    await page.close();
  });

  it("Google's own errors are said with the cure", async () => {
    const { page, failWith } = await openWindow(browser, playedEvent(), 'menuStartFinalStage');
    failWith('PERMISSION_DENIED');
    await page.locator('main:not([hidden]) [name=qualifiers]').fill('4');
    await page.keyboard.press('Enter');
    await answer(page).getByText('two Google accounts').waitFor();
    failWith('NetworkError: HTTP 0');
    await page.locator('main:not([hidden]) button[type=submit]').click();
    await answer(page).getByText('NetworkError: HTTP 0').waitFor();
    await page.close();
  });

  it('Start final stage makes one stage, however often it is pressed', async () => {
    const workbook = playedEvent();
    const { page, calls } = await openWindow(browser, workbook, 'menuStartFinalStage');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await page.locator('main:not([hidden]) .closing').waitFor();
    await page.keyboard.press('Enter');
    expect(calls).toEqual(['createFinalStage']);
    expect(rowsOf(sheetFor(workbook, 'settings')).filter((row) => row.startsWith('Stage:'))).toHaveLength(1);
    await page.close();
  });

  it('Export TRF says what became of Copy and Save', async () => {
    const { page } = await openWindow(browser, playedEvent(), 'menuExportTrf');
    await expect.poll(() => page.locator('main:not([hidden]) [name=report]').inputValue()).toContain('012 ');
    await page.locator('main:not([hidden]) [name=copy]').click();
    await answer(page)
      .getByText(/Copied|Ctrl\+C/)
      .waitFor();
    const saved = page.waitForEvent('download');
    await page.locator('main:not([hidden]) [name=save]').click();
    const name = (await saved).suggestedFilename();
    await answer(page).getByText(name).waitFor();
    expect(name).toMatch(/\.trf/);
    await page.close();
  });

  it('a report from a file is read and imported', async () => {
    const workbook = newWorkbook();
    const { page } = await openWindow(browser, playedEvent(), 'menuExportTrf');
    await expect.poll(() => page.locator('main:not([hidden]) [name=report]').inputValue()).toContain('012 ');
    const report = await page.locator('main:not([hidden]) [name=report]').inputValue();
    await page.close();
    const opened = await openWindow(browser, workbook, 'menuImportTrf');
    await opened.page.locator('main:not([hidden]) [name=file]').setInputFiles({
      name: 'event.trf',
      mimeType: 'text/plain',
      buffer: Buffer.from(report, 'utf8'),
    });
    await expect
      .poll(() => opened.page.locator('main:not([hidden]) [name=text]').inputValue())
      .toContain('012 ');
    await opened.page.locator('main:not([hidden]) button[type=submit]').click();
    await opened.page.locator('main:not([hidden]) .closing').waitFor();
    expect(rowsOf(sheetFor(workbook, 'players')).filter((row) => row.includes('Player '))).toHaveLength(8);
    await opened.page.close();
  });
});
