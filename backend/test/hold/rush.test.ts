import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrder } from '../../src/kernel/platform/inOrder.ts';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { rebuildAll, type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import type { Planned, Played } from '../world/world.ts';
import { type Answer, ask, isApplied, isSeated } from './asking.ts';
import { doubleBooked, Ledger, named } from './ledger.ts';
import { prepare } from './prepare.ts';
import { SCALE } from './scale.ts';

/** Eleven shifts of five places; each overlaps the one before and the one after. */
const SHIFTS: readonly Planned[] = Array.from({ length: 11 }, (_, from) => ({ from, hours: 2, spots: 5 }));
/** For the rivals: the other one has a shift whose end nobody said as it begins. */
const LONG: Planned = { from: 14, hours: 4, spots: 50 };
const INSTANT: Planned = { from: 14, hours: 0, spots: 50 };
/** Thirty for each shift of five places; almost all of them at the same moment. */
const PEOPLE = 330 * SCALE;
const BURST = 300;

let database: TestDatabase;
let ledger: Ledger;
let servers: ServerProcess[];
let people: Person[];
/** No two of them at the same time. */
let rushes: Played[];
/** These two at the same time. */
let rivals: Played[];
let quiet: Played;

beforeAll(async () => {
  database = await serverDatabase();
  ledger = new Ledger(database.url);
  const made = await prepare(database.url, async ({ people, world, rival }) => ({
    rivals: [await world.tournament([...SHIFTS, LONG]), await rival.tournament([...SHIFTS, INSTANT])],
    rushes: [await world.tournament(SHIFTS), await world.tournament(SHIFTS)],
    quiet: await world.tournament(SHIFTS),
    people: await people(PEOPLE),
  }));
  ({ people, rushes, rivals, quiet } = made);
  const start = () => startProcess({ DATABASE_URL: database.url });
  servers = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

interface Wish {
  readonly person: Person;
  readonly sid: string;
  readonly port: number;
}

const portOf = (index: number, processes = servers.length): number => servers[index % processes]?.port ?? 0;
const sidOf = ({ sids }: Played, index: number): string => sids[index % sids.length] ?? '';

/** Everybody's wish for a shift; `further` names the shifts after it. Servers take turns. */
const wishes = (of: Played, further: number, processes: number): Wish[] =>
  people.map((person, index) => ({
    person,
    sid: sidOf(of, index + further),
    port: portOf(index + further, processes),
  }));

const takeSpot = ({ person, sid, port }: Wish): Promise<Answer> =>
  ask(port, person, 'PUT', `/api/putTimeSpots/${sid}`, { ref_id: person.ref_id });

const rowsOf = (asked: readonly Wish[]) => asked.map(({ person, sid }) => ({ ref_id: person.ref_id, sid }));

describe.each([
  ['one process', 1],
  ['two processes', 2],
] as const)('a rush for 55 places in %s', (_, processes) => {
  const rush = (): Played => rushes[processes - 1] ?? { tid: '', sids: [] };

  it('seats exactly 55, nobody twice at a time, and fails for nobody', async () => {
    // Everybody asks for two shifts that overlap.
    const [one, next] = [wishes(rush(), 0, processes), wishes(rush(), 1, processes)];
    const atOnce = [...one.slice(0, BURST), ...next.slice(0, BURST)];
    const later = [...one.slice(BURST), ...next.slice(BURST)];
    const began = performance.now();
    const answers = [...(await Promise.all(atOnce.map(takeSpot))), ...(await inOrder(later, 64, takeSpot))];
    expect(performance.now() - began).toBeLessThan(60_000);

    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const rows = await ledger.logged(rush().tid);
    expect(rush().sids.map((sid) => rows.filter((row) => row.sid === sid).length)).toEqual(Array(11).fill(5));
    expect(doubleBooked(rows)).toEqual([]);
    const told = [...atOnce, ...later].filter((_, index) => answers[index] && isSeated(answers[index]));
    expect(named(rows)).toEqual(named(rowsOf(told)));
    expect(named(await ledger.shown(rush().tid))).toEqual(named(rows));
  });

  it('keeps every application exactly once, though each is sent twice at the same moment', async () => {
    const asked = wishes(rush(), 6, processes);
    const answers = await inOrder(asked, BURST, async ({ person, sid, port }, index) => {
      const headers = { 'idempotency-key': randomUUID() };
      const twice = [port, portOf(index + 1, processes)].map((to) =>
        ask(to, person, 'PUT', `/api/putWaitlist/${sid}`, { ref_id: person.ref_id }, headers),
      );
      return Promise.all(twice);
    });
    expect(answers.flat().filter(({ status }) => status >= 500)).toEqual([]);
    for (const [first, second] of answers) expect(first?.body).toEqual(second?.body);
    const kept = asked.filter((_, index) => answers[index]?.every(isApplied));
    expect(kept.length).toBeGreaterThan(PEOPLE - 110);
    const waiting = (await ledger.logged(rush().tid)).filter(({ waitlist }) => waitlist);
    expect(named(waiting)).toEqual(named(rowsOf(kept)));
    const shown = (await ledger.shown(rush().tid)).filter(({ waitlist }) => waitlist);
    expect(named(shown)).toEqual(named(waiting));
  });
});

it('seats one person once who asks fifty times for two tournaments at the same hours', async () => {
  const asking = people.slice(0, 6);
  const answers = await Promise.all(
    asking.flatMap((person, shift) =>
      Array.from({ length: 50 }, (_, index) => {
        const at = rivals[index % 2] ?? { tid: '', sids: [] };
        return takeSpot({ person, sid: sidOf(at, shift), port: portOf(index >> 1) });
      }),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const rows = (await Promise.all(rivals.map(({ tid }) => ledger.logged(tid)))).flat();
  const seats = asking.map(({ ref_id }) => rows.filter((row) => row.ref_id === ref_id).length);
  expect(seats).toEqual(asking.map(() => 1));
});

it('seats nobody in a shift and at an instant within it, when two processes are asked at once', async () => {
  const asking = people.slice(100, 140);
  const answers = await Promise.all(
    asking.flatMap((person, index) =>
      rivals.map(({ sids }, which) =>
        takeSpot({ person, sid: sids[SHIFTS.length] ?? '', port: portOf(index + which) }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const rows = (await Promise.all(rivals.map(({ tid }) => ledger.logged(tid)))).flat();
  const last = rivals.map(({ sids }) => sids[SHIFTS.length]);
  const seats = asking.map(
    ({ ref_id }) => rows.filter((row) => row.ref_id === ref_id && last.includes(row.sid)).length,
  );
  expect(seats).toEqual(asking.map(() => 1));
});

it('shows every change in the list that is fetched right after it, in the other process as well', async () => {
  const shown = await inOrder(people.slice(0, PEOPLE / 3), 32, async (person, index) => {
    const sid = sidOf(quiet, index);
    const [here, there] = [portOf(index), portOf(index + 1)];
    const applied = await ask(here, person, 'PUT', `/api/putWaitlist/${sid}`, { ref_id: person.ref_id });
    const headers = { 'courtcrew-min-position': applied.position };
    const list = `/api/getIndividualScheduleAll/${person.ref_id}`;
    const lists = [
      await ask(here, person, 'GET', list),
      await ask(there, person, 'GET', list, undefined, headers),
    ];
    return isApplied(applied) && lists.every(({ body }) => JSON.stringify(body).includes(sid));
  });
  expect(shown).not.toContain(false);
});

it('has the same read models, row for row, when they are built again from the log', async () => {
  const live = await ledger.readModels();
  expect(live.length).toBeGreaterThan(3 * PEOPLE);
  await rebuildAll({ DATABASE_URL: database.url });
  expect(await ledger.readModels()).toEqual(live);
});
