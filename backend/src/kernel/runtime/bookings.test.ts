import { randomUUID } from 'node:crypto';
import { setImmediate as turns } from 'node:timers/promises';
import { type Decider, decideBy, evolveBy } from '@courtcrew/domain/kernel/decider.ts';
import { type EventsOf, event } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { overlap } from '@courtcrew/domain/roster/index.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { envelope } from '../../../test/support/jar.ts';
import { MemoryStore } from '../../../test/support/memoryStore.ts';
import { AppendTooLarge } from '../eventstore/port.ts';
import { VAULT_STEPS } from '../privacy/schema.sql.ts';
import { Vault } from '../privacy/vault.ts';
import type { Aggregate, Elsewhere } from './aggregate.ts';
import { CommandBus } from './commandBus.ts';
import { RUNTIME_STEPS } from './schema.sql.ts';
import { type Seat, SeatClaims } from './seatClaims.ts';

const seatEvents = {
  Seated: event<Seat>('Seated'),
  Left: event<Seat>('Left'),
  Applied: event<Seat>('Applied'),
  Dropped: event<Seat>('Dropped'),
};
type SeatEvent = EventsOf<typeof seatEvents>;
interface Asked {
  seat: Seat;
  elsewhere?: Elsewhere;
  room?: boolean;
  /** Refused once this person is seated. */
  unless?: string;
}
type Does<Type> = { type: Type } & Asked;
type SeatCommand = Does<'seat'> | Does<'apply'> | Does<'leave'> | Does<'drop'>;
type Seats = readonly Seat[];

const same = (a: Seat) => (b: Seat) =>
  a.ref_id === b.ref_id && a.sid === b.sid && a.start === b.start && a.end === b.end;

const decider: Decider<Seats, SeatCommand, SeatEvent> = {
  initial: [],
  decide: decideBy<Seats, SeatCommand, SeatEvent>({
    seat: (seats, { seat, elsewhere, room = true, unless }) => {
      if (elsewhere) return refuse('conflict', `busy in ${elsewhere.tid}`);
      if (!room || seats.some(({ ref_id }) => ref_id === unless)) return refuse('full', 'Full');
      return seats.some(same(seat)) ? [] : [{ type: 'Seated', data: seat }];
    },
    apply: (_, { seat, elsewhere }) =>
      elsewhere ? refuse('conflict', `busy in ${elsewhere.tid}`) : [{ type: 'Applied', data: seat }],
    leave: (seats, { seat }) => (seats.some(same(seat)) ? [{ type: 'Left', data: seat }] : []),
    drop: (seats, { seat }) => (seats.some(same(seat)) ? [] : [{ type: 'Dropped', data: seat }]),
  }),
  evolve: evolveBy<Seats, SeatEvent, 'Applied' | 'Dropped'>({
    Seated: (seats, seat) => [...seats, seat],
    Left: (seats, seat) => seats.filter((other) => !same(seat)(other)),
  }),
};

const roster: Aggregate<Seats, SeatCommand, SeatEvent> = {
  name: 'roster',
  decider,
  events: seatEvents,
  bookings: {
    wanted: (_, { type, seat }) =>
      type === 'seat' || type === 'apply' ? [{ ...seat, hold: type === 'seat' }] : [],
    freed: (_, event) => (event.type === 'Left' ? [event.data] : []),
    holds: (seats, seat) => (seats.some(same(seat)) ? 'Day shift' : null),
    blocked: (command, _, elsewhere) => ({ ...command, elsewhere }),
    dropping: (seat) => ({ type: 'drop', seat }),
  },
};

let database: TestDatabase;
let pool: pg.Pool;
let store: MemoryStore;
let bus: CommandBus;

const aBus = () =>
  new CommandBus({
    store,
    vault: new Vault(pool, Buffer.alloc(32, 1)),
    seatClaims: new SeatClaims(pool),
    isOver: async (tid) => tid === 'last-year',
    idSecret: 'secret',
  });

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  await takeAllSteps(pool, [VAULT_STEPS, RUNTIME_STEPS]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate runtime.seat_claims');
  store = new MemoryStore();
  bus = aBus();
});

const seat = (ref_id: string, from: number, to: number, sid = 's'): Seat => ({
  ref_id,
  sid,
  start: new Date(Date.UTC(2026, 4, 1, from)).toISOString(),
  end: new Date(Date.UTC(2026, 4, 1, to)).toISOString(),
});
const take = (tid: string, wanted: Seat, through = bus) =>
  through.execute(roster, tid, { type: 'seat', seat: wanted }, envelope());
const leave = (tid: string, left: Seat) =>
  bus.execute(roster, tid, { type: 'leave', seat: left }, envelope());
const pairsOf = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((a) => all.map((b) => [a, b] as const));
const claims = async () => (await pool.query('select * from runtime.seat_claims')).rows;

it('seats a person once, however many tournaments ask at the same moment in two processes', async () => {
  const other = aBus();
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      take(`t${index}`, seat('maria', 8, 12), index % 2 === 0 ? bus : other),
    ),
  );
  expect(outcomes.filter((outcome) => !outcome.refused)).toHaveLength(1);
  expect(store.log).toHaveLength(1);
  expect(await claims()).toHaveLength(1);
});

it('seats people who want each other’s hours in two tournaments without waiting for each other for ever', async () => {
  const people = ['ana', 'ben', 'cleo', 'dan'];
  const outcomes = await Promise.all([
    ...people.map((who) => take('one', seat(who, 8, 12))),
    ...people.toReversed().map((who) => take('two', seat(who, 9, 11), aBus())),
  ]);
  expect(outcomes.filter((outcome) => !outcome.refused)).toHaveLength(people.length);
  const seated = store.log.map((event) => (event.data as Seat).ref_id).sort();
  expect(seated).toEqual(people);
});

it('names the seat in the way', async () => {
  await take('one', seat('maria', 8, 12));
  expect(await take('two', seat('maria', 11, 13))).toMatchObject({ code: 'conflict', text: 'busy in one' });
  expect(await take('two', seat('maria', 12, 13))).toMatchObject({ events: [{ type: 'Seated' }] });
});

it('lets a seat without length meet whatever contains its instant, from either side', async () => {
  await take('one', seat('maria', 8, 12));
  expect(await take('two', seat('maria', 8, 8))).toMatchObject({ code: 'conflict' });
  expect(await take('two', seat('maria', 10, 10))).toMatchObject({ code: 'conflict' });
  expect(await take('two', seat('maria', 12, 12))).toMatchObject({ events: [{ type: 'Seated' }] });
  expect(await take('three', seat('maria', 12, 12))).toMatchObject({ code: 'conflict', text: 'busy in two' });
  expect(await take('three', seat('maria', 12, 13))).toMatchObject({ code: 'conflict', text: 'busy in two' });
});

it('meets as the roster says hours overlap, whatever their lengths', async () => {
  const hours = Array.from({ length: 4 }, (_, from) =>
    [0, 1, 2].map((length) => [from, from + length] as const),
  );
  for (const [index, [one, other]] of pairsOf(hours.flat()).entries()) {
    const who = `person ${index}`;
    const [first, second] = [seat(who, ...one), seat(who, ...other)];
    await take('one', first);
    expect((await take('two', second)).refused ?? false).toBe(overlap(first, second));
  }
});

it('refuses an application for taken hours, which itself takes none', async () => {
  const apply = (tid: string) =>
    bus.execute(roster, tid, { type: 'apply', seat: seat('maria', 8, 12) }, envelope());
  expect(await apply('one')).toMatchObject({ events: [{ type: 'Applied' }] });
  expect(await claims()).toHaveLength(0);
  await take('two', seat('maria', 11, 13));
  expect(await apply('one')).toMatchObject({ code: 'conflict', text: 'busy in two' });
});

it('lets the seats of an archived tournament stand in nobody’s way', async () => {
  await take('last-year', seat('maria', 8, 12));
  expect(await take('two', seat('maria', 8, 12))).toMatchObject({ events: [{ type: 'Seated' }] });
  expect(await take('three', seat('maria', 8, 12))).toMatchObject({ code: 'conflict', text: 'busy in two' });
});

it('gives a seat back when the stream refuses it or the person leaves', async () => {
  await bus.execute(roster, 'one', { type: 'seat', seat: seat('maria', 8, 12), room: false }, envelope());
  expect(await claims()).toHaveLength(0);
  await take('one', seat('maria', 8, 12));
  await leave('one', seat('maria', 8, 12));
  expect(await take('two', seat('maria', 8, 12))).toMatchObject({ events: [{ type: 'Seated' }] });
});

it('keeps the claim of a seat that is asked for again', async () => {
  await take('one', seat('maria', 8, 12));
  await take('one', seat('maria', 8, 12));
  expect(await take('two', seat('maria', 8, 12))).toMatchObject({ code: 'conflict' });
});

it('does not mind a claim whose process died before it could append', async () => {
  const { ref_id, sid, start, end } = seat('maria', 8, 12);
  await pool.query(
    "insert into runtime.seat_claims values ($1, 'dead', $2, $3, $4, 'lost', now() - interval '1 minute')",
    [ref_id, sid, start, end],
  );
  expect(await take('two', seat('maria', 9, 10))).toMatchObject({ events: [{ type: 'Seated' }] });
});

/** So long that the others take whoever claimed for dead. */
const standStill = () => pool.query("update runtime.seat_claims set at = at - interval '11 seconds'");
const seatedIn = async (tid: string) => (await aBus().peek(roster, tid)).map(({ ref_id }) => ref_id);

it('seats a person once when a process stands still between its claim and its append', async () => {
  store.beforeAppend = async () => {
    await standStill();
    expect(await take('two', seat('maria', 9, 10), aBus())).toMatchObject({ events: [{ type: 'Seated' }] });
  };
  expect(await take('one', seat('maria', 8, 12))).toMatchObject({ code: 'conflict', text: 'busy in two' });
  expect([await seatedIn('one'), await seatedIn('two')]).toEqual([[], ['maria']]);
  expect(await claims()).toMatchObject([{ tid: 'two' }]);
});

const seated = expect.objectContaining({ events: [expect.objectContaining({ type: 'Seated' })] });
const claimed = async () => (await claims()).map(({ ref_id }) => ref_id).sort();

it('answers whoever waits for a claim in flight what becomes of them, and not what became of those beside them', async () => {
  const underway = { seat: { ...seat('ana', 8, 12), hold: true }, token: 'under way' };
  await new SeatClaims(pool).take('two', [underway], new Set());
  store.faults.push({ when: 'before', error: new Error('the log is broken') });
  const [ana, ben] = ['ana', 'ben'].map((who) => take('one', seat(who, 8, 12)));
  const told = ana?.catch((error: Error) => error.message);
  await expect(ben).rejects.toThrow('the log is broken');
  await pool.query("delete from runtime.seat_claims where token = 'under way'");
  expect([await told, await seatedIn('one')]).toEqual([seated, ['ana']]);
});

it('keeps the claims of those whose events do not fit into one append', async () => {
  const people = ['ana', 'ben', 'cleo', 'dan'];
  store.faults.push({ when: 'before', error: new AppendTooLarge(2) });
  await Promise.all(people.map((who) => take('one', seat(who, 8, 12))));
  expect(await claimed()).toEqual(people);
  const elsewhere = await Promise.all(people.map((who) => take('two', seat(who, 8, 12))));
  expect(elsewhere.map((outcome) => outcome.refused)).toEqual(people.map(() => true));
});

const asked = fc.record({
  tid: fc.constantFrom('one', 'two'),
  who: fc.constantFrom('ana', 'ben', 'cleo'),
  from: fc.integer({ min: 0, max: 3 }),
  does: fc.constantFrom('seat', 'seat', 'seat', 'leave'),
  unless: fc.option(fc.constantFrom('ana', 'ben'), { nil: undefined }),
  /** In which process, and whether it is sent there twice. */
  process: fc.constantFrom(0, 1),
  twice: fc.boolean(),
  /** Turns of the event loop before it comes. */
  after: fc.integer({ min: 0, max: 6 }),
});

/** The first appends are found too large, but for so many events. */
const fits = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 });

it('has a claim for every seat and for no other, and seats nobody twice, whatever comes in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 4, maxLength: 16 }), fits, async (commands, fitting) => {
      await pool.query('truncate runtime.seat_claims');
      store = new MemoryStore();
      for (const events of fitting) store.faults.push({ when: 'before', error: new AppendTooLarge(events) });
      const processes = [aBus(), aBus()];
      const sent = commands.flatMap((command) =>
        Array.from({ length: command.twice ? 2 : 1 }, () => command),
      );
      const keys = new Map(commands.map((command) => [command, envelope(randomUUID(), 'fingerprint')]));
      await Promise.all(
        sent.map(async (command) => {
          const { tid, who, from, does, unless, process, after } = command;
          for (let turn = 0; turn < after; turn += 1) await turns();
          const wish = { type: does, seat: seat(who, from, from + 2), unless } as SeatCommand;
          await processes[process]?.execute(roster, tid, wish, keys.get(command) ?? envelope());
        }),
      );
      const seats = await Promise.all(
        ['one', 'two'].map(async (tid) => (await aBus().peek(roster, tid)).map((held) => ({ ...held, tid }))),
      );
      const all = seats.flat();
      for (const [one, other] of pairsOf(all))
        if (one !== other && one.ref_id === other.ref_id && one.tid !== other.tid)
          expect(overlap(one, other)).toBe(false);
      const held = all.map(({ tid, ref_id, start }) => `${tid} ${ref_id} ${start}`).sort();
      const rows = async () =>
        (await claims()).map(({ tid, ref_id, starts }) => `${tid} ${ref_id} ${starts.toISOString()}`);
      await expect.poll(async () => [...new Set(await rows())].sort()).toEqual(held);
    }),
    { numRuns: 150 },
  );
});
