import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, kilobytes, megabytes } from '../figure.ts';
import { buildInterfaces } from '../interfaces.ts';
import type { BrowserApi, Script } from '../processes/browser.ts';
import { startWorker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const MEMORY_GOAL = 250 * 1_048_576;
/** V8 gives back what a rush has left behind within that time. */
const REST_MS = 90_000;
const PAGES = [
  { name: 'First load of the public listing, scripts after gzip', path: '/tournaments', most: 181_000 },
  {
    name: 'First load of the board display, scripts after gzip',
    path: '/public/boardDisplay/t',
    most: 86_000,
  },
  { name: 'First load of the admin application, scripts after gzip', path: '/admin', most: 400_000 },
] as const;

/** What the product takes: of a server's memory with the demo loaded, and of a phone's data plan. */
export async function footprint(site: Site): Promise<Figure[]> {
  buildInterfaces();
  const url = await site.database();
  const loading = await startProduct(url);
  const browser = startWorker<BrowserApi>('browser');
  try {
    const { demo, port, memory } = loading.ask;
    await demo();
    const loaded = await memory();
    const figures: Figure[] = [];
    for (const { name, path, most } of PAGES) {
      const scripts = await browser.ask.scripts(`http://localhost:${await port()}${path}`);
      figures.push(sizeOf(name, scripts, most));
    }
    await pause(REST_MS);
    const resident = await memory();
    const memoryOf = {
      name: 'Memory of the server that loaded the demo, once at rest',
      measured: megabytes(resident),
      reference: `${megabytes(loaded)} right after loading`,
      goal: `at most ${megabytes(MEMORY_GOAL)}`,
      met: resident <= MEMORY_GOAL,
    };
    return [...figures, memoryOf];
  } finally {
    await browser.stop();
    await loading.stop();
  }
}

function sizeOf(name: string, scripts: readonly Script[], most: number): Figure {
  const size = scripts.reduce((sum, script) => sum + script.size, 0);
  if (size === 0) throw new Error(`${name}: the page loads no script at all`);
  return { name, measured: kilobytes(size), goal: `at most ${kilobytes(most)}`, met: size <= most };
}
