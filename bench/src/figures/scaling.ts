import { randomBytes } from 'node:crypto';
import type { Person } from '../../../backend/test/world/served.ts';
import type { Planned } from '../../../backend/test/world/world.ts';
import { type Figure, median, ms, mustBe, p99, perSecond } from '../figure.ts';
import { wire } from '../processes/connection.ts';
import type { DisplaysApi } from '../processes/displays.ts';
import type { LoadApi } from '../processes/load.ts';
import type { ProductApi } from '../processes/product.ts';
import { startWorker, type Worker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const SERVERS = [2, 3] as const;
const USERS = 300;
/** Tournaments whose people are busy at once; each server has as many of them. */
const TOURNAMENTS = 6;
const SHIFTS = 3;
const READS = 3_000;
/** Over all servers. */
const IN_FLIGHT = 48;
const WARM_UPS = 4;
const REPETITIONS = 5;
/** The shifts that are read. */
const SHOWN: readonly Planned[] = Array.from({ length: 30 }, () => ({ from: 0, hours: 4, spots: 10 }));
const DISPLAYS = 1_000;
const COURTS = 64;
const MATCHES = 40;
/** Every server hears of every event, so a further one makes commands a little dearer, and reads not at all. */
const DEARER = { reads: 1.1, commands: 1.5 } as const;
const DISPLAY_MS = 150;

/** One server, and who asks it. */
interface Desk {
  readonly product: Worker<ProductApi>;
  readonly load: Worker<LoadApi>;
  readonly port: number;
}

/** What a number of operations took of all servers together. */
interface Cost {
  readonly rate: number;
  /** Milliseconds of processor time for each. */
  readonly each: number;
}

type Desks = readonly [Desk, ...Desk[]];
type Requests = readonly (readonly string[])[];

async function openDesk(url: string, secrets: Readonly<Record<string, string>>): Promise<Desk> {
  const product = await startProduct(url, secrets);
  return { product, load: startWorker<LoadApi>('load'), port: await product.ask.port() };
}

/** Sends each server its requests, all at the same time. */
async function send(desks: Desks, requests: Requests, answer: string): Promise<Cost> {
  const spent = async () => {
    const times = await Promise.all(desks.map(({ product }) => product.ask.processorMs()));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const before = await spent();
  const loaded = await Promise.all(
    desks.map(({ load, port }, index) =>
      load.ask.load({ port, requests: requests[index] ?? [], inFlight: IN_FLIGHT / desks.length }),
    ),
  );
  const count = requests.flat().length;
  mustBe(
    'answers',
    loaded.reduce((sum, { answers }) => sum + (answers[answer] ?? 0), 0),
    count,
  );
  const seconds = Math.max(...loaded.map((one) => one.seconds));
  return { rate: count / seconds, each: ((await spent()) - before) / count };
}

/** Everybody into the shifts of tournaments of their own, each tournament at one of the servers. */
async function commands(desks: Desks, maker: ProductApi, users: readonly Person[]): Promise<Cost> {
  const size = users.length / TOURNAMENTS;
  const plans = Array.from({ length: SHIFTS }, (_, from) => ({ from, hours: 1, spots: size }));
  const requests: string[][] = desks.map(() => []);
  for (let index = 0; index < TOURNAMENTS; index += 1) {
    // All made by one server, which knows when the earlier ones were: nobody is busy there already.
    const { tid, sids } = await maker.tournament(plans);
    const people = users.slice(index * size, (index + 1) * size);
    const wired = sids.flatMap((sid) =>
      people.map(({ cookie, ref_id }) =>
        wire('PUT', `/api/putTimeSpots/${sid}`, { cookie, body: { tid, ref_id } }),
      ),
    );
    requests[index % desks.length]?.push(...wired);
  }
  return send(desks, requests, '200 Selected');
}

async function reads(desks: Desks, users: readonly Person[], tid: string): Promise<Cost> {
  const path = `/api/getLineSignup/${tid}`;
  const requests = desks.map((_, at) =>
    Array.from({ length: READS / desks.length }, (__, index) =>
      wire('GET', path, { cookie: users[(at + index) % users.length]?.cookie ?? '' }),
    ),
  );
  return send(desks, requests, '200');
}

/** From a press at the first server to each of the displays, which are spread over all of them. */
async function displays(desks: Desks, screens: Worker<DisplaysApi>, user: Person): Promise<Figure> {
  const [first] = desks;
  const { tid, courts, referees } = await first.product.ask.venue(user.ref_id, COURTS, COURTS);
  const { cookie } = user;
  const presses = courts
    .slice(0, MATCHES)
    .flatMap((court_num, index) => [
      wire('POST', `/api/assignCourt/${tid}`, { cookie, body: { court_num, ref_id: referees[index] } }),
      wire('PUT', `/api/finishMatch/${tid}`, { cookie, body: { court_num } }),
    ]);
  const ports = desks.map(({ port }) => port);
  await screens.ask.open(ports, DISPLAYS, `board:${tid}`);
  await screens.ask.follow(first.port, presses);
  const latencies = await screens.ask.follow(first.port, presses);
  mustBe('frames heard', latencies.length, presses.length * DISPLAYS);
  await screens.ask.close();
  const slowest = p99(latencies);
  return {
    name: `Assign at the desk to each of ${DISPLAYS.toLocaleString('en-US')} displays at ${desks.length} servers, p99`,
    measured: ms(slowest),
    goal: `at most ${DISPLAY_MS} ms`,
    met: slowest <= DISPLAY_MS,
  };
}

type Work = Readonly<Record<keyof typeof DEARER, (desks: Desks) => Promise<Cost>>>;

const NAMES = Object.keys(DEARER) as (keyof typeof DEARER)[];

async function often(run: () => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) costs.push(await run());
  return { rate: median(costs.map(({ rate }) => rate)), each: median(costs.map(({ each }) => each)) };
}

/** A server that has done nothing yet takes longer for everything, which is no fault of there being another. */
async function warmUp(desk: Desk, work: Work): Promise<Desk> {
  for (let time = 0; time < WARM_UPS; time += 1) for (const name of NAMES) await work[name]([desk]);
  return desk;
}

function dearer(name: keyof typeof DEARER, servers: number, cost: Cost, alone: Cost): Figure {
  const ratio = cost.each / alone.each;
  return {
    name: `Processor time of ${name} with ${servers} servers`,
    measured: `${ms(cost.each)}, ${perSecond(cost.rate)}`,
    reference: `${ms(alone.each)}, ${perSecond(alone.rate)} with one`,
    ratio,
    goal: `at most ${DEARER[name]}`,
    met: ratio <= DEARER[name],
  };
}

/** What the same work costs when two and three servers share it instead of one, and all of them a database and this machine. */
export async function scaling(site: Site): Promise<Figure[]> {
  const url = await site.database();
  const secret = () => randomBytes(32).toString('hex');
  const secrets = { SESSION_SECRET: secret(), VAULT_KEY: secret() };
  const screens = startWorker<DisplaysApi>('displays');
  const desks: [Desk, ...Desk[]] = [await openDesk(url, secrets)];
  const { ask } = desks[0].product;
  try {
    const users = await ask.users(USERS);
    const [user] = users;
    if (!user) throw new Error('nobody is there');
    const { tid } = await ask.tournament(SHOWN);
    const work: Work = {
      reads: (at) => reads(at, users, tid),
      commands: (at) => commands(at, ask, users),
    };
    await warmUp(desks[0], work);
    const alone = {
      reads: await often(() => work.reads(desks)),
      commands: await often(() => work.commands(desks)),
    };
    const figures: Figure[] = [];
    for (const servers of SERVERS) {
      while (desks.length < servers) desks.push(await warmUp(await openDesk(url, secrets), work));
      for (const name of NAMES) {
        const cost = await often(() => work[name](desks));
        figures.push(dearer(name, servers, cost, alone[name]));
      }
      figures.push(await displays(desks, screens, user));
    }
    return figures;
  } finally {
    await screens.stop();
    for (const { load, product } of desks) for (const worker of [load, product]) await worker.stop();
  }
}
