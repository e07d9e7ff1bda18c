import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INSTALLATION, type ProvedLog, provedLog } from '../../../test/support/proving.ts';
import { leafOf } from './leaf.ts';
import { Frontier } from './merkle.ts';
import type { Prover } from './prover.ts';
import { verify } from './verification.ts';

let log: ProvedLog;
let next: Prover;

beforeAll(async () => {
  log = await provedLog();
  await log.grow('roster-t1', 40);
  await log.grow('person-p1', 3);
  await log.prover.sign();
  // A position that nobody has: where something could be put between.
  await log.pool.query(`select nextval(pg_get_serial_sequence('log.events', 'position'))`);
  await log.grow('roster-t1', 20);
  await log.prover.sign();
});
afterAll(() => log.remove());

const verified = () => verify(log);

async function rootOfLog(): Promise<string> {
  const frontier = new Frontier();
  for await (const page of log.store.readAll(0n)) for (const event of page) frontier.add(leafOf(event));
  return frontier.root();
}

describe('what proves the log', () => {
  it('is the tree of all events as they stand, signed now and then, in the data and beside them', async () => {
    const { frontier } = await log.prover.ledger.state();
    expect(frontier.size).toBe(63);
    expect(frontier.root()).toBe(await rootOfLog());
    const checkpoints = await log.prover.ledger.checkpoints();
    expect(checkpoints.map(({ size }) => size)).toEqual([43, 63]);
    expect(checkpoints.every((checkpoint) => log.prover.signer.isOurs(checkpoint))).toBe(true);
    expect(log.prover.file.read()).toEqual(checkpoints);
    expect(readFileSync(join(log.directory, `${INSTALLATION}.log`), 'utf8').split('\n')).toHaveLength(3);
    expect(await verified()).toEqual({ size: 63, waiting: 0, broken: null });
  });

  it('is written by one process, and by the next when that one stops', async () => {
    next = log.another();
    next.start();
    await log.prover.stop();
    await log.grow('roster-t2', 5);
    await next.sign();
    expect((await next.ledger.state()).frontier.size).toBe(68);
    expect((await next.ledger.checkpoints()).at(-1)?.size).toBe(68);
  });
});

/** What somebody with the database does, and how it is undone; the position of the event it is done to is 50. */
const ATTACKS: readonly (readonly [string, string, string, string])[] = [
  [
    'changed data',
    `update log.events set data = replace(data::text, '"n":5', '"n":6')::json where position = 50`,
    `update log.events set data = replace(data::text, '"n":6', '"n":5')::json where position = 50`,
    'changed',
  ],
  [
    'another order of the keys',
    `update log.events set data = (jsonb_build_object('b', 1, 'a', 2))::json, type = 'x' || type where position = 50`,
    `update log.events e set data = k.data, type = k.type from kept k where k.position = e.position and e.position = 50`,
    'changed',
  ],
  [
    'another author',
    `update log.events set meta = replace(meta::text, '"p1"', '"p2"')::json where position = 50`,
    `update log.events set meta = replace(meta::text, '"p2"', '"p1"')::json where position = 50`,
    'changed',
  ],
  [
    'another type',
    `update log.events set type = 'SpotTakes' where position = 50`,
    `update log.events set type = 'SpotTaken' where position = 50`,
    'changed',
  ],
  [
    'another id',
    `update log.events set id = '00000000-0000-0000-0000-000000000000' where position = 50`,
    `update log.events e set id = k.id from kept k where k.position = e.position and e.position = 50`,
    'changed',
  ],
  [
    'another stream',
    `update log.events set stream = 'roster-t9' where position = 50`,
    `update log.events set stream = 'roster-t1' where position = 50`,
    'changed',
  ],
  [
    'a dropped event',
    `delete from log.events where position = 50`,
    `insert into log.events overriding system value select * from kept where position = 50`,
    'dropped',
  ],
  [
    'two events in each other’s place',
    `update log.events set position = -50 where position = 50;
     update log.events set position = 50 where position = 55; update log.events set position = 55 where position = -50`,
    `update log.events set position = -50 where position = 55;
     update log.events set position = 55 where position = 50; update log.events set position = 50 where position = -50`,
    'reordered',
  ],
  [
    'an event moved before others',
    `update log.events set position = 44 where position = 50`,
    `update log.events set position = 50 where position = 44`,
    'reordered',
  ],
  [
    'a changed leaf',
    `update proof.segments set leaves = set_byte(leaves, 32 * 5, get_byte(leaves, 32 * 5) # 1) where first = 43`,
    `update proof.segments set leaves = set_byte(leaves, 32 * 5, get_byte(leaves, 32 * 5) # 1) where first = 43`,
    'ledger',
  ],
  [
    'a changed place of a leaf',
    `update proof.segments set places = set_byte(places, 24 * 5 + 23, 99) where first = 43`,
    `update proof.segments s set places = k.places from kept_segments k where k.first = s.first`,
    'ledger',
  ],
];

describe('what somebody does to the data', () => {
  beforeAll(async () => {
    await log.pool.query(`alter table log.events alter column position set generated by default;
      create table kept as select * from log.events;
      create table kept_segments as select * from proof.segments`);
    const { rows } = await log.pool.query<{ positions: string; first: string }>(
      `select (select array_agg(position order by position)::text from log.events) as positions,
         (select string_agg(first::text, ' ' order by first) from proof.segments) as first`,
    );
    // The attacks below name positions and segments.
    expect(rows[0]?.positions).toMatch(/^\{1,2,3,.*,42,43,45,.*69\}$/);
    expect(rows[0]?.first).toBe('0 40 43 63');
  });
  beforeEach(async () => expect((await verified()).broken).toBe(null));

  it.each(ATTACKS)('%s is found, named and placed', async (name, attack, undo, what) => {
    await log.pool.query(attack);
    const { broken } = await verified();
    await log.pool.query(undo);
    const stream = name === 'another stream' ? 'roster-t9' : 'roster-t1';
    const revision = name.startsWith('two') ? 50 : 45;
    const position = name.startsWith('an event moved') ? 44n : 50n;
    expect(broken).toEqual({ what, position, stream, revision });
  });

  it('an event between two others is found', async () => {
    await log.pool.query(`insert into log.events (position, stream, revision, id, type, data, meta)
      overriding system value select 44, 'roster-t7', 0, gen_random_uuid(), type, data, meta
      from kept where position = 50`);
    const { broken } = await verified();
    await log.pool.query('delete from log.events where position = 44');
    expect(broken).toEqual({ what: 'inserted', position: 44n, stream: 'roster-t7', revision: 0 });
  });

  it('a change of log and ledger alike does not fit what was signed', async () => {
    await log.pool.query(`update log.events set type = 'SpotGiven' where position = 50`);
    const page = await log.store.readAll(49n)[Symbol.asyncIterator]().next();
    const leaf = Buffer.from(leafOf(page.value[0]), 'latin1');
    await log.pool.query(
      'update proof.segments set leaves = overlay(leaves placing $1 from 32 * 5 + 1) where first = 43',
      [leaf],
    );
    const { broken } = await verified();
    await log.pool.query(`update log.events set type = 'SpotTaken' where position = 50;
      update proof.segments s set leaves = k.leaves from kept_segments k where k.first = s.first`);
    // Between the checkpoints of 43 and 63 events.
    expect(broken).toMatchObject({ what: 'signature', position: 64n });
  });

  it('a checkpoint that was taken away or changed is known from the file', async () => {
    await log.pool.query('create table kept_checkpoints as select * from proof.checkpoints');
    await log.pool.query('update proof.checkpoints set root = $1 where size = 43', [Buffer.alloc(32)]);
    expect((await verified()).broken).toMatchObject({ what: 'signature', position: 43n });
    await log.pool.query('delete from proof.checkpoints where size = 43');
    expect((await verified()).broken).toBe(null);
    await log.pool.query(`insert into proof.checkpoints overriding system value
      select * from kept_checkpoints where size = 43`);
  });

  it('a segment that was taken away is missed, wherever it was', async () => {
    for (const first of [0, 43, 63]) {
      await log.pool.query('delete from proof.segments where first = $1', [first]);
      expect((await verified()).broken).toMatchObject({ what: 'ledger' });
      await log.pool.query('insert into proof.segments select * from kept_segments where first = $1', [
        first,
      ]);
    }
  });
});

describe('a log that was put back to an older state', () => {
  it('is followed, and that it was put back stays on record', async () => {
    await log.pool.query('delete from log.events where position > 61');
    await expect.poll(async () => (await log.prover.ledger.state()).frontier.size).toBe(60);
    expect(await log.prover.ledger.putBacks()).toMatchObject([{ sizeBefore: 68, size: 60 }]);
    expect((await log.prover.ledger.checkpoints()).map(({ size }) => size)).toEqual([43]);
    await log.grow('roster-t3', 4);
    expect(await verified()).toEqual({ size: 64, waiting: 0, broken: null });
  });

  it('is known by the checkpoints beside it where all of the database was put back', async () => {
    await next.stop();
    const noticed = new Promise((resolve) => log.store.onRewound(resolve));
    await log.pool.query(`delete from log.events where position > 51`);
    await noticed;
    await log.prover.ledger.cut(51n);
    await log.pool.query(`delete from proof.checkpoints where size > 50; delete from proof.put_back`);
    next = log.another();
    next.start();
    await expect.poll(() => next.ledger.putBacks()).toMatchObject([{ sizeBefore: 68, size: 50 }]);
    await next.stop();
    expect((await verified()).broken).toBe(null);
  });
});
