import { type Figure, median, ms, perSecond } from '../figure.ts';
import type { CoreApi } from '../processes/core.ts';
import { startWorker } from '../rpc.ts';
import type { Site } from '../site.ts';

const REPETITIONS = 5;
const PEOPLE = 300;
const SHIFTS = 20;
const IN_FLIGHT = 1_000;
const PAGE = 500;
const RATE_GOAL = 15_000;
const SINGLE = 300;
const SHOWN_GOAL = 4;
const FEW = 100;
const MANY = 12_000;
const COST_GOAL = 1.2;

/** Commands and appends without HTTP, in one process with the read models. */
export async function inProcess(site: Site): Promise<Figure[]> {
  const { ask, stop } = startWorker<CoreApi>('core', {
    DATABASE_URL: await site.database(),
    SESSION_SECRET: 'the secret of a benchmark and nothing else',
  });
  try {
    const beside = [await shown(ask), await cost(ask)];
    // What read models take of the two cores is part of the figures through HTTP; here it is bus and log alone.
    await ask.stopReadModels();
    return [await throughput(ask), ...beside];
  } finally {
    await stop();
  }
}

async function throughput(ask: CoreApi): Promise<Figure> {
  const count = PEOPLE * SHIFTS;
  const [rates, bare]: number[][] = [[], []];
  for (let repetition = -2; repetition < REPETITIONS; repetition += 1) {
    const appended = count / (await ask.bareAppends(count / PAGE, PAGE));
    const decided = count / (await ask.commands(PEOPLE, SHIFTS, IN_FLIGHT));
    // The first ones warm up.
    if (repetition < 0) continue;
    bare?.push(appended);
    rates?.push(decided);
  }
  const [rate, reference] = [median(rates ?? []), median(bare ?? [])];
  return {
    name: `Commands through bus and log, one tournament, ${IN_FLIGHT} in flight`,
    measured: perSecond(rate),
    reference: `${perSecond(reference)} events in bare appends of ${PAGE}`,
    ratio: rate / reference,
    goal: `at least ${perSecond(RATE_GOAL)}`,
    met: rate >= RATE_GOAL,
  };
}

async function shown(ask: CoreApi): Promise<Figure> {
  const single: number[] = [];
  const settled: number[] = [];
  for (let repetition = -1; repetition < REPETITIONS; repetition += 1) {
    const bare = await ask.bareAppends(SINGLE, 1);
    const both = await ask.shownAppends(SINGLE);
    if (repetition < 0) continue;
    single.push((bare / SINGLE) * 1000);
    settled.push((both / SINGLE) * 1000);
  }
  const ratio = median(settled) / median(single);
  return {
    name: 'Append, and shown in the lists, one caller',
    measured: ms(median(settled)),
    reference: `${ms(median(single))} bare append`,
    ratio,
    goal: `at most ${SHOWN_GOAL}`,
    met: ratio <= SHOWN_GOAL,
  };
}

async function cost(ask: CoreApi): Promise<Figure> {
  const { small, large } = await ask.commandCost(FEW, MANY, SINGLE);
  const ratio = median(large) / median(small);
  return {
    name: `A command at ${MANY.toLocaleString('en-US')} assignments`,
    measured: ms(median(large)),
    reference: `${ms(median(small))} at ${FEW}`,
    ratio,
    goal: `at most ${COST_GOAL}`,
    met: ratio <= COST_GOAL,
  };
}
