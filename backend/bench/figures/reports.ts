import { type Figure, median, ms, mustBe } from '../figure.ts';
import { wire } from '../processes/connection.ts';
import type { LoadApi } from '../processes/load.ts';
import { startWorker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

const COURTS = 64;
/** So many are played first, to see that adding up more of them takes no longer for each. */
const FEW = 1_000;
const MANY = 10_000;
const TIMES = 9;
const MOST_MS = 200;
const MOST_RATIO = 1.2;

interface Office {
  readonly tid: string;
  readonly referees: readonly string[];
  /** Sends the same request so often, one after the other, and answers what it took, in ms. */
  time(request: Request, times?: number): Promise<number>;
  /** Sends all of them, some at a time. */
  all(requests: readonly Request[]): Promise<void>;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const get = (path: string): Request => ({ method: 'GET', path });
const post = (path: string, body: object): Request => ({ method: 'POST', path, body });

const addingUp = ({ tid }: Office): Request => get(`/api/getTotalForReconciliation/${tid}`);

/** What is read where people look at what was worked and paid. */
function reportsOf({ tid, referees: [ref_id = ''] }: Office): readonly Request[] {
  const ofTournament = [
    'getRefereeTimeAndAmount',
    'refereeDaysAndMatchTotal',
    'getRefereeTotalWithContact',
    'getTournamentDaysReferee',
    'getRefereeTimeAndShifts',
    'getPastMatchUSAPickleball',
    'getMatchesForReconciliation',
    'getAuxForReconciliation',
    'getTotalForReconciliation',
    'getInvoices',
  ];
  const ofSomebody = [
    'getRefereeMatchList',
    'getSupportingRefereeMatchList',
    'getMatchStartersMatchList',
    'getAuxMatchListForReferee',
  ];
  return [
    ...ofTournament.map((name) => get(`/api/${name}/${tid}`)),
    ...ofSomebody.map((name) => post(`/api/${name}/${tid}`, { ref_id })),
    post('/api/getTotalRefereeTotals', { tid }),
    post('/api/getRefereeScheduleRecap', { tid }),
  ];
}

/** Plays so many matches, a round on every court at a time. */
async function play({ tid, referees, all }: Office, matches: number): Promise<void> {
  for (let left = matches; left > 0; left -= COURTS) {
    const courts = Array.from({ length: Math.min(COURTS, left) }, (_, index) => String(index + 1));
    await all(
      courts.map((court_num, index) =>
        post(`/api/assignCourt/${tid}`, { court_num, ref_id: referees[index] }),
      ),
    );
    await all(
      courts.map((court_num) => ({
        method: 'PUT',
        path: `/api/finishMatch/${tid}`,
        body: { court_num, amount: 25, paid: true },
      })),
    );
  }
}

async function slowestReport(office: Office): Promise<Figure> {
  const reports = reportsOf(office);
  const took: { readonly name: string; readonly time: number }[] = [];
  for (const report of reports) {
    const [, , name = ''] = report.path.split('/');
    took.push({ name, time: await office.time(report) });
  }
  const [slowest] = took.sort((one, other) => other.time - one.time);
  const time = slowest?.time ?? Number.NaN;
  return {
    name: `Slowest of ${reports.length} reports on ${MANY.toLocaleString('en-US')} matches (\`${slowest?.name}\`)`,
    measured: ms(time),
    goal: `under ${MOST_MS} ms`,
    met: time < MOST_MS,
  };
}

/** What reports on a long tournament take at the server, and whether a sum grows faster than what it adds up. */
export async function reports(site: Site): Promise<Figure[]> {
  const product = await startProduct(await site.database());
  const load = startWorker<LoadApi>('load');
  try {
    const [user] = await product.ask.users(1);
    if (!user) throw new Error('nobody runs the desk');
    const { tid, referees } = await product.ask.venue(user.ref_id, COURTS, COURTS);
    const port = await product.ask.port();
    const send = async (requests: readonly Request[], inFlight: number) => {
      const wired = requests.map(({ method, path, body }) =>
        wire(method, path, { cookie: user.cookie, body }),
      );
      const { answers, latencies } = await load.ask.load({ port, requests: wired, inFlight });
      const well = Object.entries(answers).filter(([kind]) => kind.startsWith('200'));
      mustBe(
        'answers',
        well.reduce((sum, [, count]) => sum + count, 0),
        requests.length,
      );
      return latencies;
    };
    const office: Office = {
      tid,
      referees,
      time: async (request, times = TIMES) =>
        median(
          await send(
            Array.from({ length: times }, () => request),
            1,
          ),
        ),
      all: async (requests) => void (await send(requests, COURTS)),
    };
    await play(office, FEW);
    const few = (await office.time(addingUp(office), 5 * TIMES)) / FEW;
    await play(office, MANY - FEW);
    const many = (await office.time(addingUp(office), 5 * TIMES)) / MANY;
    return [
      await slowestReport(office),
      {
        name: `Adding up ${MANY.toLocaleString('en-US')} matches, for each`,
        measured: `${(many * 1_000).toFixed(2)} µs`,
        reference: `${(few * 1_000).toFixed(2)} µs of ${FEW.toLocaleString('en-US')}`,
        ratio: many / few,
        goal: `at most ${MOST_RATIO}`,
        met: many / few <= MOST_RATIO,
      },
    ];
  } finally {
    await load.stop();
    await product.stop();
  }
}
