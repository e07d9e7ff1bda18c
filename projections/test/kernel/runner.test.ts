import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../backend/test/support/database.ts';
import { temporaryPostgres } from '../../../backend/test/support/temporaryPostgres.ts';
import { openPool } from '../../src/database.ts';
import { tableDigest } from '../../src/kernel/digest.ts';
import type { Notice } from '../../src/kernel/notice.ts';
import type { ReadModel } from '../../src/kernel/readModel.ts';
import { rebuild } from '../../src/kernel/rebuild.ts';
import { type Projections, type RunnerParts, runProjections } from '../../src/kernel/runner.ts';
import { MemoryFeed } from './memoryFeed.ts';
import { type SeatEvent, seatStory, seatsModel } from './seats.ts';

let database: TestDatabase;
let feed: MemoryFeed;
let notices: Notice[];
const running = new Set<Projections>();
const pools: pg.Pool[] = [];

beforeEach(async () => {
  database = await testDatabase();
  feed = new MemoryFeed();
  notices = [];
});

afterEach(async () => {
  await Promise.all([...running].map((projections) => projections.stop()));
  running.clear();
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  await database.drop();
});

function poolOf(name = 'test', options?: string): pg.Pool {
  const pool = openPool({ connectionString: database.url, application_name: name, options });
  pools.push(pool);
  return pool;
}

/** A process of its own: its own pool, its own subscription to the shared log. */
async function start(
  readModels: ReadModel[],
  more: Partial<RunnerParts> & { name?: string } = {},
): Promise<Projections> {
  const { name, ...parts } = more;
  const notify = (notice: Notice): void => void notices.push(notice);
  const projections = await runProjections({ pool: poolOf(name), feed, readModels, notify, ...parts });
  running.add(projections);
  return projections;
}

const stop = async (projections: Projections): Promise<void> => {
  running.delete(projections);
  await projections.stop();
};

const append = (stream: string, event: SeatEvent): bigint =>
  feed.append(stream, event.type, event.data).position;

function tell(count: number, seed = 1): bigint {
  for (const [stream, event] of seatStory(count, seed)) append(stream, event);
  return feed.events.at(-1)?.position ?? 0n;
}

const open = (seat: number, details: unknown = {}): SeatEvent => ({
  type: 'SeatOpened',
  data: { seat, day: null, tags: [], details },
});
const take = (seat: number, person: string): SeatEvent => ({ type: 'SeatTaken', data: { seat, person } });

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const digest = async (schema = 'seats'): Promise<Record<string, string>> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await tableDigest(client, schema);
  } finally {
    await client.end();
  }
};

/** What the tables must be: the same events, folded into a database of their own by one undisturbed process. */
async function expectedDigest(): Promise<Record<string, string>> {
  const other = await testDatabase();
  const pool = openPool({ connectionString: other.url });
  try {
    const projections = await runProjections({ pool, feed, readModels: [seatsModel()] });
    const settled = await projections.settled(['seats'], await feed.head(), 10_000);
    expect(settled).toBe(true);
    const answer = await tableDigest(pool, 'seats');
    await projections.stop();
    return answer;
  } finally {
    await pool.end();
    await other.drop();
  }
}

const settles = async (projections: Projections, models = ['seats'], position?: bigint): Promise<void> => {
  expect(await projections.settled(models, position ?? (await feed.head()), 10_000)).toBe(true);
};

/** Waits for something only another connection or process can show. */
const until = (what: () => unknown): Promise<void> => expect.poll(what, { timeout: 10_000 }).toBeTruthy();

const kill = (name: string): Promise<unknown[]> =>
  query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = '${name}' and datname = current_database()`);

describe('projecting', () => {
  it('shows past and coming events, with every type of column', async () => {
    append('seats-t1', open(1, { list: [1, 'two', null] }));
    const projections = await start([seatsModel()]);
    append('seats-t1', take(1, 'p1'));
    await settles(projections);
    const [row] = await query(`select *, day::text, at::text from seats.seats`);
    expect(row).toMatchObject({
      tid: 't1',
      seat: 1,
      person: 'p1',
      taken: true,
      details: { list: [1, 'two', null] },
    });
    expect(await query('select * from seats.people')).toEqual([{ person: 'p1', last: 't1/1' }]);
  });

  it('leaves the same rows whatever the batches', async () => {
    const projections = await start([seatsModel()]);
    for (const [stream, event] of seatStory(1500, 7)) {
      const position = append(stream, event);
      if (feed.events.length % 97 === 0) await settles(projections, ['seats'], position);
    }
    await settles(projections);
    expect(await digest()).toEqual(await expectedDigest());
  });

  it('goes on where it stopped', async () => {
    const first = await start([seatsModel()]);
    tell(300, 1);
    await settles(first);
    await stop(first);
    tell(300, 2);
    const second = await start([seatsModel()]);
    tell(300, 3);
    await settles(second);
    expect(await digest()).toEqual(await expectedDigest());
  });

  it('lets nobody wait for events of other areas', async () => {
    const projections = await start([seatsModel()]);
    append('seats-t1', open(1));
    await settles(projections);
    const position = feed.append('board-t1', 'MatchCalled', {}).position;
    expect(await projections.settled(['seats'], position, 200)).toBe(true);
    expect(projections.health()).toMatchObject([{ model: 'seats', state: 'projecting', lag: 0 }]);
  });

  it('lets the checkpoint follow events of other areas', async () => {
    await start([seatsModel()]);
    const position = feed.append('board-t1', 'MatchCalled', {}).position;
    await until(async () => {
      const [row] = await query<{ position: string }>('select position::text from seats.checkpoint');
      return row?.position === String(position);
    });
  });

  it('says false, not more, when a position is not reached in time', async () => {
    const projections = await start([seatsModel()]);
    expect(await projections.settled(['seats'], 1_000_000n, 50)).toBe(false);
  });

  it('opens personal fields before it projects, past and coming', async () => {
    const opened = ({ data, ...event }: RecordedEvent): RecordedEvent => ({
      ...event,
      data: JSON.parse(JSON.stringify(data).replace('sealed:', '')),
    });
    append('seats-t1', open(1));
    append('seats-t1', take(1, 'sealed:p1'));
    const projections = await start([seatsModel()], { unseal: async (events) => events.map(opened) });
    await settles(projections);
    append('seats-t1', take(1, 'sealed:p2'));
    await settles(projections);
    expect(await query('select person from seats.people order by 1')).toEqual([
      { person: 'p1' },
      { person: 'p2' },
    ]);
  });

  it('tells listeners what was projected, in order', async () => {
    const projections = await start([seatsModel()]);
    const heard: bigint[] = [];
    projections.onProjected((_model, _position, events) =>
      heard.push(...events.map(({ position }) => position)),
    );
    projections.onProjected(() => {
      throw new Error('a listener fails');
    });
    tell(200);
    await settles(projections);
    expect(heard).toEqual(feed.events.map(({ position }) => position));
  });

  it('stores text that PostgreSQL has no character for', async () => {
    const projections = await start([seatsModel()]);
    append('seats-t1', open(1, {}));
    append('seats-t1', take(1, 'a\u0000b\ud800c\\u0000 \\\u0000é\u{1f3be}'));
    await settles(projections);
    const [row] = await query('select person from seats.seats');
    expect(row).toEqual({ person: 'a\ufffdb\ufffdc\\u0000 \\\ufffdé\u{1f3be}' });
  });

  it('spares the disk and nothing else', async () => {
    await start([seatsModel()]);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const read = async () => (await client.query('show synchronous_commit')).rows[0]?.synchronous_commit;
    await client.query('begin');
    const nothing = Array.from({ length: 6 }, () => null);
    await client.query(`select seats.project_batch(0, 1, 0, null, $1, $2, $3, $4, $5, $6)`, nothing);
    expect(await read()).toBe('off');
    await client.query('commit');
    expect(await read()).toBe('on');
    await client.end();
  });
});

describe('an event that cannot be projected', () => {
  const poison: SeatEvent = { type: 'SeatBroken', data: {} };

  it('pauses its own read model there, writes what came before and lets the others go on', async () => {
    let broken = true;
    const before = (): void => {
      if (broken) throw new Error('secret data');
    };
    const projections = await start([seatsModel({ before }), seatsModel({ name: 'others' })]);
    append('seats-t1', open(1));
    const at = append('seats-t1', poison);
    append('seats-t1', open(2));
    await settles(projections, ['others']);
    await until(() => projections.health()[0]?.paused);
    expect(projections.health()[0]).toMatchObject({
      state: 'paused',
      paused: { position: String(at), type: 'SeatBroken' },
    });
    expect(projections.health()[0]?.lag).toBeGreaterThan(0);
    expect(await query('select seat from seats.seats')).toEqual([{ seat: 1 }]);
    expect(await query('select * from seats.people')).toEqual([]);
    expect(await query(`select paused->>'type' as type from seats.checkpoint`)).toEqual([
      { type: 'SeatBroken' },
    ]);
    const errors = () => notices.filter(({ level }) => level === 'error');
    expect(errors()).toHaveLength(1);
    expect(JSON.stringify(notices)).not.toContain('secret');

    broken = false;
    await settles(projections);
    expect(projections.health()[0]).not.toHaveProperty('paused');
    expect(await query('select seat from seats.seats order by 1')).toEqual([{ seat: 1 }, { seat: 2 }]);
    expect(await query('select paused from seats.checkpoint')).toEqual([{ paused: null }]);
    expect(errors()).toHaveLength(1);
  });

  it('is found among others when PostgreSQL refuses its row', async () => {
    const good = tell(400);
    const bad = append('seats-t1', {
      type: 'SeatOpened',
      data: { seat: 1, day: 'no day', tags: [], details: 0 },
    });
    tell(100, 2);
    const projections = await start([seatsModel()]);
    await until(() => projections.health()[0]?.paused);
    expect(projections.health()[0]).toMatchObject({
      position: String(good),
      paused: { position: String(bad), type: 'SeatOpened' },
    });
    expect(JSON.stringify(notices)).not.toContain('no day');
    await stop(projections);
    feed.events.splice(400);
    expect(await digest()).toEqual(await expectedDigest());
  });
});

describe('two processes', () => {
  it('project a read model one at a time; the other knows what is shown and takes over', async () => {
    const first = await start([seatsModel()], { name: 'first' });
    await until(() => first.health()[0]?.state === 'projecting');
    const second = await start([seatsModel()], { name: 'second' });
    const heard: bigint[] = [];
    second.onProjectedElsewhere((_model, position) => heard.push(position));
    const own: unknown[] = [];
    second.onProjected((...batch) => own.push(batch));
    const position = tell(100);
    await settles(second, ['seats'], position);
    await until(() => heard.includes(position));
    expect(own).toEqual([]);
    expect(second.health()).toMatchObject([{ state: 'standby', lag: 0 }]);

    await kill('first');
    await until(() => [first, second].some((projections) => projections.health()[0]?.state === 'projecting'));
    tell(100, 2);
    await settles(first);
    await settles(second);
    expect(await digest()).toEqual(await expectedDigest());
  });

  it('hand over when one stops', async () => {
    const first = await start([seatsModel()]);
    await until(() => first.health()[0]?.state === 'projecting');
    const second = await start([seatsModel()]);
    await stop(first);
    tell(50);
    await settles(second);
    expect(second.health()).toMatchObject([{ state: 'projecting' }]);
  });

  it('write nothing twice although each believes to be the only one', async () => {
    // In the second process's sessions every lock is free, so the checkpoint alone keeps the two apart.
    await query('create schema shadow');
    await query(
      `create function shadow.pg_try_advisory_lock(bigint) returns boolean language sql as 'select true'`,
    );
    const pool = poolOf('shadow', '-c search_path=shadow,pg_catalog');
    const processes = [await start([seatsModel()]), await start([seatsModel()], { pool })];
    await until(() => processes.every((process) => process.health()[0]?.state === 'projecting'));
    for (let round = 0; round < 20; round += 1) {
      const position = tell(60, round);
      await Promise.all(processes.map((process) => settles(process, ['seats'], position)));
    }
    expect(await digest()).toEqual(await expectedDigest());
  });
});

describe('losing the database', () => {
  it('is survived at any moment, and every event is there once', async () => {
    const projections = await start([seatsModel(), seatsModel({ name: 'others' })], { name: 'victim' });
    for (let round = 0; round < 6; round += 1) {
      tell(150, round);
      await kill('victim');
    }
    await settles(projections, ['seats', 'others']);
    expect(await digest()).toEqual(await expectedDigest());
    expect(await digest('others')).toEqual(await expectedDigest());
  });

  it('goes on by itself when PostgreSQL was killed and comes back', async () => {
    const server = await temporaryPostgres();
    const pool = openPool({ connectionString: server.url });
    try {
      const projections = await start([seatsModel()], { pool });
      await settles(projections, ['seats'], tell(100));
      await server.kill();
      const position = tell(100, 2);
      expect(await projections.settled(['seats'], position, 100)).toBe(false);
      await server.restart();
      await settles(projections, ['seats'], position);
      expect(await tableDigest(pool, 'seats')).toEqual(await expectedDigest());
      await stop(projections);
    } finally {
      await pool.end();
      await server.remove();
    }
  });
});

describe('rebuilding', () => {
  it('makes the live tables again, row for row, while events arrive', async () => {
    const projections = await start([seatsModel()]);
    tell(3000, 1);
    await settles(projections);
    let appended = 0;
    const pool = poolOf();
    for (const seed of [11, 12, 13]) {
      const story = [...seatStory(600, seed)];
      const writing = (async () => {
        for (const [stream, event] of story) {
          append(stream, event);
          appended += 1;
          if (appended % 20 === 0) await projections.settled(['seats'], await feed.head());
        }
      })();
      const unseal: RunnerParts['unseal'] = async (events) => events;
      const position = await rebuild({ pool, feed, unseal, model: seatsModel() });
      expect(position).not.toBeNull();
      await writing;
    }
    await settles(projections);
    expect(await digest()).toEqual(await expectedDigest());
    expect(await query(`select nspname from pg_namespace where nspname like 'seats%'`)).toEqual([
      { nspname: 'seats' },
    ]);
    const [indexes] = await query(`select count(*)::int as n from pg_indexes where schemaname = 'seats'`);
    expect(indexes).toEqual({ n: 5 });
    tell(20, 5);
    await settles(projections);
  });

  it('switches to a newer version, which the process with the older code leaves alone', async () => {
    const older = await start([seatsModel()], { name: 'older' });
    tell(500);
    await settles(older);
    const newer = await start([seatsModel({ version: 2 })], { name: 'newer' });
    await newer.ready();
    tell(100, 2);
    await until(() => newer.health()[0]?.state === 'projecting');
    await settles(newer);
    await until(() => older.health()[0]?.state === 'outdated');
    await settles(older);
    expect(await digest()).toEqual(await expectedDigest());
    expect(await query('select version from seats.checkpoint')).toEqual([{ version: 2 }]);
  });

  it('stops at a poison event and leaves the tables in use as they are', async () => {
    const projections = await start([seatsModel()]);
    tell(100);
    append('seats-t1', { type: 'SeatBroken', data: {} });
    await settles(projections);
    const before = await digest();
    const model = seatsModel({
      before: () => {
        throw new Error('now it fails');
      },
    });
    await expect(rebuild({ pool: poolOf(), feed, unseal: async (events) => events, model })).rejects.toThrow(
      'seats cannot be rebuilt: SeatBroken',
    );
    expect(await digest()).toEqual(before);
    tell(10);
    await settles(projections);
  });

  it('begins anew when the log is older than the tables', async () => {
    const projections = await start([seatsModel()]);
    tell(500);
    await settles(projections);
    await stop(projections);
    feed.events.length = 200;
    const again = await start([seatsModel()]);
    tell(50, 9);
    await until(() => again.health()[0]?.state === 'projecting');
    await settles(again);
    expect(await digest()).toEqual(await expectedDigest());
    expect(notices.some(({ message }) => message.includes('restored'))).toBe(true);
  });
});
