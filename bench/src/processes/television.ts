import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { chromium as installed } from '../../../scripts/chromium.mjs';
import { answerWith } from '../rpc.ts';
import { Connection } from './connection.ts';
import { Painting } from './painting.ts';

/** One television: a browser with the display of a board on it. */

interface Screen {
  readonly browser: Browser;
  readonly page: Page;
  readonly ofPage: CDPSession;
  readonly ofBrowser: CDPSession;
}
let screen: Screen | null = null;

function shown(): Screen {
  if (!screen) throw new Error('no display is shown');
  return screen;
}

const PATIENCE_MS = 60_000;

/** A press of the desk, by which a court of the page that is shown becomes free or taken. */
export interface Press {
  /** As `wire` makes it. */
  readonly request: string;
  readonly court_num: string;
  readonly frees: boolean;
}

/** Processor seconds of the browser so far: of all its processes, and of the page's own thread. */
async function spent({ ofBrowser, ofPage }: Screen): Promise<{ whole: number; page: number }> {
  const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
  const { metrics } = await ofPage.send('Performance.getMetrics');
  return {
    whole: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    page: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN,
  };
}

/** In the page: the cell of a court. */
const cellOf = (court_num: string): string =>
  `[...document.querySelectorAll('.court')].find((one) => one.querySelector('.number').textContent === ${JSON.stringify(court_num)})`;

const api = {
  /** Shows the display until so many courts are on it. */
  async show(address: string, courts: number): Promise<void> {
    const browser = await chromium.launch({
      ...installed(),
      chromiumSandbox: false,
      args: ['--disable-gpu', '--js-flags=--expose-gc'],
    });
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const [ofPage, ofBrowser] = [
      await page.context().newCDPSession(page),
      await browser.newBrowserCDPSession(),
    ];
    await ofPage.send('Performance.enable');
    screen = { browser, page, ofPage, ofBrowser };
    await page.goto(address);
    await expect(page.locator('.court')).toHaveCount(courts);
  },

  /** Resolves when somebody with this last name stands on a court, also of a page that is not turned to. */
  async sees(name: string): Promise<void> {
    const court = shown().page.locator('.court', { hasText: new RegExp(`\\b${name}\\b`) });
    await court.waitFor({ state: 'attached', timeout: PATIENCE_MS });
  },

  /** Stops the turning of pages, or lets it go on. */
  async pause(): Promise<void> {
    await shown().page.keyboard.press('Space');
  },

  /** Presses one after another; answers for each, in ms, how long until the display had painted it. */
  async follow(port: number, presses: readonly Press[]): Promise<number[]> {
    const painting = await Painting.of(shown().page);
    const desk = await Connection.open(port);
    const latencies: number[] = [];
    for (const { request, court_num, frees } of presses) {
      const painted = await painting.watch(
        cellOf(court_num),
        `${cellOf(court_num)}.classList.contains('free') === ${frees}`,
      );
      const pressed = performance.now();
      const { status, body } = await desk.send(request);
      if (status !== 200) throw new Error(`${status} ${body}`);
      latencies.push((await painted()) - pressed);
    }
    desk.close();
    return latencies;
  },

  /** Shares of one processor taken while nothing happens but the time. */
  async idle(seconds: number): Promise<{ whole: number; page: number }> {
    const before = await spent(shown());
    await sleep(seconds * 1000);
    const after = await spent(shown());
    return { whole: (after.whole - before.whole) / seconds, page: (after.page - before.page) / seconds };
  },

  /** Bytes of script objects and elements of the page, after everything unused was thrown away. */
  async kept(): Promise<{ heap: number; nodes: number }> {
    const { ofPage, page } = shown();
    // Marks of changes hold on to rows for some seconds.
    await expect(page.locator('li.marked')).toHaveCount(0, { timeout: PATIENCE_MS });
    await ofPage.send('HeapProfiler.collectGarbage');
    await ofPage.send('HeapProfiler.collectGarbage');
    const { metrics } = await ofPage.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') };
  },

  async close(): Promise<void> {
    await screen?.browser.close();
    screen = null;
  },
};
export type TelevisionApi = typeof api;
answerWith(api);
