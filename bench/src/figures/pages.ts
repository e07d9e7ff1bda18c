import { PAGES as PUBLIC } from '@courtcrew/backend/pages.ts';
import { getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { type Figure, kilobytes, median, ms } from '../figure.ts';
import { buildInterfaces } from '../interfaces.ts';
import { CATEGORIES, type Marks } from '../marks.ts';
import type { BrowserApi } from '../processes/browser.ts';
import { startWorker, type Worker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const LEAST = 95;
/** One audit's mark for speed comes out some points apart each time. */
const AUDITS = 3;

const SLOW = { kilobits: 400, latency: 400 };
const MOST_USABLE_MS = 5_000;
const MOST_READABLE_MS = 3_000;
const MOST_BYTES = 206_000;
const BUTTON = 'Ask for the waitlist';

/** The pages most visitors open first, with the demo's first tournament, which is in full swing. */
const PAGES: readonly { readonly name: string; readonly path: (tid: string) => string }[] = [
  { name: 'home', path: () => '/' },
  { name: 'the public listing', path: () => '/tournaments' },
  { name: 'a sign-up page', path: (tid) => `/signup/${tid}` },
  { name: 'a public board', path: (tid) => `/public/board/${tid}` },
];

/** The marks a standard audit of pages gives, on a middling phone. */
export async function pages(site: Site): Promise<Figure[]> {
  buildInterfaces();
  const product = await startProduct(await site.database());
  const browser = startWorker<BrowserApi>('browser');
  try {
    await product.ask.demo();
    const origin = `http://localhost:${await product.ask.port()}`;
    const tid = await firstTournament(origin);
    const figures: Figure[] = [];
    for (const { name, path } of PAGES) {
      const audits: Marks[] = [];
      for (let audit = 0; audit < AUDITS; audit += 1)
        audits.push(await browser.ask.audit(origin + path(tid)));
      figures.push(figureOf(name, audits));
    }
    return [
      ...figures,
      await firstApply(browser, origin, tid),
      await slowestReadable(browser, origin, tid),
      await heaviest(browser, origin, tid),
    ];
  } finally {
    await browser.stop();
    await product.stop();
  }
}

/** How long somebody waits who opens a link to shifts at a venue. */
async function firstApply(
  { ask }: Pick<Worker<BrowserApi>, 'ask'>,
  origin: string,
  tid: string,
): Promise<Figure> {
  const visits: number[] = [];
  for (let visit = 0; visit < AUDITS; visit += 1)
    visits.push(await ask.usable(`${origin}/signup/${tid}`, BUTTON, SLOW));
  return {
    name: `First ${BUTTON} at ${SLOW.kilobits} kbit/s and ${SLOW.latency} ms, first visit`,
    measured: ms(median(visits)),
    goal: `under ${MOST_USABLE_MS.toLocaleString('en-US')} ms`,
    met: median(visits) < MOST_USABLE_MS,
  };
}

/** Every page that is for everybody. */
const publicPaths = (tid: string): readonly string[] => [
  ...Object.keys(PUBLIC).filter((path) => !PUBLIC[path]?.unlisted),
  ...['/signup/', '/public/board/', '/scores/', '/procedures/'].map((path) => path + tid),
  ...['/signup/volunteer', '/signup/volunteer/bytime', '/signup/athletictrainer'].map(
    (path) => `${path}?tid=${tid}`,
  ),
];

/** How long somebody waits for what a page says, whichever they open first. */
async function slowestReadable(
  { ask }: Pick<Worker<BrowserApi>, 'ask'>,
  origin: string,
  tid: string,
): Promise<Figure> {
  // The thread that draws pages has started, as it has wherever there are visitors.
  await fetch(origin);
  const paths = publicPaths(tid);
  let slowest = { path: '', taken: 0 };
  for (const path of paths) {
    const taken = await ask.readable(origin + path, SLOW);
    if (taken > slowest.taken) slowest = { path, taken };
  }
  return {
    name: `Slowest of ${paths.length} public pages to be read, at ${SLOW.kilobits} kbit/s and ${SLOW.latency} ms`,
    measured: `${ms(slowest.taken)} (\`${slowest.path.replace(tid, ':tid')}\`)`,
    goal: `under ${MOST_READABLE_MS.toLocaleString('en-US')} ms`,
    met: slowest.taken < MOST_READABLE_MS,
  };
}

/** What a phone's data plan pays for the page with most scripts, somebody's own pages among them. */
async function heaviest(
  { ask }: Pick<Worker<BrowserApi>, 'ask'>,
  origin: string,
  tid: string,
): Promise<Figure> {
  const paths = [...publicPaths(tid), ...Object.keys(PUBLIC).filter((path) => PUBLIC[path]?.unlisted)];
  let heaviest = { path: '', sent: 0, size: 0 };
  for (const path of paths) {
    const scripts = await ask.scripts(origin + path);
    const sum = (of: 'sent' | 'size') => scripts.reduce((all, script) => all + script[of], 0);
    if (sum('sent') > heaviest.sent) heaviest = { path, sent: sum('sent'), size: sum('size') };
  }
  return {
    name: `Scripts of the heaviest of ${paths.length} public pages, as they are sent`,
    measured: `${kilobytes(heaviest.sent)} (\`${heaviest.path.replace(tid, ':tid')}\`)`,
    reference: `${kilobytes(heaviest.size)} after gzip`,
    goal: `at most ${kilobytes(MOST_BYTES)}`,
    met: heaviest.sent <= MOST_BYTES,
  };
}

async function firstTournament(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${getTournaments.path}?time=future`);
  const [first] = getTournaments.answer.parse(await answer.json());
  if (!first) throw new Error('the demo lists no tournament');
  return first.tid;
}

function figureOf(name: string, audits: readonly Marks[]): Figure {
  const marks = CATEGORIES.map((category) => median(audits.map((audit) => audit[category])));
  return {
    name: `Page audit of ${name}: speed, access, practice, search`,
    measured: marks.join(', '),
    goal: `at least ${LEAST} each`,
    met: marks.every((mark) => mark >= LEAST),
  };
}
