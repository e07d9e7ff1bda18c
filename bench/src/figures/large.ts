import { randomBytes } from 'node:crypto';
import { type Figure, median, megabytes, ms, mustBe } from '../figure.ts';
import { HEAD, NEXT, PEOPLE, TOURNAMENTS } from '../largeEvents.ts';
import { wire } from '../processes/connection.ts';
import type { DisplaysApi } from '../processes/displays.ts';
import type { LargeApi } from '../processes/large.ts';
import type { LoadApi } from '../processes/load.ts';
import type { ProductApi } from '../processes/product.ts';
import { startWorker, type Worker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const READY_MS = 5_000;
const PAGE_MS = 200;
/** A page that comes later than this would count as down. */
const PATIENCE_MS = 5_000;
const SOCKETS = 10_000;
const SOCKETS_BYTES = 200 * 1_048_576;
const REPETITIONS = 9;
/** What the log's totals rest on is counted once after a start. */
const WARM_UPS = 1;
/** Rows of a page of the staff's lists. */
const PAGE = 25;

interface Look {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
}

type Sort = readonly [field: string, direction: 'ASC' | 'DESC'];

/** The first page of a list of react-admin. */
function rest(name: string, [field, direction]: Sort, filter: object = {}): Look {
  const asked = Object.keys(filter).filter((key) => key !== 'tid');
  const range = JSON.stringify([0, PAGE - 1]);
  const query = new URLSearchParams({
    ...{ filter: JSON.stringify(filter), sort: JSON.stringify([field, direction]), range },
  });
  const where = 'tid' in filter ? 'of one tournament' : 'of all';
  const by = [`by ${field}`, ...asked.map((key) => `with ${key}`)].join(', ');
  return { name: `${name} ${where}, ${by}`, path: `/rest/${name}?${query}` };
}

const get = (name: string, path: string): Look => ({ name, path });
const post = (name: string, path: string, body = {}): Look => ({ name, path, body });
const since = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

const OF_ALL: readonly Look[] = [
  get('public listing', '/api/t/getTournaments'),
  get('public listing, to come in the West', '/api/t/getTournaments?time=future&region=West'),
  get('public listing, by a part of the name', '/api/t/getTournaments?name=open%2099'),
  post('all tournaments of the platform', '/api/utradmin/getAllTournaments'),
  post('master staff list', '/api/utradmin/masterStaffList'),
  get('newest letters', '/api/utradmin/outbox'),
  post('people by the beginning of a name', '/api/utradmin/searchPeople', { search: 'nakamu' }),
  rest('tournaments', ['start', 'ASC'], { time: 'future' }),
  rest('tournaments', ['changed_at', 'DESC']),
  rest('tournaments', ['name', 'ASC'], { q: 'tucson' }),
  rest('people', ['last', 'ASC']),
  rest('people', ['email', 'ASC']),
  rest('people', ['updated_at', 'DESC']),
  rest('people', ['last', 'ASC'], { q: 'nakamu' }),
  rest('people', ['last', 'ASC'], { credentials: 'Not Rated' }),
  rest('signups', ['start', 'ASC'], { end_gte: since(0) }),
  rest('signups', ['start', 'ASC'], { end_gte: since(0), q: 'nakamu' }),
  rest('signups', ['name', 'ASC'], { end_gte: since(0) }),
  rest('signups', ['start', 'ASC']),
  rest('schedulingnotes', ['time', 'DESC']),
  rest('schedulingnotes', ['time', 'DESC'], { name: 'nakamu' }),
  rest('schedulingnotes', ['name', 'ASC'], { status: 'removed' }),
  rest('outbox', ['time', 'DESC']),
  rest('outbox', ['time', 'DESC'], { status: 'failed' }),
  rest('log', ['position', 'DESC']),
  rest('log', ['position', 'DESC'], { kind: 'roster' }),
  rest('log', ['position', 'DESC'], { type: 'Confirmed' }),
  rest('log', ['position', 'DESC'], { author: 'nakamura' }),
  rest('log', ['position', 'DESC'], { author_ref_id: HEAD }),
  rest('log', ['position', 'DESC'], { system: true }),
  rest('log', ['position', 'DESC'], { time_gte: since(30) }),
];

const tid = NEXT;
const OF_ONE: readonly Look[] = [
  rest('shifts', ['start', 'ASC'], { tid }),
  rest('signups', ['start', 'ASC'], { tid }),
  rest('signups', ['name', 'ASC'], { tid, q: 'nakamu' }),
  rest('volunteers', ['last', 'ASC'], { tid }),
  rest('volunteers', ['last', 'ASC'], { tid, q: 'nakamu' }),
  rest('categories', ['name', 'ASC'], { tid }),
  rest('courts', ['court_order', 'ASC'], { tid }),
  rest('schedulingnotes', ['time', 'DESC'], { tid }),
  rest('schedulinglog', ['signup_time', 'DESC'], { tid }),
  rest('outbox', ['time', 'DESC'], { tid }),
  rest('emaillog', ['time', 'DESC'], { tid }),
  rest('log', ['position', 'DESC'], { stream: tid }),
  get('shifts of one tournament', `/api/getShifts/${tid}`),
  post('shifts of one tournament with people', `/api/getShiftSpots/${tid}`),
  get('staff of one tournament', `/api/getRegisteredRefs/${tid}`),
  post('schedules of one tournament', `/api/getScheduleByRef/${tid}`),
];

interface Hall {
  readonly builder: Worker<LargeApi>;
  readonly product: Worker<ProductApi>;
  readonly load: Worker<LoadApi>;
  readonly port: number;
  readonly cookie: string;
}

const requestFor = ({ cookie }: Hall, { path, body }: Look): string =>
  wire(body ? 'POST' : 'GET', path, { cookie, ...(body && { body }) });

/** Milliseconds of each list's first page at rest, in the middle of some. */
async function firstPages(hall: Hall): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const look of [...OF_ALL, ...OF_ONE]) {
    const count = WARM_UPS + REPETITIONS;
    const requests = Array.from({ length: count }, () => requestFor(hall, look));
    const { latencies, answers } = await hall.load.ask.load({ port: hall.port, requests, inFlight: 1 });
    mustBe(`answers about ${look.name}`, answers, { 200: count });
    const taken = median(latencies.slice(WARM_UPS));
    figures.push({
      name: `Large: ${look.name}`,
      measured: ms(taken),
      goal: `under ${PAGE_MS} ms`,
      met: taken < PAGE_MS,
    });
  }
  return figures;
}

/** What lists cost while the largest of the read models behind them is built anew and switched in. */
async function whileRebuilt(hall: Hall): Promise<Figure> {
  const requests = OF_ONE.map((look) => requestFor(hall, look));
  const taken: number[] = [];
  let over = false;
  const building = hall.builder.ask.rebuild('roster').finally(() => {
    over = true;
  });
  while (!over) {
    const { latencies, answers } = await hall.load.ask.load({ port: hall.port, requests, inFlight: 1 });
    mustBe('answers during a rebuild', answers, { 200: requests.length });
    taken.push(...latencies);
  }
  const built = await building;
  const slowest = Math.max(...taken);
  return {
    name: `Large: slowest of ${taken.length.toLocaleString('en-US')} pages while the roster is built anew`,
    measured: ms(slowest),
    reference: `${Math.round(built)} s, 0 failed`,
    goal: `under ${PATIENCE_MS} ms`,
    met: slowest < PATIENCE_MS,
  };
}

/** What the server grows by while so many displays look at a board on which nothing happens. */
async function idleSockets({ product, port }: Hall): Promise<Figure> {
  const screens = startWorker<DisplaysApi>('displays');
  const resident = async (): Promise<number> => {
    await product.ask.inUse();
    return product.ask.memory();
  };
  try {
    await screens.ask.open([port], 1, `board:${tid}`);
    await screens.ask.close();
    const [used, before] = [await product.ask.inUse(), await resident()];
    await screens.ask.open([port], SOCKETS, `board:${tid}`);
    const grown = Math.max((await product.ask.inUse()) - used, (await resident()) - before);
    return {
      name: `Memory of ${SOCKETS.toLocaleString('en-US')} idle displays`,
      measured: megabytes(grown),
      reference: `${megabytes(before)} before`,
      goal: `at most ${megabytes(SOCKETS_BYTES)}`,
      met: grown <= SOCKETS_BYTES,
    };
  } finally {
    await screens.stop();
  }
}

/** An installation of four years and a national body's size, and what it is like to start and to use. */
export async function large(site: Site): Promise<Figure[]> {
  const secret = () => randomBytes(32).toString('hex');
  const keys = { SESSION_SECRET: secret(), VAULT_KEY: secret() };
  const url = await site.database();
  const builder = startWorker<LargeApi>('large', { DATABASE_URL: url, ...keys });
  const load = startWorker<LoadApi>('load');
  const begun: Pick<Worker<LoadApi>, 'stop'>[] = [builder, load];
  try {
    const events = await builder.ask.fill();
    const started = performance.now();
    const product = await startProduct(url, keys);
    begun.push(product);
    const port = await product.ask.port();
    const ready = performance.now() - started;
    const { cookie } = await product.ask.session(HEAD);
    const hall: Hall = { builder, product, load, port, cookie };
    const size = [events, TOURNAMENTS, PEOPLE].map((count) => count.toLocaleString('en-US'));
    return [
      {
        name: 'Large: start to ready',
        measured: ms(ready),
        reference: `${size[0]} events, ${size[1]} tournaments, ${size[2]} people`,
        goal: `under ${READY_MS} ms`,
        met: ready < READY_MS,
      },
      ...(await firstPages(hall)),
      await whileRebuilt(hall),
      await idleSockets(hall),
    ];
  } finally {
    for (const worker of begun.toReversed()) await worker.stop();
  }
}
