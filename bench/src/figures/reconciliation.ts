import { type Figure, median, ms, p99 } from '../figure.ts';
import { buildInterfaces } from '../interfaces.ts';
import { openOffice } from '../office.ts';
import type { LoadApi } from '../processes/load.ts';
import type { PayDesksApi } from '../processes/payDesks.ts';
import { startWorker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const MATCHES = 900;
const OPENINGS = 9;
const TOGGLES = 300;
const MOST_OPENING_MS = 300;
const MOST_TOGGLE_MS = 100;

/** Two desks with the matches of a whole tournament: how soon they see them, and what they press. */
export async function reconciliation(site: Site): Promise<Figure[]> {
  buildInterfaces();
  const product = await startProduct(await site.database());
  const load = startWorker<LoadApi>('load');
  const desks = startWorker<PayDesksApi>('payDesks');
  try {
    const { tid, user, play } = await openOffice(product.ask, load.ask);
    await play(MATCHES);
    const origin = `http://localhost:${await product.ask.port()}`;
    const windows = { origin, tid, cookie: user.cookie };
    const opening = median(await desks.ask.open(windows, OPENINGS));
    const { own, other } = await desks.ask.toggle(windows, TOGGLES);
    await desks.ask.close();
    return [
      {
        name: `Reconciliation of ${MATCHES} matches, press to first rows`,
        measured: ms(opening),
        goal: `under ${MOST_OPENING_MS} ms`,
        met: opening < MOST_OPENING_MS,
      },
      {
        name: 'A toggle there, press to painted with two desks, p99',
        measured: `${ms(p99(own))}, at the other ${ms(p99(other))}`,
        goal: `under ${MOST_TOGGLE_MS} ms`,
        met: p99(other) < MOST_TOGGLE_MS,
      },
    ];
  } finally {
    for (const worker of [desks, load, product]) await worker.stop();
  }
}
