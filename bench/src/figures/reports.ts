import { type Figure, ms } from '../figure.ts';
import { get, type Office, openOffice, post, type Request } from '../office.ts';
import type { LoadApi } from '../processes/load.ts';
import { startWorker } from '../rpc.ts';
import { type Site, startProduct } from '../site.ts';

/** So many are played first, to see that adding up more of them takes no longer for each. */
const FEW = 1_000;
const MANY = 10_000;
const TIMES = 9;
const MOST_MS = 200;
const MOST_RATIO = 1.2;

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

async function slowestReport(office: Office): Promise<Figure> {
  const reports = reportsOf(office);
  const took: { readonly name: string; readonly time: number }[] = [];
  for (const report of reports) {
    const [, , name = ''] = report.path.split('/');
    took.push({ name, time: await office.time(report, TIMES) });
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
    const office = await openOffice(product.ask, load.ask);
    await office.play(FEW);
    const few = (await office.time(addingUp(office), 5 * TIMES)) / FEW;
    await office.play(MANY - FEW);
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
