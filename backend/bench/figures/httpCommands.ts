import { type Figure, median, ms, mustBe, p99, perSecond } from '../figure.ts';
import { wire } from '../processes/connection.ts';
import { openStage, type Site, type Stage } from '../site.ts';

const IN_FLIGHT = 64;
const BURST = 300;
/** Shifts one after another; everybody works all of them. */
const SHIFTS = 10;
const WARM_UPS = 4;
const REPETITIONS = 7;
const RATE_GOAL = 0.5;
const NO_OP_GOAL = 0.4;
const P99_GOAL = 50;

/** Sends everybody into `shifts` consecutive shifts; answers how long each request took, and all of them. */
async function commands({ product, users, load }: Stage, shifts: number, inFlight: number) {
  const plans = Array.from({ length: shifts }, (_, n) => ({ from: n, hours: 1, spots: users.length }));
  const { tid, sids } = await product.tournament(plans);
  const requests = sids.flatMap((sid) =>
    users.map(({ cookie, ref_id }) =>
      wire('PUT', `/api/putTimeSpots/${sid}`, { cookie, body: { tid, ref_id } }),
    ),
  );
  const loaded = await load(requests, inFlight);
  mustBe('commands, answers', loaded.answers, { '200 Selected': requests.length });
  const { shown } = await product.seated({ tid, sids });
  mustBe(
    'commands, seats',
    shown.map((seats) => new Set(seats).size),
    plans.map(({ spots }) => spots),
  );
  return loaded;
}

/** The same requests, but for the command. */
async function noOps({ users, load }: Stage, shifts: number, inFlight: number) {
  const requests = Array.from({ length: shifts }, (_, shift) =>
    users.map(({ cookie, ref_id }) =>
      wire('PUT', `/api/bench/noOp/shift-${shift}`, { cookie, body: { tid: 'tournament', ref_id } }),
    ),
  ).flat();
  const loaded = await load(requests, inFlight);
  mustBe('no-ops, answers', loaded.answers, { '200 Nothing': requests.length });
  return loaded;
}

export async function httpCommands(site: Site): Promise<Figure[]> {
  const stage = await openStage(site);
  try {
    const hellos = Array.from({ length: SHIFTS * stage.users.length }, () => wire('GET', '/'));
    for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) {
      await stage.hello(hellos, IN_FLIGHT);
      await noOps(stage, SHIFTS, IN_FLIGHT);
      await commands(stage, SHIFTS, IN_FLIGHT);
      await commands(stage, 1, BURST);
    }
    const hello: number[] = [];
    const bare: number[] = [];
    const full: number[] = [];
    const bursts: number[] = [];
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      const count = hellos.length;
      hello.push(count / (await stage.hello(hellos, IN_FLIGHT)).seconds);
      bare.push(count / (await noOps(stage, SHIFTS, IN_FLIGHT)).seconds);
      full.push(count / (await commands(stage, SHIFTS, IN_FLIGHT)).seconds);
      bursts.push(p99((await commands(stage, 1, BURST)).latencies));
    }
    const ratio = median(full) / median(bare);
    const share = median(bare) / median(hello);
    return [
      {
        name: `Requests of people signed in that do nothing, ${IN_FLIGHT} in flight`,
        measured: perSecond(median(bare)),
        reference: `${perSecond(median(hello))} bare Fastify hello`,
        ratio: share,
        goal: `at least ${NO_OP_GOAL}`,
        met: share >= NO_OP_GOAL,
      },
      {
        name: `Commands through HTTP, ${IN_FLIGHT} in flight`,
        measured: perSecond(median(full)),
        reference: `${perSecond(median(bare))} no-op route, signed in`,
        ratio,
        goal: `at least ${RATE_GOAL}`,
        met: ratio >= RATE_GOAL,
      },
      {
        name: `Burst of ${BURST} commands, p99`,
        measured: ms(median(bursts)),
        goal: `under ${P99_GOAL} ms`,
        met: median(bursts) < P99_GOAL,
      },
    ];
  } finally {
    await stage.close();
  }
}
