import { type DayPlan, dayAtTheCourts } from '@courtcrew/demo/board/day.ts';
import { after, EMPTY_FLOOR, type Floor, floorAfter } from '@courtcrew/demo/board/floor.ts';
import type { Step } from '@courtcrew/demo/board/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { rebuildAll, type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import { type Answer, ask } from './asking.ts';
import { inGroups, requestOf } from './boardCalls.ts';
import { readBoard, Screen } from './boardScreen.ts';
import { openVenue, type Venue } from './boardVenue.ts';
import { Ledger } from './ledger.ts';
import { prepare } from './prepare.ts';
import { SCALE } from './scale.ts';

/** As many for each court as at a national tournament, so that the day has its hours, waves and kinds of presses. */
const SIZE = {
  courts: 22 * SCALE,
  referees: 110 * SCALE,
  trainers: 7 * SCALE,
  volunteers: 8 * SCALE,
  coordinators: 17 * SCALE,
};
const MATCHES = 300 * SCALE;
const WAVES = 3;
const HOUR = 3_600_000;

let database: TestDatabase;
let ledger: Ledger;
let server: ServerProcess;
let venue: Venue;
let steps: readonly Step[];
let end: Floor;
let screen: Screen;

beforeAll(async () => {
  database = await serverDatabase();
  ledger = new Ledger(database.url);
  venue = await prepare(database.url, (prepared) => openVenue(prepared, SIZE));
  steps = dayAtTheCourts(planFor(venue));
  end = floorAfter(steps);
  server = await startProcess({ DATABASE_URL: database.url });
  screen = new Screen(server.port, venue.tid);
});
afterAll(async () => {
  screen.close();
  await server.stop();
  await database.drop();
});

/** Calls are believed for a day, so the day that is played again has just ended. */
function planFor({ courts, referees, trainers, volunteers }: Venue): DayPlan {
  const from = Date.now() - 14 * HOUR;
  const hours = (count: number) => new Date(from + count * HOUR).toISOString();
  const perWave = referees.length / WAVES;
  return {
    courts,
    matches: MATCHES,
    from: hours(0),
    monitors: volunteers.map(({ ref_id }) => ref_id),
    officials: [
      ...referees.map(({ ref_id }, index) => {
        const wave = Math.floor(index / perWave);
        return { ref_id, queues: true, comes: hours(3 * wave), goes: hours(3 * wave + 4) };
      }),
      ...trainers.map(({ ref_id }) => ({ ref_id, queues: false, comes: hours(0), goes: hours(5) })),
    ],
  };
}

/** Presses every step, those whose order does not matter at once and each by another coordinator. */
async function play(): Promise<ReadonlyMap<number, Answer>> {
  const { tid, coordinators, referees, trainers, volunteers } = venue;
  const people = new Map(
    [...referees, ...trainers, ...volunteers].map((person) => [person.ref_id, person] as const),
  );
  const answers = new Map<number, Answer>();
  const answer = (number: number): Answer => {
    const found = answers.get(number);
    if (!found) throw new Error(`step ${number} has not been pressed`);
    return found;
  };
  const whose = ({ by, number }: Step): Person | undefined =>
    by === null ? coordinators[number % coordinators.length] : people.get(by);
  const press = async (step: Step): Promise<void> => {
    const { method, path, body } = requestOf(step, { tid, answer });
    const given = await ask(server.port, whose(step) ?? { cookie: '' }, method, path, body);
    if (given.status !== 200) {
      throw new Error(`${JSON.stringify(step)}: ${given.status} ${JSON.stringify(given.body)}`);
    }
    answers.set(step.number, given);
  };
  for (const group of inGroups(steps, EMPTY_FLOOR, after)) await Promise.all(group.map(press));
  return answers;
}

const tally = (names: readonly (string | null)[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

describe('a whole day, pressed again through the API', { timeout: 300_000 }, () => {
  it('is carried out, every step of it', async () => {
    expect(await play()).toHaveProperty('size', steps.length);
  });

  it('ends with the queue in the right order, and everybody where they belong', async () => {
    const board = await readBoard(server.port, venue.tid);
    expect(board.queue.map(({ ref_id }) => ref_id)).toEqual(end.queue);
    expect(board.queue.flatMap(({ ref_id, quick_break }) => (quick_break ? ref_id : [])).sort()).toEqual(
      end.breaks.toSorted(),
    );
    const tags = board.queue.map(({ ref_id, tag }) => [ref_id, tag]);
    expect(tags).toEqual(end.queue.map((ref_id) => [ref_id, end.tags.get(ref_id) ?? null]));
    const courts = board.courts.flatMap(({ court_num, ref_id, second_ref_id, medal }) =>
      ref_id === null ? [] : [[court_num, { lead: ref_id, second: second_ref_id, medal }]],
    );
    expect(new Map(courts as [string, object][])).toEqual(end.courts);
    expect(board.aux.map(({ ref_id, type, court_num }) => ({ ref_id, type, court_num }))).toEqual([
      ...end.aux.values(),
    ]);
    expect(board.clipboards.map(({ court_num }) => court_num).sort()).toEqual(
      [...end.clipboards.values()].sort(),
    );
  });

  it('ends with the right matches, by person and by court', async () => {
    await ledger.projected();
    const matches = await ledger.query<{ court_num: string; ref_id: string; second_ref_id: string | null }>(
      'select court_num, ref_id, second_ref_id from board.matches where tid = $1',
      [venue.tid],
    );
    expect(matches).toHaveLength(MATCHES);
    expect(tally(matches.map(({ court_num }) => court_num))).toEqual(
      tally(end.played.map(({ court_num }) => court_num)),
    );
    expect(tally(matches.flatMap(({ ref_id, second_ref_id }) => [ref_id, second_ref_id]))).toEqual(
      tally(end.played.flatMap(({ lead, second }) => [lead, second])),
    );
  });

  it('ends with the calls that nobody confirmed, and each court with its monitor', async () => {
    const [desk = { cookie: '' }] = venue.coordinators;
    const open = await ask(server.port, desk, 'GET', `/api/getNotifications/${venue.tid}`);
    const calls = open.body as unknown as { type: string; court_num: string }[];
    expect(calls.map(({ type, court_num }) => `${type} on court ${court_num}`).sort()).toEqual(
      [...end.calls.values()].sort(),
    );
    const monitors = await ledger.query<{ court: number; ref_id: string }>(
      'select court, ref_id from board.monitors where tid = $1',
      [venue.tid],
    );
    expect(new Map(monitors.map(({ court, ref_id }) => [String(court), ref_id]))).toEqual(end.monitors);
  });

  it('was followed by a display from the first check-in to the last frame', async () => {
    const read = await readBoard(server.port, venue.tid);
    await expect.poll(() => screen.board).toEqual(read);
  });

  it('is the same when everything is built again from the log', async () => {
    const live = await ledger.readModels();
    expect(live.length).toBeGreaterThan(2 * MATCHES);
    await rebuildAll({ DATABASE_URL: database.url });
    expect(await ledger.readModels()).toEqual(live);
  });
});
