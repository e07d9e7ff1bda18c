import { setTimeout as pause } from 'node:timers/promises';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { envelope, jar } from '../../../test/support/jar.ts';
import { MemoryStore } from '../../../test/support/memoryStore.ts';
import { OutcomeUnknown, StoreUnavailable } from '../eventstore/port.ts';
import { VAULT_STEPS } from '../privacy/schema.sql.ts';
import { Vault } from '../privacy/vault.ts';
import { CommandBus } from './commandBus.ts';
import { systemEnvelope } from './envelope.ts';
import { patiently } from './patiently.ts';
import { SeatClaims } from './seatClaims.ts';

let database: TestDatabase;
let pool: pg.Pool;
let store: MemoryStore;
let bus: CommandBus;

const aBus = () =>
  new CommandBus({
    store,
    vault: new Vault(pool, Buffer.alloc(32, 1)),
    seatClaims: new SeatClaims(pool),
    isOver: async () => false,
    idSecret: 'secret',
  });

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  await takeAllSteps(pool, [VAULT_STEPS]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  store = new MemoryStore();
  bus = aBus();
});

const put = (who: string, key?: string, fingerprint?: string) =>
  bus.execute(jar, 'a', { type: 'put', ref_id: who, name: `Name of ${who}` }, envelope(key, fingerprint));
const enlarge = (by: number, through = bus) => through.execute(jar, 'a', { type: 'enlarge', by }, envelope());
const marbles = () => store.log.filter((event) => event.type === 'MarblePut').length;

describe('a stream under load', () => {
  it('takes all waiting commands in few appends and never lets one too many in', async () => {
    await enlarge(55);
    const outcomes = await Promise.all(Array.from({ length: 900 }, (_, index) => put(`p${index}`)));
    expect(outcomes.filter((outcome) => !outcome.refused)).toHaveLength(55);
    expect(outcomes.filter((outcome) => outcome.refused && outcome.code === 'full')).toHaveLength(845);
    expect(marbles()).toBe(55);
    expect(store.appends).toBeLessThan(6);
  });

  it('takes what one sender sends together in one append', async () => {
    await enlarge(3);
    const before = store.appends;
    await Promise.all(['ann', 'ben', 'cy', 'dan'].map((who) => put(who)));
    expect(store.appends - before).toBe(1);
    expect(marbles()).toBe(3);
  });

  it('stays right when two processes write to it at once', async () => {
    const other = aBus();
    await enlarge(40);
    const puts = Array.from({ length: 200 }, (_, index) =>
      (index % 2 === 0 ? bus : other).execute(jar, 'a', { type: 'put', ref_id: `p${index}` }, envelope()),
    );
    const outcomes = await Promise.all(puts);
    expect(outcomes.filter((outcome) => !outcome.refused)).toHaveLength(40);
    expect(marbles()).toBe(40);
  });

  it('decides again when somebody else was faster', async () => {
    await enlarge(1);
    const other = aBus();
    store.beforeAppend = async () => {
      await other.execute(jar, 'a', { type: 'put', ref_id: 'faster' }, envelope());
    };
    expect(await put('slower')).toMatchObject({ code: 'full' });
    expect(marbles()).toBe(1);
  });

  it('does not refuse on what it remembers when the log knows better', async () => {
    await enlarge(1);
    await put('first');
    await enlarge(1, aBus());
    expect(await put('second')).toMatchObject({ events: [{ type: 'MarblePut' }] });
  });

  it('a fault in one command leaves the others alone', async () => {
    await enlarge(2);
    const [one, broken, two] = await Promise.allSettled([
      put('one'),
      bus.execute(jar, 'a', { type: 'explode' }, envelope()),
      put('two'),
    ]);
    expect([one.status, broken.status, two.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(marbles()).toBe(2);
  });

  it('answers a command without effect with what it found and the place at which lists show it', async () => {
    const empty = { events: [], position: null, state: jar.decider.initial };
    expect(await bus.execute(jar, 'a', { type: 'look' }, envelope())).toEqual(empty);
    const found = { ...(await enlarge(2)), events: [] };
    expect(found).toHaveProperty('position', store.log.at(-1)?.position);
    expect(await bus.execute(jar, 'a', { type: 'look' }, envelope())).toEqual(found);
    expect(await aBus().execute(jar, 'a', { type: 'look' }, envelope())).toEqual(found);
    expect(store.appends).toBe(1);
  });
});

describe('a command sent again', () => {
  beforeEach(() => enlarge(10));

  it('has one effect and the same answer', async () => {
    const first = await put('one', 'key-1');
    const again = await put('one', 'key-1');
    expect(again).toEqual(first);
    expect(marbles()).toBe(1);
  });

  it('has one effect when both sendings arrive together', async () => {
    const [first, again] = await Promise.all([put('one', 'key-1'), put('one', 'key-1')]);
    expect(again).toEqual(first);
    expect(marbles()).toBe(1);
  });

  it('has one effect in another process, and after a restart', async () => {
    const first = await put('one', 'key-1');
    const restarted = aBus();
    const again = await restarted.execute(
      jar,
      'a',
      { type: 'put', ref_id: 'one', name: 'Name of one' },
      envelope('key-1'),
    );
    expect(again).toEqual(first);
    expect(marbles()).toBe(1);
  });

  it('is refused when the key was used for something else', async () => {
    await put('one', 'key-1', 'this');
    expect(await put('two', 'key-1', 'that')).toMatchObject({ code: 'idempotency-mismatch' });
    expect(marbles()).toBe(1);
  });
});

describe('a log in trouble', () => {
  beforeEach(() => enlarge(10));

  it('an append whose answer was lost is sent again as it was, and counts once', async () => {
    store.faults.push({ when: 'after', error: new OutcomeUnknown('connection lost') });
    expect(await put('one')).toMatchObject({ events: [{ type: 'MarblePut', revision: 1 }] });
    expect(marbles()).toBe(1);
  });

  it('a log that kept people waiting is not sent the same again while they wait', async () => {
    const before = store.appends;
    store.beforeAppend = () => pause(1_000);
    store.faults.push({ when: 'after', error: new OutcomeUnknown('no answer') });
    await expect(put('one', 'key-1')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(store.appends - before).toBe(1);
    // Who asks again learns that it was written.
    await expect(put('one', 'key-1')).resolves.toMatchObject({ events: [{ type: 'MarblePut' }] });
    expect(marbles()).toBe(1);
  });

  it('a log that is away for a while takes a command sent patiently once, also when it had taken it before', async () => {
    const sent = patiently((...command) => bus.execute(...command));
    const putPatiently = (who: string) =>
      sent(jar, 'a', { type: 'put', ref_id: who, name: `Name of ${who}` }, systemEnvelope());
    store.faults.push({ when: 'before', error: new StoreUnavailable('connection refused') });
    store.faults.push({ when: 'before', error: new StoreUnavailable('connection refused') });
    expect(await putPatiently('one')).toMatchObject({ events: [{ type: 'MarblePut' }] });
    store.faults.push({ when: 'after', error: new StoreUnavailable('no answer') });
    expect(await putPatiently('two')).toMatchObject({ events: [{ type: 'MarblePut' }] });
    expect(marbles()).toBe(2);
    const given = patiently((...command) => bus.execute(...command), 0);
    store.faults.push({ when: 'before', error: new StoreUnavailable('gone for good') });
    const command = { type: 'put', ref_id: 'three', name: 'Name of three' } as const;
    await expect(given(jar, 'a', command, systemEnvelope())).rejects.toThrow('gone for good');
  });

  it('a log that is away refuses the command and takes the next one', async () => {
    store.faults.push({ when: 'before', error: new StoreUnavailable('connection refused') });
    await expect(put('one')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(put('two')).resolves.toMatchObject({ events: [{ type: 'MarblePut' }] });
    expect(marbles()).toBe(1);
  });
});

describe('a log that is slow with a long stream', () => {
  /** Where each reading began. Pages have two events; a reading fails behind so many of them. */
  function slow(pages: number): number[] {
    const begun: number[] = [];
    store.readStream = async function* (stream, from) {
      begun.push(from);
      const events = store.log.filter((event) => event.stream === stream && event.revision >= from);
      for (let page = 0; page * 2 < events.length; page += 1) {
        if (page === pages) throw new StoreUnavailable('no answer');
        yield events.slice(page * 2, page * 2 + 2);
      }
    };
    return begun;
  }

  it('is read on where a reading failed, and comes to its end', async () => {
    await enlarge(50);
    for (const who of ['ann', 'ben', 'cy', 'dan', 'eve', 'fay', 'gus']) await put(who);
    bus = aBus();
    const begun = slow(1);
    const outcomes: string[] = [];
    for (let n = 0; n < 8; n += 1)
      outcomes.push(await put(`late ${n}`).then(({ refused }) => `refused ${refused ?? false}`, String));
    expect(begun.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(outcomes.at(-1)).toBe('refused false');
    slow(99);
    expect((await aBus().peek(jar, 'a')).marbles).toBe(marbles());
  });

  it('is asked for nothing but what is new after an append whose outcome is not known', async () => {
    await enlarge(50);
    for (const who of ['ann', 'ben', 'cy']) await put(who);
    const begun = slow(9);
    store.faults.push({ when: 'after', error: new StoreUnavailable('no answer') });
    await expect(put('dan')).rejects.toBeInstanceOf(StoreUnavailable);
    expect((await put('eve')).refused).toBeFalsy();
    expect(begun).toEqual([3]);
    expect(marbles()).toBe(5);
  });
});

describe('personal data', () => {
  it('is sealed in the log, open to the rules, and gone with the key', async () => {
    await enlarge(1);
    await put('maria');
    expect(
      JSON.stringify(store.log, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toContain('Name of maria');
    expect((await aBus().peek(jar, 'a')).names).toEqual(['Name of maria']);
    await new Vault(pool, Buffer.alloc(32, 1)).forget('maria');
    expect((await aBus().peek(jar, 'a')).names).toEqual([null]);
  });
});

describe('a log that was put back to an older state', () => {
  it('is decided on as it is now', async () => {
    await enlarge(3);
    await put('anna');
    await put('bert');
    store.log.splice(2);
    // Full as the cache remembers it; in the log only one marble is in.
    expect((await put('carl')).refused).toBeUndefined();
    expect(await bus.peek(jar, 'a')).toMatchObject({ marbles: 2, names: ['Name of anna', 'Name of carl'] });
  });

  it('is noticed before a command is refused on what is there no more', async () => {
    await enlarge(1);
    await put('anna');
    store.log.splice(1);
    expect((await put('bert')).refused).toBeUndefined();
    store.log.splice(0);
    expect(await put('carl')).toMatchObject({ refused: true, code: 'full' });
  });
});

describe('events that are too large for one append', () => {
  const long = (bytes: number) => 'x'.repeat(bytes);
  const putNamed = (who: string, name: string) =>
    bus.execute(jar, 'a', { type: 'put', ref_id: who, name }, envelope());

  it('of many commands are cut into several appends, and every command takes effect once', async () => {
    await enlarge(24);
    const before = store.appends;
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) => putNamed(`p${index}`, long(100_000))),
    );
    expect(outcomes.filter((outcome) => outcome.refused)).toEqual([]);
    expect(marbles()).toBe(24);
    expect(store.appends - before).toBeGreaterThan(2);
  });

  it('of one command are refused with a text, and the others go on', async () => {
    await enlarge(5);
    const [before, large, after] = await Promise.all([
      putNamed('anna', 'Anna'),
      putNamed('bert', long(2_000_000)),
      putNamed('carl', 'Carl'),
    ]);
    expect(large).toMatchObject({ refused: true, code: 'too-large' });
    expect([before?.refused, after?.refused]).toEqual([undefined, undefined]);
    expect(marbles()).toBe(2);
  });
});

it('a log that does not answer is told to all who wait, not to one after another', async () => {
  await enlarge(5);
  store.faults.push({ when: 'before', error: new StoreUnavailable('away') });
  const outcomes = await Promise.allSettled(Array.from({ length: 700 }, (_, index) => put(`p${index}`)));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect((await put('anna')).refused).toBeUndefined();
});
