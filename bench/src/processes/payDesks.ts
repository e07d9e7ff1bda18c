import { type Browser, chromium, type Page } from '@playwright/test';
import { chromium as installed } from '../../../scripts/chromium.mjs';
import { answerWith } from '../rpc.ts';
import { Painting } from './painting.ts';

/** Desks that pay the matches of one tournament: a browser with a window each. */

/** Whose windows they are, and where. */
export interface Windows {
  readonly origin: string;
  readonly tid: string;
  /** As `Person` has it. */
  readonly cookie: string;
}

interface Desk {
  readonly page: Page;
  readonly painting: Painting;
}

/** Presses before any is measured. */
const WARM_UP = 10;

let browser: Browser | null = null;

const MATCHES = '/desk/matchpaymentreconciliation';
/** In the page: whether rows of the list stand there. */
const ROWS = `document.querySelector('[role=grid] [aria-pressed]') !== null`;
const MARK = '[aria-label^="Posted, Lead"]';

/** In the page: remembers when the last press came. */
const NOTE_PRESSES = `addEventListener('click', ({ timeStamp }) => { window.pressed = timeStamp }, true)`;

/** A window that is signed in; all it has loaded stays in its cache. */
async function newWindow({ origin, cookie }: Windows): Promise<Page> {
  browser ??= await chromium.launch({ ...installed(), chromiumSandbox: false, args: ['--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  return context.newPage();
}

/** Loads a page of the tournament in the window, as somebody does who comes to it for the first time today. */
async function load(page: Page, { origin, tid }: Windows, path: string): Promise<Desk> {
  await page.goto(`${origin}${path}?tid=${tid}`, { waitUntil: 'networkidle' });
  await page.evaluate(NOTE_PRESSES);
  return { page, painting: await Painting.of(page) };
}

/** When the page was pressed last, by our clock. */
const pressedOn = async ({ page, painting }: Desk): Promise<number> =>
  painting.here(await page.evaluate('pressed'));

/** A desk with the list of matches. */
async function deskAt(windows: Windows): Promise<Desk> {
  const page = await newWindow(windows);
  const desk = await load(page, windows, MATCHES);
  await page.locator(MARK).first().waitFor();
  return desk;
}

const api = {
  /**
   * From the press on its link to the first rows of the list, in ms, so often. The browser has been there before, so that
   * it has the scripts; of the matches it has nothing.
   */
  async open(windows: Windows, times: number): Promise<number[]> {
    const took: number[] = [];
    const page = await newWindow(windows);
    for (let time = 0; time <= times; time += 1) {
      const desk = await load(page, windows, '/desk/invoicemaster');
      const painted = await desk.painting.watch('document.body', ROWS);
      await page.locator(`main a[href^="${MATCHES}"]`).click();
      took.push((await painted()) - (await pressedOn(desk)));
    }
    await page.context().close();
    return took.slice(1);
  },

  /** From presses on the first row at one desk, in ms, until this desk has painted them, and until the other has. */
  async toggle(windows: Windows, times: number): Promise<{ own: number[]; other: number[] }> {
    const [one, two] = [await deskAt(windows), await deskAt(windows)];
    const took = { own: [] as number[], other: [] as number[] };
    for (let time = -WARM_UP; time < times; time += 1) {
      const mark = one.page.locator(MARK).first();
      const isOn = (await mark.getAttribute('aria-pressed')) === 'true';
      const holds = `document.querySelector('${MARK}').ariaPressed === '${!isOn}'`;
      const own = await one.painting.watch('document.body', holds);
      const other = await two.painting.watch('document.body', holds);
      await mark.click();
      const pressed = await pressedOn(one);
      const [here, there] = [(await own()) - pressed, (await other()) - pressed];
      if (time < 0) continue;
      took.own.push(here);
      took.other.push(there);
    }
    for (const { page } of [one, two]) await page.context().close();
    return took;
  },

  async close(): Promise<void> {
    await browser?.close();
    browser = null;
  },
};
export type PayDesksApi = typeof api;
answerWith(api);
