// npm run pictures: takes the README's pictures from a freshly loaded demo, after `npm start` or a build.
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { somebody } from '../backend/src/demo/names.ts';
import { DEMO_PASSWORD } from '../backend/src/demo/people.ts';
import { startServer } from '../e2e/support/server.ts';
import { chromium as packed } from './chromium.mjs';
import { inRepository } from './root.mjs';

/** Who runs the referee desk of the demo tournaments. */
const DESK = somebody(2);
const SHOWN = 'Everglades Pickleball Championships';
const LOOKS = 120;
const LOOK_EVERY_MS = 1_000;
const PICTURES = inRepository('docs/pictures');

interface Listed {
  readonly tid: string;
  readonly name: string;
}

const read = async <Answer>(url: string): Promise<Answer> => (await fetch(url)).json() as Promise<Answer>;

/** The tournament once its day is in full swing: the demo goes on loading after the server is ready. */
async function shownTournament(url: string): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOK_EVERY_MS);
    const listed = await read<readonly Listed[]>(`${url}/api/t/getTournaments`);
    const shown = listed.find(({ name }) => name === SHOWN);
    if (!shown) continue;
    const clipboards = await read<readonly unknown[]>(`${url}/api/getClipboardNeeded/${shown.tid}`);
    if (clipboards.length > 0) return shown.tid;
  }
  throw new Error(`the demo has no ${SHOWN}`);
}

/** The board as its desk sees it: everybody's place and every court. */
async function desk(browser: Browser, url: string, tid: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 860 } });
  await page.request.post('/auth/login', { data: { email: DESK.email, password: DEMO_PASSWORD } });
  await page.goto(`/desk/refereefinishmatch?tid=${tid}`);
  return page;
}

async function signup(browser: Browser, url: string, tid: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, ...devices['Pixel 7'] });
  await page.goto(`/signup/${tid}`);
  return page;
}

async function television(browser: Browser, url: string, tid: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1600, height: 900 } });
  await page.goto(`/public/boardDisplay/${tid}`);
  return page;
}

mkdirSync(PICTURES, { recursive: true });
const server = await startServer({ demo: true });
const browser = await chromium.launch({ ...packed(), chromiumSandbox: false });
try {
  const tid = await shownTournament(server.url);
  for (const [name, open] of Object.entries({ desk, signup, television })) {
    const page = await open(browser, server.url, tid);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${PICTURES}/${name}.jpg`, type: 'jpeg', quality: 82 });
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
