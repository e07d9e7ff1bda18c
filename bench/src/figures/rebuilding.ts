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
  await fill(url, SHORT);
  const short = await inFreshProcess(url, SHORT);
  await fill(url, LONG);
  const long: Measured[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1)
    long.push(await inFreshProcess(url, LONG));
  const rate = median(long.map(({ rebuilt }) => LONG / rebuilt.seconds));
  const read = median(long.map(({ reading }) => LONG / reading));
  const [peak, shortPeak] = [median(long.map(({ rebuilt }) => rebuilt.peak)), short.rebuilt.peak];
  return [
    {
      name: 'Rebuild of the roster from a million events',
      measured: perSecond(rate),
      reference: `${perSecond(read)} reading alone`,
      ratio: rate / read,
      goal: `at least ${perSecond(RATE_GOAL)}`,
      met: rate >= RATE_GOAL,
    },
    {
      name: 'Memory of a rebuild, a million events',
      measured: megabytes(peak),
      reference: `${megabytes(shortPeak)} for ten thousand`,
      ratio: peak / shortPeak,
      goal: `at most ${FLAT}`,
      met: peak <= shortPeak * FLAT,
    },
  ];
}

interface Measured {
  readonly rebuilt: Rebuilt;
  /** Seconds for reading the log alone. */
  readonly reading: number;
}

/** Writes the log up to so many events. */
async function fill(url: Record<string, string>, events: number): Promise<void> {
  const { ask, stop } = startWorker<RebuildApi>('rebuild', url);
  try {
    mustBe('events in the log', await ask.fill(events), events);
  } finally {
    await stop();
  }
}

/** What writing the log, or an earlier rebuild, left behind in memory must not count. */
async function inFreshProcess(url: Record<string, string>, events: number): Promise<Measured> {
  const { ask, stop } = startWorker<RebuildApi>('rebuild', url);
  try {
    const rebuilt = await ask.rebuild();
    mustBe('events rebuilt', rebuilt.events, events);
    return { rebuilt, reading: await ask.read() };
  } finally {
    await stop();
  }
}
