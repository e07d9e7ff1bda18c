import { setTimeout as pause } from 'node:timers/promises';
import { NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { TestLog } from '../../../test/support/logInMemory.ts';
import { credentialRules } from '../../accounts/area.ts';
import { AREAS } from '../../areas.ts';
import { rightsOf } from '../area.ts';
import { type Rewound, StoreUnavailable } from '../eventstore/port.ts';
import { Credentials } from './credentials.ts';
import { digest } from './digest.ts';
import { LiveIdentity } from './liveIdentity.ts';
import type { Standings } from './rights.ts';
import { IDENTITY_STEPS } from './schema.sql.ts';
import { SessionStore } from './sessions.ts';
import { waitAfter } from './throttle.ts';

/** Rights as the read models would have them; the tests change them. */
const rights = new Map<string, Standings>();
const NOBODY: Standings = { forgotten: false, platform: false, byTournament: new Map() };

let database: TestDatabase;
let pool: pg.Pool;
let here: LiveIdentity;
/** Another server process: another memory on the same database. */
let there: LiveIdentity;

/** Commands that set people's passwords; somebody the tests say nothing of has the one they registered with. */
const passwords = new Map<string, string[]>();
const isForgotten = (command: string) => command === 'forgotten';

const commandsOf = (stream: string) => passwords.get(stream.replace('person-', '')) ?? ['registered'];

/** Who is told that the log was put back. */
const rewinds = new Set<Rewound>();
/** What all processes hear of. */
const heard = new TestLog();
/** It, and the streams of persons that tell which password is in force. */
const log = {
  subscribeAll: heard.subscribeAll.bind(heard),
  onRewound: (told: Rewound) => {
    rewinds.add(told);
    return () => void rewinds.delete(told);
  },
  revision: async (stream: string) => commandsOf(stream).length - 1,
  async *readStream(stream: string, from: number) {
    const events = commandsOf(stream).map((commandId, revision) => ({
      type: isForgotten(commandId) ? 'PersonForgotten' : 'PasswordChanged',
      revision,
      meta: { commandId },
    }));
    yield events.slice(from) as unknown as RecordedEvent[];
  },
};

const open = (): Promise<LiveIdentity> =>
  LiveIdentity.open({
    pool,
    log,
    read: async (events) => events,
    rights: rightsOf(AREAS),
    credential: credentialRules,
    secret: 'a secret of the installation',
    load: async (ref_id) => rights.get(ref_id) ?? NOBODY,
    passwords: { cost: { logN: 10, r: 8, p: 1 } },
  });

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  await takeAllSteps(pool, [IDENTITY_STEPS]);
  [here, there] = await Promise.all([open(), open()]);
});

afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await pool.end();
  await database.drop();
});

/** Sessions of one more process, which has its rows but not its answer until it is told to go on. */
function storeThatWaits() {
  const read = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const slow = {
    query: async (...query: Parameters<typeof pool.query>) => {
      const rows = await pool.query(...query);
      read.resolve();
      await go.promise;
      return rows;
    },
  } as unknown as pg.Pool;
  const store = new SessionStore(slow, new Credentials(log, credentialRules), async () => undefined);
  return { store, asking: read.promise, answer: go.resolve };
}

/** Asks until it holds; the test's own time limit ends a wait in vain. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5);
}

describe('a session', () => {
  test('holds in every process from the moment it starts', async () => {
    const session = await here.sessions.start('ana');
    expect(await here.session(session.id)).toEqual(session);
    expect(await there.session(session.id)).toEqual({ id: session.id, ref_id: 'ana' });
    expect(await here.session('never-opened')).toBeNull();
  });

  test('ended in one process is gone in the others, which are told', async () => {
    const session = await here.sessions.start('ben');
    await there.session(session.id);
    const told: string[] = [];
    const stop = there.onRevoked((ids) => told.push(...ids));
    await here.session(session.id);
    expect(await here.sessions.end(session.id)).toBe(1);
    expect(await here.session(session.id)).toBeNull();
    await eventually(() => told.length > 0);
    stop();
    expect(told).toEqual([session.id]);
    expect(await there.session(session.id)).toBeNull();
  });

  test('is listed to its owner alone and ended by the id of the list', async () => {
    const [one, two] = [
      await here.sessions.start('cy', 'Phone'),
      await here.sessions.start('cy', 'x'.repeat(999)),
    ];
    const list = await here.sessions.list('cy', two.id);
    expect(list.map(({ current }) => current).sort()).toEqual([false, true]);
    const [phone] = list.filter(({ device }) => device === 'Phone');
    expect(await here.sessions.endOwn('eve', phone?.id ?? '')).toBe(0);
    expect(await here.sessions.endOwn('cy', phone?.id ?? '')).toBe(1);
    expect(await here.session(one.id)).toBeNull();
    expect(await here.session(two.id)).not.toBeNull();
  });

  test('counts under the password it was opened under, and no other, whoever says so', async () => {
    passwords.set('dee', ['registered']);
    const [stolen, remembered] = await Promise.all([here.sessions.start('dee'), there.sessions.start('dee')]);
    const other = await here.sessions.start('deedee');
    expect(await there.session(remembered.id)).not.toBeNull();

    // The process that wrote the new password has died right after: nobody was told, no row was deleted.
    passwords.set('dee', ['registered', 'changed']);
    expect(await here.session(stolen.id)).toBeNull();
    await eventually(async () => (await there.session(remembered.id)) === null);
    const fresh = await here.sessions.start('dee');
    expect(await there.session(fresh.id)).not.toBeNull();

    await here.shutOut('dee');
    expect((await here.sessions.list('dee', null)).length).toBe(1);
    expect(await here.session(fresh.id)).not.toBeNull();
    expect(await here.session(other.id)).not.toBeNull();
  });

  test('counts under the password of the log, also once that was put back and has grown again', async () => {
    passwords.set('dov', ['registered', 'stolen']);
    const stolen = await here.sessions.start('dov');
    expect(await here.session(stolen.id)).not.toBeNull();
    passwords.set('dov', ['registered', 'again']);
    for (const told of rewinds) told(0n);
    expect(await here.session(stolen.id)).toBeNull();
    const fresh = await here.sessions.start('dov');
    expect(await there.session(fresh.id)).not.toBeNull();
  });

  test('opened under a password that was replaced in that moment is dead from the start', async () => {
    passwords.set('dora', ['registered', 'changed']);
    const late = await here.sessions.start('dora', 'Test', 'registered');
    expect(await here.session(late.id)).toBeNull();
  });

  test('of who was forgotten never counts, nor one opened after it', async () => {
    passwords.set('dan', ['registered']);
    const before = await here.sessions.start('dan');
    passwords.set('dan', ['registered', 'forgotten']);
    const after = await here.sessions.start('dan');
    for (const { id } of [before, after]) expect(await here.session(id)).toBeNull();
    await here.shutOut('dan');
    expect(await here.sessions.list('dan', null)).toEqual([]);
  });

  test('goes on while the log cannot be reached, unless its end is known', async () => {
    const silent: Pick<typeof log, 'readStream' | 'revision'> = {
      revision: () => Promise.reject(new StoreUnavailable('gone')),
      // biome-ignore lint/correctness/useYield: a log that is out of reach yields nothing
      async *readStream() {
        throw new StoreUnavailable('gone');
      },
    };
    const credentials = new Credentials(silent, credentialRules);
    const store = new SessionStore(pool, credentials, async () => undefined);
    const { id } = await here.sessions.start('don');
    expect(await store.find(id)).not.toBeNull();
  });

  test('that has run out is found no more, and its row is swept', async () => {
    const { id } = await here.sessions.start('eli');
    await pool.query(
      "update identity.sessions set expires_at = now() - interval '1 second' where ref_id = 'eli'",
    );
    expect(await here.session(id)).toBeNull();
    await here.sessions.sweep();
    const { rowCount } = await pool.query("select from identity.sessions where ref_id = 'eli'");
    expect(rowCount).toBe(0);
  });

  test('is prolonged by its use, but never beyond ninety days after the login', async () => {
    const { id } = await here.sessions.start('fay');
    const daysLeft = async (): Promise<number> => {
      const { rows } = await pool.query(
        `select extract(epoch from expires_at - now()) / 86400 as days from identity.sessions where ref_id = 'fay'`,
      );
      return Math.round(Number(rows[0]?.days));
    };
    const age = (days: number, left: number) =>
      pool.query(
        `update identity.sessions set created_at = now() - make_interval(days => $1),
           last_seen = now() - interval '1 hour', expires_at = now() + make_interval(days => $2)
         where ref_id = 'fay'`,
        [days, left],
      );
    await age(10, 3);
    await here.session(id);
    expect(await daysLeft()).toBe(14);
    await age(88, 3);
    here.sessions.doubt();
    await here.session(id);
    expect(await daysLeft()).toBe(2);
  });

  test('that ends while it is being looked up has ended', async () => {
    const { store, asking, answer } = storeThatWaits();
    const { id } = await here.sessions.start('flo');
    const asked = store.find(id);
    await asking;
    await here.sessions.end(id);
    store.drop([digest(id)]);
    answer();
    expect(await asked).toBeNull();
    expect(await store.find(id)).toBeNull();
  });

  test("is told of at its end although another's end overtook its lookup", async () => {
    const { store, asking, answer } = storeThatWaits();
    const { id } = await here.sessions.start('flo');
    const asked = store.find(id);
    await asking;
    store.drop(['of another']);
    answer();
    expect(await asked).toEqual({ id, ref_id: 'flo' });
    expect(store.drop([digest(id)])).toEqual([id]);
  });

  test('leaves nothing in the database that could be used', async () => {
    const { id } = await here.sessions.start('gus');
    const { rows } = await pool.query("select s::text as row from identity.sessions s where ref_id = 'gus'");
    expect(rows[0]?.row).not.toContain(id);
  });
});

describe('rights', () => {
  const master = { ...NO_RIGHTS, admin_type: 'master' as const };

  test('hold where they were given, and nowhere else', async () => {
    rights.set('hal', { ...NOBODY, byTournament: new Map([['t1', master]]) });
    expect(await here.access('hal', 't1')).toEqual({ platform: false, rights: master });
    expect(await here.access('hal', 't2')).toEqual({ platform: false, rights: NO_RIGHTS });
    expect(await here.access('hal', null)).toEqual({ platform: false, rights: NO_RIGHTS });
  });

  test('taken from somebody are gone at the next request, in every process', async () => {
    rights.set('ida', { ...NOBODY, platform: true, byTournament: new Map([['t1', master]]) });
    expect((await here.access('ida', 't1')).platform).toBe(true);
    expect((await there.access('ida', 't1')).platform).toBe(true);
    const told: (string | null)[] = [];
    const stop = there.onAccessChanged((ref) => told.push(ref));

    rights.delete('ida');
    await heard.append('roster-t1', 'ShiftAdded', { ref_id: 'jo' });
    await heard.append('tournament-t1', 'AdminRemoved', { ref_id: 'ida' });
    stop();
    expect((await here.access('ida', 't1')).platform).toBe(false);
    expect(told).toEqual(['ida']);
    expect((await there.access('ida', 't1')).rights).toEqual(NO_RIGHTS);
  });

  test('read while they change are not remembered', async () => {
    const late = Promise.withResolvers<Standings>();
    const slow = await LiveIdentity.open({
      pool,
      log,
      read: async (events) => events,
      rights: rightsOf(AREAS),
      credential: credentialRules,
      secret: 's',
      load: async (ref) => (rights.has(ref) ? (rights.get(ref) ?? NOBODY) : late.promise),
    });
    const asked = slow.access('kim', 't1');
    await heard.append('person-kim', 'PlatformAdminRevoked');
    late.resolve({ ...NOBODY, platform: true });
    await asked;
    rights.set('kim', NOBODY);
    expect((await slow.access('kim', null)).platform).toBe(false);
    await slow.close();
  });
});

describe('a forgotten person', () => {
  test('has no session any more, though nobody has ended it', async () => {
    const { id } = await here.sessions.start('lou');
    expect(await here.session(id)).not.toBeNull();
    rights.set('lou', { ...NOBODY, forgotten: true });
    await heard.append('person-lou', 'PersonForgotten');
    expect(await here.session(id)).toBeNull();
    expect(await there.session(id)).toBeNull();
  });
});

describe('a reset link', () => {
  test('says which password it may replace, to its person alone', async () => {
    const [one, two] = [await here.resets.issue('lea', 'registered'), await here.resets.issue('lea', null)];
    expect(await there.resets.replaces(one ?? '', 'max')).toBeUndefined();
    expect(await there.resets.replaces(one ?? '', 'lea')).toBe('registered');
    expect(await there.resets.replaces(two ?? '', 'lea')).toBeNull();
  });

  test('is taken back with the password it was to replace', async () => {
    passwords.set('moe', ['registered', 'changed']);
    const issued = ['registered', 'changed', null].map((under) => here.resets.issue('moe', under));
    const tokens = await Promise.all(issued);
    await here.shutOut('moe');
    const left = await Promise.all(tokens.map((token) => there.resets.replaces(token ?? '', 'moe')));
    expect(left).toEqual([undefined, 'changed', undefined]);
  });

  test('is good for an hour', async () => {
    const token = (await here.resets.issue('ned', 'registered')) ?? '';
    const minutes = await pool.query(
      "select round(extract(epoch from expires_at - now()) / 60) as m from identity.reset_tokens where ref_id = 'ned'",
    );
    expect(Number(minutes.rows[0]?.m)).toBe(60);
    await pool.query("update identity.reset_tokens set expires_at = now() where ref_id = 'ned'");
    expect(await here.resets.replaces(token, 'ned')).toBeUndefined();
  });

  test('is not mailed for ever', async () => {
    const issued = [];
    for (let asked = 0; asked < 7; asked += 1) issued.push(await here.resets.issue('ola', 'registered'));
    expect(issued.filter((token) => token === null)).toHaveLength(2);
  });
});

describe('failed logins', () => {
  test('close an account after the fifth, twice as long each time', async () => {
    expect([1, 4, 5, 6, 7, 10, 99].map(waitAfter)).toEqual([0, 0, 1, 2, 4, 32, 900]);
    for (let tried = 0; tried < 4; tried += 1) await here.throttle.wrong('pia', 'password');
    expect(await there.throttle.closed('pia', 'password')).toBe(false);
    for (let tried = 0; tried < 6; tried += 1) await there.throttle.wrong('pia', 'password');
    expect(await here.throttle.closed('pia', 'password')).toBe(true);
    expect(await here.throttle.closed('quinn', 'password')).toBe(false);
    await here.throttle.forgive('pia', 'password');
    expect(await there.throttle.closed('pia', 'password')).toBe(false);
  });

  test('tell an address that searches for e-mails nothing after the tenth, for a quarter of an hour', async () => {
    for (let tried = 0; tried < 9; tried += 1) await here.throttle.unknownEmail('192.0.2.1');
    expect(await there.throttle.searching('192.0.2.1')).toBe(false);
    const told = Array.from({ length: 20 }, () => there.throttle.unknownEmail('192.0.2.1'));
    expect((await Promise.all(told)).filter(Boolean)).toHaveLength(1);
    expect(await here.throttle.searching('192.0.2.1')).toBe(true);
    expect(await here.throttle.searching('192.0.2.2')).toBe(false);
    await pool.query("update identity.failures set since = since - interval '15 minutes'");
    expect(await here.throttle.searching('192.0.2.1')).toBe(false);
  });

  test('are counted without writing down whose they are', async () => {
    const { rows } = await pool.query(
      'select string_agg(f::text, chr(10)) as all_rows from identity.failures f',
    );
    expect(rows[0]?.all_rows).not.toMatch(/192\.0\.2|pia/);
  });
});

test('notices that could not be heard leave nothing remembered, and sockets are told all the same', async () => {
  const session = await there.sessions.start('rae');
  await there.session(session.id);
  const told: string[] = [];
  const stopTelling = there.onRevoked((ids) => told.push(...ids));
  const again = new Promise<void>((resolve) => {
    const stop = there.onAccessChanged((ref) => {
      if (ref !== null) return;
      stop();
      resolve();
    });
  });
  await pool.query("delete from identity.sessions where ref_id = 'rae'");
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query in ('listen courtcrew_identity', 'select 1')`,
  );
  await again;
  expect(await there.session(session.id)).toBeNull();
  await eventually(() => told.includes(session.id));
  stopTelling();
});
