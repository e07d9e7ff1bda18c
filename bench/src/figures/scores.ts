import type { Person } from '../../../backend/test/world/served.ts';
import { type Figure, median, ms, mustBe, p99 } from '../figure.ts';
import { buildInterfaces } from '../interfaces.ts';
import type { BrowserApi } from '../processes/browser.ts';
import { Connection, wire } from '../processes/connection.ts';
import type { DisplaysApi } from '../processes/displays.ts';
import type { ProductApi } from '../processes/product.ts';
import { startWorker, type Worker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const DISPLAYS = 200;
const CARDS = 20;
/** Points of a game that are reported one after the other on each card. */
const POINTS = 4;
const REPETITIONS = 5;
const MOST_MS = 100;
const KILOBITS = 400;
const MOST_USABLE_MS = 3_000;
const LOADS = 3;
/** Counts a point of the first team. */
const BUTTON = 'One more for';

/** A tournament whose scores are reported; answers the secrets of the cards of its matches. */
async function openCards({ venue, port }: ProductApi, { ref_id, cookie }: Person) {
  const { tid } = await venue(ref_id, 1, 1);
  const desk = await Connection.open(await port());
  const send = async (method: string, path: string, body: object): Promise<Record<string, string>> => {
    const answer = await desk.send(wire(method, path, { cookie, body }));
    mustBe(path, answer.status, 200);
    return JSON.parse(answer.body);
  };
  await send('PUT', `/api/t/editTournament/${tid}`, { score_reporting: true, public_scores: true });
  const add = (name: string) => send('POST', '/api/score/addPlayer', { tid, name });
  const sids: string[] = [];
  for (let card = 0; card < CARDS; card += 1) {
    const [one, other] = [await add(`Ann ${card}`), await add(`Ben ${card}`)];
    const match = { t1p1: one.pid, t2p1: other.pid, matchType: '1 to 15', gold: false, court: String(card) };
    const { sid = '' } = await send('POST', '/api/sendPlayerNotification', { tid, ...match });
    sids.push(sid);
  }
  desk.close();
  return { room: `score:${tid}`, sids };
}

/** A card as the players of a match open it beside the court. */
async function usableCard({ ask }: Pick<Worker<ProductApi>, 'ask'>, sid: string): Promise<Figure> {
  const browser = startWorker<BrowserApi>('browser');
  try {
    const address = `http://localhost:${await ask.port()}/score/rpsr/${sid}`;
    const loads: number[] = [];
    for (let load = 0; load < LOADS; load += 1)
      loads.push(await browser.ask.usable(address, BUTTON, { kilobits: KILOBITS }));
    return {
      name: `Score card usable at ${KILOBITS} kbit/s, first visit`,
      measured: ms(median(loads)),
      goal: `under ${MOST_USABLE_MS.toLocaleString('en-US')} ms`,
      met: median(loads) < MOST_USABLE_MS,
    };
  } finally {
    await browser.stop();
  }
}

/** From the players' press to the frame at everybody who follows the scores: the desk's lists and televisions. */
export async function scores(site: Site): Promise<Figure[]> {
  buildInterfaces();
  const product = await startProduct(await site.database());
  const screens = startWorker<DisplaysApi>('displays');
  try {
    const [user] = await product.ask.users(1);
    if (!user) throw new Error('nobody runs the scores');
    const runs: number[] = [];
    let card = '';
    // The first time is for warming up.
    for (let repetition = 0; repetition <= REPETITIONS; repetition += 1) {
      const { room, sids } = await openCards(product.ask, user);
      card = sids.at(-1) ?? '';
      const points = Array.from({ length: POINTS }, (_, point) => point + 1);
      const presses = points.flatMap((score) =>
        sids.map((sid) =>
          wire('PUT', '/api/score/reportScore', { body: { sid, type: 'g1t1', score, other: 0 } }),
        ),
      );
      const port = await product.ask.port();
      await screens.ask.open([port], DISPLAYS, room);
      const latencies = await screens.ask.follow(port, presses);
      await screens.ask.close();
      mustBe('frames heard', latencies.length, presses.length * DISPLAYS);
      if (repetition > 0) runs.push(p99(latencies));
    }
    return [
      {
        name: `Reported game to each of ${DISPLAYS} displays and lists, p99`,
        measured: ms(median(runs)),
        goal: `under ${MOST_MS} ms`,
        met: median(runs) < MOST_MS,
      },
      await usableCard(product, card),
    ];
  } finally {
    await screens.stop();
    await product.stop();
  }
}
