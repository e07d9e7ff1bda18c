// npm run pictures: takes the pictures of the README and of the help pages from a freshly loaded demo, and prints the help
// pages as PDFs with those of the build, after `npm start` or a build. New pictures are on paper after the next build.
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { somebody } from '../demo/src/names.ts';
import { DEMO_PASSWORD } from '../demo/src/people.ts';
import { LANGUAGES, type Language } from '../domain/src/kernel/language.ts';
import { HELP_ROLES, type HelpRole, helpPath, helpPdf } from '../domain/src/web/help.ts';
import { startServer } from '../e2e/support/server.ts';
import { chromium as packed } from './chromium.mjs';
import { inRepository } from './root.mjs';

/** Who runs the referee desk of the demo tournaments. */
const DESK = somebody(2);
const SHOWN = 'Everglades Pickleball Championships';
const LOOKS = 120;
const LOOK_EVERY_MS = 1_000;
const PICTURES = inRepository('docs/pictures');
const HELP_PICTURES = inRepository('public-ui/public/pictures');

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

const WIDE = { width: 1280, height: 800 };
const MARGIN = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
const NARROW = { width: 390, height: 760 };

/** What the guide of a role shows: whose screen it is, by their number in the demo; null for nobody's. */
const GUIDES: Readonly<Record<HelpRole, readonly [who: number | null, path: string, size: typeof WIDE]>> = {
  visitor: [null, '/public/board/{tid}', WIDE],
  official: [null, '/signup/{tid}', NARROW],
  volunteer: [null, '/signup/volunteer', NARROW],
  courtmonitor: [441, '/volunteer/courtmonitor/{tid}', NARROW],
  captain: [4, '/volunteercaptain/shiftsbyday?tid={tid}', WIDE],
  coordinator: [2, '/desk/editSchedule?tid={tid}', WIDE],
  master: [1, '/plan/budget?tid={tid}', WIDE],
  platform: [0, '/utradmin/tournamentlist', WIDE],
};

async function guide(browser: Browser, url: string, tid: string, role: HelpRole): Promise<Page> {
  const [who, path, viewport] = GUIDES[role];
  const page = await browser.newPage({ baseURL: url, viewport });
  const data = { email: who === null ? '' : somebody(who).email, password: DEMO_PASSWORD };
  if (who !== null) await page.request.post('/auth/login', { data });
  await page.goto(path.replace('{tid}', tid));
  return page;
}

/** Keeps what the page shows once everything it loads is there. */
async function keep(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await pause(LOOK_EVERY_MS);
  await page.screenshot({ path, type: 'jpeg', quality: 70 });
  await page.close();
}

/** Prints the guides of all roles in a language. */
async function printGuides(browser: Browser, url: string, language: Language): Promise<void> {
  const page = await browser.newPage({ baseURL: url, locale: language, viewport: WIDE });
  for (const role of HELP_ROLES) {
    await page.goto(helpPath(role));
    await page.locator('main img').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const path = inRepository(`public-ui/public${helpPdf(role, language)}`);
    await page.pdf({ path, format: 'Letter', tagged: true, margin: MARGIN });
  }
  await page.close();
}

mkdirSync(HELP_PICTURES, { recursive: true });
mkdirSync(PICTURES, { recursive: true });
const server = await startServer({ demo: true });
const browser = await chromium.launch({ ...packed(), chromiumSandbox: false });
try {
  const tid = await shownTournament(server.url);
  for (const [name, open] of Object.entries({ desk, signup, television })) {
    await keep(await open(browser, server.url, tid), `${PICTURES}/${name}.jpg`);
  }
  for (const role of HELP_ROLES) {
    await keep(await guide(browser, server.url, tid, role), `${HELP_PICTURES}/help-${role}.jpg`);
  }
  for (const language of LANGUAGES) await printGuides(browser, server.url, language);
} finally {
  await browser.close();
  await server.stop();
}
