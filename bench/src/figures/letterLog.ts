import { emailLogResource } from '@courtcrew/domain/messaging/index.ts';
import { type Figure, median, ms, mustBe } from '../figure.ts';
import { wire } from '../processes/connection.ts';
import { openStage, type Site, type Stage } from '../site.ts';

const PEOPLE = 1_000;
const FEW = 1;
const MANY = 100;
const PAGE = 50;
const REPETITIONS = 15;
const WARM_UPS = 3;
const MOST_MS = 100;

interface Look {
  readonly name: string;
  readonly filter?: object;
  readonly sort?: readonly [field: string, direction: string];
  readonly last?: boolean;
}

const LOOKS: readonly Look[] = [
  { name: 'its first page' },
  { name: 'its last page', last: true },
  { name: 'by name', sort: ['name', 'ASC'] },
  { name: 'by name, the last page', sort: ['name', 'ASC'], last: true },
  { name: 'what failed', filter: { state: 'failed' } },
  { name: 'what was delivered', filter: { state: 'delivered' } },
  { name: 'by a part of the name', filter: { q: 'last1' } },
];

/** Milliseconds of a look at rest, in the middle of some. */
async function take({ load }: Stage, cookie: string, tid: string, look: Look, letters: number) {
  const from = look.last ? letters * PEOPLE - PAGE : 0;
  const query = new URLSearchParams({
    filter: JSON.stringify({ tid, ...look.filter }),
    sort: JSON.stringify(look.sort ?? ['time', 'DESC']),
    range: JSON.stringify([from, from + PAGE - 1]),
  });
  const request = wire('GET', `/rest/${emailLogResource.name}?${query}`, { cookie });
  const count = WARM_UPS + REPETITIONS;
  const { latencies, answers } = await load(
    Array.from({ length: count }, () => request),
    1,
  );
  mustBe(`answers about ${look.name}`, answers, { 200: count });
  return median(latencies.slice(WARM_UPS));
}

/** The log of a tournament that has written a lot, beside the one of a first letter. */
export async function letterLog(site: Site): Promise<Figure[]> {
  const stage = await openStage(site);
  try {
    const [{ ref_id, cookie } = { ref_id: '', cookie: '' }] = stage.users;
    const crowd = await stage.product.crowd(ref_id, { people: PEOPLE, days: 1, categories: 2 });
    const measure = async (letters: number): Promise<number[]> => {
      const taken: number[] = [];
      for (const look of LOOKS) taken.push(await take(stage, cookie, crowd.tid, look, letters));
      return taken;
    };
    await stage.product.pastLetters(ref_id, crowd, FEW);
    const few = await measure(FEW);
    await stage.product.pastLetters(ref_id, crowd, MANY);
    const many = await measure(MANY);
    return LOOKS.map(({ name }, index) => {
      const [small = Number.NaN, large = Number.NaN] = [few[index], many[index]];
      return {
        name: `Log of 100,000 letters, ${name}`,
        measured: ms(large),
        reference: `${ms(small)} at 1,000`,
        ratio: large / small,
        goal: `at most ${MOST_MS} ms`,
        met: large <= MOST_MS,
      };
    });
  } finally {
    await stage.close();
  }
}
