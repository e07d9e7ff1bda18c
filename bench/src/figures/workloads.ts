import type { Person } from '../../../backend/test/world/served.ts';
import type { Planned } from '../../../backend/test/world/world.ts';
import { type Figure, median, ms, mustBe, p99, perSecond } from '../figure.ts';
import { wire } from '../processes/connection.ts';
import type { Loaded } from '../processes/load.ts';
import { openStage, type Site, type Stage } from '../site.ts';

const IN_FLIGHT = 50;
const REPETITIONS = 7;
const WARM_UPS = 6;
const P99_GOAL = 50;

type Request = (user: Person, shift: number) => string;

/** One shape of a rush. Everybody may send several requests; all of them are sent in this order. */
interface Workload {
  readonly name: string;
  readonly shifts: readonly Planned[];
  requests(users: readonly Person[], take: Request): string[];
  /** How often which answer must come. */
  readonly answers: Readonly<Record<string, number>>;
  /** How many seats must be taken, in each shift where that is certain. */
  readonly seated: number;
  readonly inShift?: number;
}

const parallel = (count: number, spots: number, from = 0): Planned[] =>
  Array.from({ length: count }, () => ({ from, hours: 4, spots }));

const BANDS = 3;
const BAND = 10;

/** Five rushes of 300 people, as another product of the kind was measured with. */
const WORKLOADS: readonly Workload[] = [
  {
    name: 'W1, three bands of 10 parallel shifts, 900 for 600 seats',
    shifts: Array.from({ length: BANDS }, (_, band) => parallel(BAND, 20, band * 4)).flat(),
    requests: (users, take) =>
      Array.from({ length: BANDS }, (_, band) =>
        users.map((user, index) => take(user, band * BAND + ((index + band) % BAND))),
      ).flat(),
    answers: { '200 Selected': 600, '409': 300 },
    seated: 600,
    inShift: 20,
  },
  {
    name: 'W2, 300 for the same 10 seats',
    shifts: parallel(1, 10),
    requests: (users, take) => users.map((user) => take(user, 0)),
    answers: { '200 Selected': 10, '409': 290 },
    seated: 10,
    inShift: 10,
  },
  {
    name: 'W3, everybody two overlapping shifts',
    shifts: [...parallel(1, 300), ...parallel(1, 300, 2)],
    requests: (users, take) => users.flatMap((user) => [take(user, 0), take(user, 1)]),
    answers: { '200 Selected': 300, '200 conflict': 300 },
    seated: 300,
  },
  {
    name: 'W4, everybody the same request twice',
    shifts: parallel(30, 10),
    requests: (users, take) =>
      users.flatMap((user, index) => [take(user, index % 30), take(user, index % 30)]),
    answers: { '200 Saved': 300, '200 Selected': 300 },
    seated: 300,
    inShift: 10,
  },
  {
    name: 'W5, 30 shifts of 10 seats for 300',
    shifts: parallel(30, 10),
    requests: (users, take) => users.map((user, index) => take(user, index % 30)),
    answers: { '200 Selected': 300 },
    seated: 300,
    inShift: 10,
  },
];

/** Runs a workload on a tournament of its own; throws `WrongCount` where a seat is too many or missing. */
async function run({ product, users, load }: Stage, workload: Workload): Promise<Loaded> {
  const { name, shifts, requests, answers, seated, inShift } = workload;
  const { tid, sids } = await product.tournament(shifts);
  const take: Request = ({ cookie, ref_id }, shift) =>
    wire('PUT', `/api/putTimeSpots/${sids[shift]}`, { cookie, body: { tid, ref_id } });
  const loaded = await load(requests(users, take), IN_FLIGHT);
  mustBe(`${name}, answers`, Object.entries(loaded.answers).sort(), Object.entries(answers).sort());
  const { shown, logged } = await product.seated({ tid, sids });
  const sorted = (seats: string[][]) => seats.map((refs) => refs.toSorted());
  mustBe(`${name}, the lists`, sorted(shown), sorted(logged));
  mustBe(`${name}, seated`, logged.flat().length, seated);
  mustBe(`${name}, people seated`, distinctSeats(logged, workload), seated);
  if (inShift !== undefined) for (const seats of logged) mustBe(`${name}, in a shift`, seats.length, inShift);
  return loaded;
}

/** Seats without those of one person at the same hours. */
function distinctSeats(logged: readonly string[][], { shifts }: Workload): number {
  const bands = new Set(shifts.map(({ from }) => Math.floor(from / 4)));
  const perBand = [...bands].map(
    (band) =>
      new Set(logged.filter((_, shift) => Math.floor((shifts[shift]?.from ?? 0) / 4) === band).flat()).size,
  );
  return perBand.reduce((sum, people) => sum + people, 0);
}

const rateOf = ({ latencies, seconds }: Loaded): number => latencies.length / seconds;

export async function workloads(site: Site): Promise<Figure[]> {
  const stage = await openStage(site);
  try {
    for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) {
      for (const workload of WORKLOADS) await run(stage, workload);
    }
    const runs = new Map<Workload, Loaded[]>(WORKLOADS.map((workload) => [workload, []]));
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      for (const [workload, loaded] of runs) loaded.push(await run(stage, workload));
    }
    return [...runs].flatMap(([workload, loaded]) => figuresOf(workload, loaded));
  } finally {
    await stage.close();
  }
}

function figuresOf({ name }: Workload, loaded: readonly Loaded[]): Figure[] {
  const slowest = median(loaded.map(({ latencies }) => p99(latencies)));
  return [
    { name, measured: perSecond(median(loaded.map(rateOf))), goal: 'counts exact', met: true },
    {
      name: `${name.slice(0, 2)}, slowest of a hundred (p99)`,
      measured: ms(slowest),
      goal: `under ${P99_GOAL} ms`,
      met: slowest < P99_GOAL,
    },
  ];
}
