import { emailShifts } from '@courtcrew/domain/messaging/contract.ts';
import { getVolunteerShiftList } from '@courtcrew/domain/roster/contract.ts';
import { type Figure, megabytes, ms, mustBe, perSecond } from '../figure.ts';
import { wire } from '../processes/connection.ts';
import type { SinkApi } from '../processes/letters.ts';
import type { LoadApi } from '../processes/load.ts';
import { startWorker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const RECIPIENTS = 3_000;
/** As the product has by default. */
const CONNECTIONS = 5;
const ACCEPTED_MS = 1_000;
const RATIO_GOAL = 0.5;
/** What a process may grow by meanwhile, whatever the number of recipients. */
const GROWTH_GOAL = 32 * 1_048_576;
const LOOK_MS = 20;

async function shiftsOf(port: number, cookie: string, tid: string): Promise<string[]> {
  const path = getVolunteerShiftList.path.replace('{tid}', tid);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  return ((await answer.json()) as { sid: string }[]).map(({ sid }) => sid);
}

/** A letter to a whole tournament: how soon its sender can go on, and how fast it leaves. */
export async function letters(site: Site): Promise<Figure[]> {
  const sink = startWorker<SinkApi>('letters');
  const load = startWorker<LoadApi>('load');
  const mail = { SMTP_URL: await sink.ask.url(), MAIL_FROM: 'crew@example.org' };
  const product = await startProduct(await site.database(), mail);
  try {
    const [master] = await product.ask.users(1);
    if (!master) throw new Error('nobody writes the letter');
    const { tid } = await product.ask.crowd(master.ref_id, {
      people: RECIPIENTS,
      days: 2,
      categories: 6,
    });
    const port = await product.ask.port();
    const sids = await shiftsOf(port, master.cookie, tid);
    const bare = await sink.ask.bare(RECIPIENTS, CONNECTIONS);
    const before = await sink.ask.taken();
    const body = { tid, list: sids, subject: 'Rain', body: 'Dear {first}, we begin later.' };
    const request = wire('POST', emailShifts.path, { cookie: master.cookie, body });
    const { latencies, answers } = await load.ask.load({
      port,
      requests: [request],
      inFlight: 1,
    });
    mustBe('answers', answers, { '200 Email Queued': 1 });
    const [accepted = Number.NaN] = latencies;
    const hasTaken = async (count: number): Promise<number> => {
      while ((await sink.ask.taken()) < before + count) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      return performance.now();
    };
    const first = await hasTaken(1);
    await hasTaken(RECIPIENTS / 3);
    const memory = await product.ask.inUse();
    const last = await hasTaken(RECIPIENTS);
    const growth = (await product.ask.inUse()) - memory;
    const rate = (RECIPIENTS * 1000) / (last - first);
    return [
      {
        name: 'A letter to 3,000 people taken on',
        measured: ms(accepted),
        goal: `at most ${ms(ACCEPTED_MS)}`,
        met: accepted <= ACCEPTED_MS,
      },
      {
        name: 'Its mails over 5 connections, from the first to the last',
        measured: perSecond(rate),
        reference: `${perSecond(bare)} bare nodemailer`,
        ratio: rate / bare,
        goal: `at least ${RATIO_GOAL}`,
        met: rate / bare >= RATIO_GOAL,
      },
      {
        name: 'What the server grows by over the last two thirds of them',
        measured: megabytes(growth),
        goal: `at most ${megabytes(GROWTH_GOAL)}`,
        met: growth <= GROWTH_GOAL,
      },
    ];
  } finally {
    for (const worker of [load, sink, product]) await worker.stop();
  }
}
