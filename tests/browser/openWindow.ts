import type { Browser, Page } from 'playwright-core';
import type vm from 'node:vm';
import { join } from 'node:path';
import { callFunction, loadCode } from '../../local/bareContext.ts';
import { distFolder } from '../../local/folders.ts';
import { Host } from '../../local/standIn/host.ts';
import type { WorkbookModel } from '../../local/standIn/model.ts';
import { absentPerson } from '../../local/standIn/person.ts';

/** A window of the built add-on in a real browser, its calls answered by the add-on on a workbook in memory. */
export interface OpenWindow {
  readonly page: Page;
  /** Calls that arrived, in order. */
  readonly calls: string[];
  /** What Google's host would have closed. */
  readonly closed: () => boolean;
  /** From now on every call fails with this message, as Google's own errors do. */
  failWith(message: string): void;
}

/** What Google offers to a page: `google.script.run` with its handlers, `google.script.host`. */
const googleInPage = `
  window.google = { script: {
    host: { close: () => window.hostClosed() },
    get run() {
      const handlers = {};
      const runner = new Proxy({}, { get: (_, name) => {
        if (name === 'withSuccessHandler') { return (f) => { handlers.success = f; return runner; }; }
        if (name === 'withFailureHandler') { return (f) => { handlers.failure = f; return runner; }; }
        return (...args) => {
          window.callAddOn(name, JSON.stringify(args)).then(
            (text) => handlers.success && handlers.success(text === undefined ? undefined : JSON.parse(text)),
            (error) => handlers.failure && handlers.failure({ message: error.message.split('| ')[1] || error.message }));
        };
      } });
      return runner;
    },
  } };
`;

/**
 * Opens the window of a menu entry.
 *
 * @param entry the top-level function, as the menu calls it
 * @param width of the window in pixels; the height is the one the add-on asks for
 */
export async function openWindow(
  browser: Browser,
  workbook: WorkbookModel,
  entry: string,
  width = 420,
): Promise<OpenWindow> {
  const shown: string[] = [];
  const host = new Host(workbook, { ...absentPerson, shown: (_title, html) => void shown.push(html) });
  const context: vm.Context = loadCode(join(distFolder, 'Code.js'), host.globals());
  callFunction(context, entry);
  const page = await browser.newPage({ viewport: { width, height: 520 } });
  const state = { closed: false, failure: '' };
  const calls: string[] = [];
  await page.exposeFunction('hostClosed', () => {
    state.closed = true;
  });
  await page.exposeFunction('callAddOn', (name: string, args: string) => {
    calls.push(name);
    if (state.failure !== '') {
      throw new Error(`| ${state.failure}`);
    }
    return JSON.stringify(callFunction(context, name, ...(JSON.parse(args) as unknown[])));
  });
  await page.addInitScript(googleInPage);
  await page.route('http://window.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown[0]! }),
  );
  await page.goto('http://window.test/');
  return {
    page,
    calls,
    closed: () => state.closed,
    failWith: (message) => {
      state.failure = message;
    },
  };
}
