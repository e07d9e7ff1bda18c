import { type Figure, kilobytes, median, ms, p99 } from '../figure.ts';
import { buildInterfaces } from '../interfaces.ts';
import { Connection, wire } from '../processes/connection.ts';
import type { DisplaysApi } from '../processes/displays.ts';
import type { ProductApi } from '../processes/product.ts';
import type { Press, TelevisionApi } from '../processes/television.ts';
import { startWorker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const COURTS = 64;
const REFEREES = 190;
const IDLE_SECONDS = 60;
const UPDATES = 2_000;
const WARM_UP = 1_000;
const MOST_IDLE = 0.01;
/** Displays beside the television, and courts on the page it shows. */
const OTHERS = 200;
const SHOWN = 30;
const PAINTINGS = 5;
const MOST_PAINTING_MS = 50;
/** Compiled code still grows; keeping the rows of every update would be ten times this. */
const MOST_GROWTH = 150_000;

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** A television showing a full board: what it takes while nothing happens, and what it keeps of what happened. */
export async function television(site: Site): Promise<Figure[]> {
  buildInterfaces();
  const product = await startProduct(await site.database());
  const screen = startWorker<TelevisionApi>('television');
  const others = startWorker<DisplaysApi>('displays');
  try {
    const board = await busyBoard(product.ask);
    await screen.ask.show(board.address, COURTS);
    const painting = await paintingOf(board, screen.ask, others.ask);
    await board.change(WARM_UP);
    await screen.ask.sees(await board.newest());
    const before = await screen.ask.kept();
    await board.change(UPDATES);
    await screen.ask.sees(await board.newest());
    const after = await screen.ask.kept();
    const idle = await screen.ask.idle(IDLE_SECONDS);
    board.close();
    await screen.ask.close();
    return [painting, idleFigure(idle), growthFigure(before, after)];
  } finally {
    await others.stop();
    await screen.stop();
    await product.stop();
  }
}

type Board = Awaited<ReturnType<typeof busyBoard>>;

/** From the desk's press to the frame in which the television shows it. */
async function paintingOf(board: Board, screen: TelevisionApi, others: DisplaysApi): Promise<Figure> {
  const { port, room, rematches } = board;
  await others.open([port], OTHERS, room);
  await screen.pause();
  await screen.follow(port, rematches);
  const runs: number[] = [];
  for (let repetition = 0; repetition < PAINTINGS; repetition += 1) {
    const latencies = await screen.follow(port, rematches);
    runs.push(p99(latencies.filter((_, index) => rematches[index]?.frees === false)));
  }
  await screen.pause();
  await others.close();
  return {
    name: `Assign at the desk to painted on a television, ${OTHERS} displays, p99`,
    measured: ms(median(runs)),
    goal: `at most ${MOST_PAINTING_MS} ms`,
    met: median(runs) <= MOST_PAINTING_MS,
  };
}

/** A tournament with a match on every court, and a desk that finishes and begins matches. */
async function busyBoard({ users, venue, port }: ProductApi) {
  const [user] = await users(1);
  if (!user) throw new Error('nobody runs the desk');
  const { tid, courts, referees } = await venue(user.ref_id, COURTS, REFEREES);
  const at = await port();
  const desk = await Connection.open(at);
  const waiting = [...referees];
  const playing: { court_num: string; ref_id: string }[] = [];

  const send = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await desk.send(wire(method, path, { cookie: user.cookie, body }));
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  };
  const begin = async (court_num: string): Promise<void> => {
    const ref_id = waiting.shift();
    if (ref_id === undefined) throw new Error('nobody waits');
    await send('POST', `/api/assignCourt/${tid}`, { court_num, ref_id });
    playing.push({ court_num, ref_id });
  };
  const finish = async (): Promise<string> => {
    const match = playing.shift();
    if (!match) throw new Error('nothing is played');
    await send('PUT', `/api/finishMatch/${tid}`, { court_num: match.court_num });
    waiting.push(match.ref_id);
    return match.court_num;
  };
  for (const court_num of courts) await begin(court_num);
  /** Ends the match on each of the first courts and begins one with the same referee. */
  const rematches = playing.slice(0, SHOWN).flatMap(({ court_num, ref_id }): Press[] => {
    const press = (method: string, call: string, body: object) =>
      wire(method, `/api/${call}/${tid}`, { cookie: user.cookie, body });
    return [
      { request: press('PUT', 'finishMatch', { court_num }), court_num, frees: true },
      { request: press('POST', 'assignCourt', { court_num, ref_id }), court_num, frees: false },
    ];
  });
  return {
    port: at,
    room: `board:${tid}`,
    rematches,
    address: `http://localhost:${at}/public/boardDisplay/${tid}`,
    /** Finishes and begins matches in turn, one change each. */
    async change(times: number): Promise<void> {
      for (let change = 0; change < times; change += 2) await begin(await finish());
    },
    /** Last name of the referee whose match began last. */
    async newest(): Promise<string> {
      const { body } = await desk.send(wire('GET', `/api/getCourtsForPublicDisplay/${tid}`));
      const rows: readonly { ref_id: string | null; last: string }[] = JSON.parse(body);
      const newest = playing.at(-1)?.ref_id;
      return rows.find(({ ref_id }) => ref_id === newest)?.last ?? '';
    },
    close: () => desk.close(),
  };
}

const idleFigure = ({ whole, page }: { whole: number; page: number }): Figure => ({
  name: `Idle display of ${COURTS} courts, one core`,
  measured: percent(page),
  reference: `${percent(whole)} the browser with all its processes`,
  goal: `below ${percent(MOST_IDLE)}`,
  met: page < MOST_IDLE,
});

interface Kept {
  readonly heap: number;
  readonly nodes: number;
}

const growthFigure = (before: Kept, after: Kept): Figure => ({
  name: `Growth of a display over ${UPDATES.toLocaleString('en-US')} updates`,
  measured: `${kilobytes(after.heap - before.heap)}, ${after.nodes - before.nodes} elements`,
  reference: `${kilobytes(before.heap)} before`,
  goal: `at most ${kilobytes(MOST_GROWTH)}`,
  met: after.heap - before.heap <= MOST_GROWTH,
});
