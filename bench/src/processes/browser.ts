import { gzipSync } from 'node:zlib';
import { chromium, devices, type Page, type Response } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ownPort } from '../../../backend/test/support/ownPort.ts';
import { chromium as installed } from '../../../scripts/chromium.mjs';
import { CATEGORIES, type Marks } from '../marks.ts';
import { answerWith } from '../rpc.ts';

export interface Script {
  readonly url: string;
  /** Bytes after gzip. */
  readonly size: number;
  /** Bytes that were sent: what the server had compressed better. */
  readonly sent: number;
}

export interface Network {
  readonly kilobits: number;
  /** Milliseconds that every request waits. */
  readonly latency?: number;
}

const QUIET_MS = 60_000;
/** A page whose first file takes longer than this is held by the browser, not by its network. */
const HELD_MS = 15_000;
const LOOK_MS = 20;

const launch = (...args: readonly string[]) =>
  chromium.launch({ ...installed(), chromiumSandbox: false, args: ['--disable-gpu', ...args] });

/**
 * One load of it; null where not one file of the page has come after so long a time. Now and then the browser's slow
 * network holds all of a page's requests for ever, which the server has never heard of: that is no measure of it.
 */
async function opened(
  address: string,
  isThere: (page: Page) => Promise<boolean>,
  { kilobits, latency = 0 }: Network,
): Promise<number | null> {
  const browser = await launch();
  try {
    const page = await (await browser.newContext(devices['Pixel 7'])).newPage();
    const network = await page.context().newCDPSession(page);
    const bytes = (kilobits * 1_000) / 8;
    const throughput = { downloadThroughput: bytes, uploadThroughput: bytes };
    await network.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
    const begun = performance.now();
    const since = () => performance.now() - begun;
    await page.goto(address, { waitUntil: 'commit', timeout: QUIET_MS });
    const isHeld = () => page.evaluate(() => performance.getEntriesByType('resource').length === 0);
    // The browser's own waiting looks only twice a second.
    while (!(await isThere(page))) {
      if (since() > QUIET_MS) throw new Error(`${address} is not there after ${QUIET_MS} ms`);
      if (since() > HELD_MS && (await isHeld())) return null;
      await page.waitForTimeout(LOOK_MS);
    }
    return since();
  } finally {
    await browser.close();
  }
}

/** The link in the head of every page. */
const HOME = 'Courtcrew';

async function untilOpened(
  ...[address, network, isThere]: readonly [string, Network, (page: Page) => Promise<boolean>]
) {
  for (;;) {
    const taken = await opened(address, isThere, network);
    if (taken !== null) return taken;
  }
}

async function weighed(response: Response): Promise<Script> {
  const [body, { responseBodySize: sent }] = await Promise.all([response.body(), response.request().sizes()]);
  return { url: response.url(), size: gzipSync(body).length, sent };
}

const api = {
  /** What the audit's defaults say of a page: a middling phone on a slow network. */
  async audit(address: string): Promise<Marks> {
    const port = await ownPort();
    const browser = await launch(`--remote-debugging-port=${port}`);
    try {
      const run = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
      const mark = (category: string) => Math.round(100 * (run?.lhr.categories[category]?.score ?? 0));
      return Object.fromEntries(CATEGORIES.map((category) => [category, mark(category)])) as Marks;
    } finally {
      await browser.close();
    }
  },

  /** Until a button can be pressed, in ms, on a phone without a cache whose network is as slow as this. */
  usable(address: string, button: string, network: Network): Promise<number> {
    return untilOpened(address, network, async (page) => {
      const found = page.getByRole('button', { name: button }).first();
      return (await found.isVisible()) && (await found.isEnabled());
    });
  },

  /** Until all of a page can be read and its links lead on, in ms, on the same phone. */
  readable(address: string, network: Network): Promise<number> {
    return untilOpened(address, network, async (page) => {
      const parts = [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: HOME })];
      const there = await Promise.all(parts.map((part) => part.first().isVisible()));
      const waiting = await page.getByRole('main').locator('[role=status][aria-busy=true]').count();
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      return painted && there.every(Boolean) && waiting === 0;
    });
  },

  /** Every script that a browser without a cache loads until the page has come to rest. */
  async scripts(address: string): Promise<Script[]> {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      const loading: Promise<Script | null>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        // What a page has loaded that leads on to another at once is that one's, or gone.
        loading.push(weighed(response).catch(() => null));
      });
      await page.goto(address, { waitUntil: 'networkidle', timeout: QUIET_MS });
      return (await Promise.all(loading)).filter((script) => script !== null);
    } finally {
      await browser.close();
    }
  },
};
export type BrowserApi = typeof api;
answerWith(api);
