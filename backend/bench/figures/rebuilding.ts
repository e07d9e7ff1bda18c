import { type Figure, median, megabytes, mustBe, perSecond } from '../figure.ts';
import type { RebuildApi, Rebuilt } from '../processes/rebuild.ts';
import { startWorker } from '../rpc.ts';
import type { Site } from '../site.ts';

const SHORT = 10_000;
const LONG = 1_000_000;
const REPETITIONS = 3;
const RATE_GOAL = 80_000;
/** Batches, pages and what the garbage collector leaves for later; one more event a batch would be far more. */
const FLAT = 1.5;

/** The roster's read model built anew from ten thousand events and from a million. */
export async function rebuilding(site: Site): Promise<Figure[]> {
  const url = { DATABASE_URL: await site.database() };
  const short = await inFreshProcess(url, SHORT);
  const { ask, stop } = startWorker<RebuildApi>('rebuild', url);
  try {
    mustBe('events in the log', await ask.fill(LONG), LONG);
    const read: number[] = [];
    const rebuilt: Rebuilt[] = [];
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      read.push(LONG / (await ask.read()));
      rebuilt.push(await ask.rebuild());
    }
    for (const { events } of rebuilt) mustBe('events rebuilt', events, LONG);
    const rate = median(rebuilt.map(({ events, seconds }) => events / seconds));
    const long = await inFreshProcess(url, LONG);
    return [
      {
        name: 'Rebuild of the roster from a million events',
        measured: perSecond(rate),
        reference: `${perSecond(median(read))} reading alone`,
        ratio: rate / median(read),
        goal: `at least ${perSecond(RATE_GOAL)}`,
        met: rate >= RATE_GOAL,
      },
      {
        name: 'Memory of a rebuild, a million events',
        measured: megabytes(long.peak),
        reference: `${megabytes(short.peak)} for ten thousand`,
        ratio: long.peak / short.peak,
        goal: `at most ${FLAT}`,
        met: long.peak <= short.peak * FLAT,
      },
    ];
  } finally {
    await stop();
  }
}

/** What an earlier rebuild left behind must not count. */
async function inFreshProcess(url: Record<string, string>, events: number): Promise<Rebuilt> {
  const { ask, stop } = startWorker<RebuildApi>('rebuild', url);
  try {
    mustBe('events in the log', await ask.fill(events), events);
    return await ask.rebuild();
  } finally {
    await stop();
  }
}
