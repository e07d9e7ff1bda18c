import type { Person } from '../../../backend/test/world/served.ts';
import type { Played } from '../../../backend/test/world/world.ts';
import { type Figure, median, ms, mustBe, p99, perSecond } from '../figure.ts';
import { wire } from '../processes/connection.ts';
import type { CrudApi } from '../processes/crud.ts';
import type { Loaded } from '../processes/load.ts';
import { startWorker } from '../rpc.ts';
import { openStage, type Site, type Stage } from '../site.ts';

const IN_FLIGHT = 64;
const BURST = 300;
/** Shifts one after another; everybody works all those of their tournament. */
const SHIFTS = 10;
const WARM_UPS = 4;
const REPETITIONS = 7;
const P99_GOAL = 50;

/** Over how many tournaments the same people are spread, and at least how many times the plain server's rate is to be reached. */
const SPREADS = [
  { tournaments: 30, goal: 2 },
  { tournaments: 1, goal: 5 },
] as const;

/** A plain server, and the cookies of the same people at it. */
interface Plain {
  readonly crud: CrudApi;
  readonly port: number;
  readonly cookies: ReadonlyMap<string, string>;
}

/** Tournaments with room for everybody who belongs to them. */
function prepared({ product, users }: Stage, tournaments: number, shifts: number): Promise<Played[]> {
  const spots = users.length / tournaments;
  const plans = Array.from({ length: shifts }, (_, n) => ({ from: n, hours: 1, spots }));
  return Promise.all(Array.from({ length: tournaments }, () => product.tournament(plans)));
}

/** Everybody into each shift of their tournament, a shift after the other. */
function signUps(
  users: readonly Person[],
  played: readonly Played[],
  request: (user: Person, tid: string, sid: string) => string,
): string[] {
  const shifts = played[0]?.sids.length ?? 0;
  return Array.from({ length: shifts }, (_, shift) =>
    users.map((user, index) => {
      const { tid, sids } = played[index % played.length] as Played;
      return request(user, tid, sids[shift] as string);
    }),
  ).flat();
}

/** Answers how long each request took, and all of them. */
async function commands(
  stage: Stage,
  tournaments: number,
  shifts: number,
  inFlight: number,
): Promise<Loaded> {
  const { product, users, load } = stage;
  const played = await prepared(stage, tournaments, shifts);
  const requests = signUps(users, played, ({ cookie, ref_id }, tid, sid) =>
    wire('PUT', `/api/putTimeSpots/${sid}`, { cookie, body: { tid, ref_id } }),
  );
  const loaded = await load(requests, inFlight);
  mustBe('commands, answers', loaded.answers, { '200 Selected': requests.length });
  for (const one of played) {
    const { shown } = await product.seated(one);
    const seated = shown.map((seats) => new Set(seats).size);
    mustBe(
      'commands, seats',
      seated,
      one.sids.map(() => users.length / tournaments),
    );
  }
  return loaded;
}

/** The same to the plain server. */
async function transactions(stage: Stage, plain: Plain, tournaments: number): Promise<Loaded> {
  const { users, loadAt } = stage;
  const played = Array.from({ length: tournaments }, () => {
    const tid = crypto.randomUUID();
    return { tid, sids: Array.from({ length: SHIFTS }, (_, n) => `${tid}-${n}`) };
  });
  for (const { tid, sids } of played) await plain.crud.shifts(tid, sids, users.length / tournaments);
  const requests = signUps(users, played, ({ ref_id }, tid, sid) =>
    wire('PUT', `/signups/${sid}`, { cookie: plain.cookies.get(ref_id) ?? '', body: { tid, ref_id } }),
  );
  const loaded = await loadAt(plain.port, requests, IN_FLIGHT);
  mustBe('transactions, answers', loaded.answers, { '200 Selected': requests.length });
  mustBe('transactions, seats', await plain.crud.seated(played.flatMap(({ sids }) => sids)), requests.length);
  return loaded;
}

const rateOf = ({ latencies, seconds }: Loaded): number => latencies.length / seconds;

export async function httpCommands(site: Site): Promise<Figure[]> {
  const stage = await openStage(site);
  const crud = startWorker<CrudApi>('crud', { DATABASE_URL: await site.database() });
  try {
    const cookies = new Map<string, string>();
    for (const { ref_id } of stage.users) cookies.set(ref_id, await crud.ask.cookie(ref_id));
    const plain: Plain = { crud: crud.ask, port: await crud.ask.port(), cookies };
    const runs = SPREADS.map((spread) => ({ ...spread, ours: [] as number[], theirs: [] as number[] }));
    const bursts: number[] = [];
    for (let turn = 0; turn < WARM_UPS + REPETITIONS; turn += 1) {
      for (const { tournaments, ours, theirs } of runs) {
        theirs.push(rateOf(await transactions(stage, plain, tournaments)));
        ours.push(rateOf(await commands(stage, tournaments, SHIFTS, IN_FLIGHT)));
      }
      bursts.push(p99((await commands(stage, 1, 1, BURST)).latencies));
    }
    const measured = (values: readonly number[]) => median(values.slice(WARM_UPS));
    return [
      ...runs.map(({ tournaments, goal, ours, theirs }) => {
        const ratio = measured(ours) / measured(theirs);
        const where = tournaments === 1 ? 'one tournament' : `${tournaments} tournaments`;
        return {
          name: `Commands through HTTP, ${where}, ${IN_FLIGHT} in flight`,
          measured: perSecond(measured(ours)),
          reference: `${perSecond(measured(theirs))} plain CRUD server`,
          ratio,
          goal: `at least ${goal}`,
          met: ratio >= goal,
        };
      }),
      {
        name: `Burst of ${BURST} commands, p99`,
        measured: ms(measured(bursts)),
        goal: `under ${P99_GOAL} ms`,
        met: measured(bursts) < P99_GOAL,
      },
    ];
  } finally {
    await crud.stop();
    await stage.close();
  }
}
