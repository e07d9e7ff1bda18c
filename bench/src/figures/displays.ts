import { type Figure, median, ms, mustBe, p99, perSecond } from '../figure.ts';
import type { BareRoomApi } from '../processes/bareRoom.ts';
import { wire } from '../processes/connection.ts';
import type { DisplaysApi } from '../processes/displays.ts';
import type { ProductApi } from '../processes/product.ts';
import { startWorker, type Worker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const COURTS = 64;
const REFEREES = 128;
/** Matches of one measurement, each begun and finished. */
const MATCHES = 60;
const DESKS = 8;
const REPETITIONS = 5;
const RATIO_GOAL = 0.5;
const SIZES = [
  { count: 200, most: 50 },
  { count: 1_000, most: 150 },
] as const;

interface Hall {
  readonly product: Worker<ProductApi>;
  readonly screens: Worker<DisplaysApi>;
  readonly bare: Worker<BareRoomApi>;
}

/** A tournament with a full queue, and its desk's requests. */
async function openVenue({ product }: Hall) {
  const [user] = await product.ask.users(1);
  if (!user) throw new Error('nobody runs the desk');
  const { tid, courts, referees } = await product.ask.venue(user.ref_id, COURTS, REFEREES);
  const { cookie } = user;
  const assigns = courts.slice(0, MATCHES).map((court_num, index) => {
    const body = { court_num, ref_id: referees[index] };
    return wire('POST', `/api/assignCourt/${tid}`, { cookie, body });
  });
  const finishes = courts
    .slice(0, MATCHES)
    .map((court_num) => wire('PUT', `/api/finishMatch/${tid}`, { cookie, body: { court_num } }));
  let notes = 0;
  /** Tells the displays something that nothing else can be merged with. */
  const note = () => {
    const body = { ref_id: referees.at(-1), note: `Note ${notes++}` };
    return wire('PUT', `/api/refNote/${tid}`, { cookie, body });
  };
  const inTurn = assigns.flatMap((assign, index) => [assign, finishes[index] ?? assign]);
  return { port: await product.ask.port(), room: `board:${tid}`, assigns, finishes, inTurn, note };
}

/** From the desk's press to the frame at each of the displays. */
async function latency(hall: Hall, { count, most }: (typeof SIZES)[number]): Promise<Figure> {
  const { screens } = hall;
  const { port, room, inTurn } = await openVenue(hall);
  await screens.ask.open([port], count, room);
  await screens.ask.follow(port, inTurn);
  const runs: number[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const latencies = await screens.ask.follow(port, inTurn);
    mustBe('frames heard', latencies.length, inTurn.length * count);
    runs.push(p99(latencies));
  }
  await screens.ask.close();
  return {
    name: `Assign at the desk to each of ${count.toLocaleString('en-US')} displays, p99`,
    measured: ms(median(runs)),
    goal: `at most ${most} ms`,
    met: median(runs) <= most,
  };
}

/**
 * The frames of busy desks to all displays, and the same frames sent by a server that knows nothing, in turns: what
 * else the machine does must not fall on one of them alone.
 */
async function fanOut(hall: Hall, count: number): Promise<Figure> {
  const { screens, bare } = hall;
  const { port, room, assigns, finishes, note } = await openVenue(hall);
  const barePort = await bare.ask.port();
  const rates: { product: number; bare: number }[] = [];
  for (let repetition = 0; repetition <= REPETITIONS; repetition += 1) {
    await screens.ask.open([port], count, room);
    const begun = await screens.ask.rush(port, assigns, DESKS, note());
    const ended = await screens.ask.rush(port, finishes, DESKS, note());
    await screens.ask.close();
    const frames = [...begun.frames, ...ended.frames];
    await bare.ask.prepare(frames);
    await screens.ask.open([barePort], count, null);
    const seconds = await screens.ask.listen(barePort, wire('GET', '/'), frames.length);
    await screens.ask.close();
    const sent = frames.length * count;
    // The first time is for warming up.
    if (repetition > 0) rates.push({ product: sent / (begun.seconds + ended.seconds), bare: sent / seconds });
  }
  const rate = median(rates.map(({ product }) => product));
  const reference = median(rates.map(({ bare: alone }) => alone));
  const ratio = median(rates.map(({ product, bare: alone }) => product / alone));
  return {
    name: `Frames of ${DESKS} desks to ${count.toLocaleString('en-US')} displays`,
    measured: perSecond(rate),
    reference: `${perSecond(reference)} the same, bare \`ws\``,
    ratio,
    goal: `at least ${RATIO_GOAL}`,
    met: ratio >= RATIO_GOAL,
  };
}

/** How the venue's screens follow the desk. */
export async function displays(site: Site): Promise<Figure[]> {
  const product = await startProduct(await site.database());
  const hall: Hall = {
    product,
    screens: startWorker<DisplaysApi>('displays'),
    bare: startWorker<BareRoomApi>('bareRoom'),
  };
  try {
    const figures: Figure[] = [];
    for (const size of SIZES) figures.push(await latency(hall, size));
    return [...figures, await fanOut(hall, 1_000)];
  } finally {
    for (const worker of [hall.screens, hall.bare, product]) await worker.stop();
  }
}
