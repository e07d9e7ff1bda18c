import { setImmediate as turns } from 'node:timers/promises';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { describe, expect, it } from 'vitest';
import type { RunnerParts } from '../../src/kernel/runner.ts';
import { type SeatEvent, seatStory, seatsModel } from './seats.ts';
import { eachTestItsSite, open, take, until } from './site.ts';

const site = eachTestItsSite();

describe('projecting', () => {
  it('shows past and coming events, with every type of column', async () => {
    site().append('seats-t1', open(1, { list: [1, 'two', null] }));
    const projections = await site().start([seatsModel()]);
    site().append('seats-t1', take(1, 'p1'));
    await site().settles(projections);
    const [row] = await site().query(`select *, day::text, at::text from seats.seats`);
    expect(row).toMatchObject({
      tid: 't1',
      seat: 1,
      person: 'p1',
      taken: true,
      details: { list: [1, 'two', null] },
    });
    expect(await site().query('select * from seats.people')).toEqual([{ person: 'p1', last: 't1/1' }]);
  });

  it('leaves the same rows whatever the batches', async () => {
    const projections = await site().start([seatsModel()]);
    for (const [stream, event] of seatStory(1500, 7)) {
      const position = site().append(stream, event);
      if (site().feed.events.length % 97 === 0) await site().settles(projections, ['seats'], position);
    }
    await site().settles(projections);
    expect(await site().digest()).toEqual(await site().expected());
  });

  it('takes each event once though the log hands pages out twice and keys are out of reach at times', async () => {
    let calls = 0;
    const read: RunnerParts['read'] = async (events) => {
      calls += 1;
      if (calls % 3 === 0) throw new Error('keys out of reach');
      return events;
    };
    site().feed.repeats = true;
    const projections = await site().start([seatsModel()], { read });
    const heard: bigint[] = [];
    projections.onProjected((_model, _position, events) =>
      heard.push(...events.map((event) => event.position)),
    );
    for (const seed of [1, 2, 3, 4]) await site().settles(projections, ['seats'], site().tell(200, seed));
    expect(calls).toBeGreaterThan(3);
    expect(heard).toEqual(site().feed.events.map(({ position }) => position));
    expect(await site().digest()).toEqual(await site().expected());
  });

  it('reads the log again when more arrives at once than it keeps in memory', async () => {
    const projections = await site().start([seatsModel()]);
    await site().settles(projections, ['seats'], site().tell(10, 1));
    site().tell(12_000, 2);
    await site().settles(projections);
    site().tell(10, 3);
    await site().settles(projections);
    expect(await site().digest()).toEqual(await site().expected());
  });

  it('goes on where it stopped', async () => {
    const first = await site().start([seatsModel()]);
    site().tell(300, 1);
    await site().settles(first);
    await site().stop(first);
    site().tell(300, 2);
    const second = await site().start([seatsModel()]);
    site().tell(300, 3);
    await site().settles(second);
    expect(await site().digest()).toEqual(await site().expected());
  });

  it('lets nobody wait for events of other streams', async () => {
    const projections = await site().start([seatsModel()]);
    site().append('seats-t1', open(1));
    await site().settles(projections);
    const position = site().feed.append('board-t1', 'MatchCalled', {}).position;
    expect(await projections.settled(['seats'], position, 200)).toBe(true);
    expect(projections.health()).toMatchObject([{ model: 'seats', state: 'projecting', lag: 0 }]);
  });

  it('lets the checkpoint follow events of other streams', async () => {
    await site().start([seatsModel()]);
    const position = site().feed.append('board-t1', 'MatchCalled', {}).position;
    await until(async () => {
      const [row] = await site().query<{ position: string }>('select position::text from seats.checkpoint');
      return row?.position === String(position);
    });
  });

  it('gathers what nobody waits for, and is at once where somebody does', async () => {
    const projections = await site().start([{ ...seatsModel(), aside: true }]);
    await site().settles(projections, ['seats'], site().append('seats-t1', open(0)));
    const batches: number[] = [];
    projections.onProjected((_model, _position, events) => batches.push(events.length));
    for (let seat = 1; seat <= 3; seat += 1) {
      site().append('seats-t1', open(seat));
      await turns();
    }
    await until(async () => batches.length > 0);
    expect(batches).toEqual([3]);
    const position = site().append('seats-t1', open(4));
    await site().settles(projections, ['seats'], position);
    site().append('seats-t1', open(5));
    await until(async () => batches.length > 2);
    expect(batches).toEqual([3, 1, 1]);
  });

  it('says false, not more, when a position is not reached in time', async () => {
    const projections = await site().start([seatsModel()]);
    expect(await projections.settled(['seats'], 1_000_000n, 50)).toBe(false);
  });

  it('opens personal fields before it projects, past and coming', async () => {
    const opened = ({ data, ...event }: RecordedEvent): RecordedEvent => ({
      ...event,
      data: JSON.parse(JSON.stringify(data).replace('sealed:', '')),
    });
    site().append('seats-t1', open(1));
    site().append('seats-t1', take(1, 'sealed:p1'));
    const projections = await site().start([seatsModel()], { read: async (events) => events.map(opened) });
    await site().settles(projections);
    site().append('seats-t1', take(1, 'sealed:p2'));
    await site().settles(projections);
    expect(await site().query('select person from seats.people order by 1')).toEqual([
      { person: 'p1' },
      { person: 'p2' },
    ]);
  });

  it('tells listeners what was projected, in order', async () => {
    const projections = await site().start([seatsModel()]);
    const heard: bigint[] = [];
    projections.onProjected((_model, _position, events) =>
      heard.push(...events.map(({ position }) => position)),
    );
    projections.onProjected(() => {
      throw new Error('a listener fails');
    });
    site().tell(200);
    await site().settles(projections);
    expect(heard).toEqual(site().feed.events.map(({ position }) => position));
  });

  it('stores text that PostgreSQL has no character for', async () => {
    const projections = await site().start([seatsModel()]);
    site().append('seats-t1', open(1, {}));
    site().append('seats-t1', take(1, 'a\u0000b\ud800c\\u0000 \\\u0000é\u{1f3be}'));
    await site().settles(projections);
    const [row] = await site().query('select person from seats.seats');
    expect(row).toEqual({ person: 'a\ufffdb\ufffdc\\u0000 \\\ufffdé\u{1f3be}' });
  });

  it('spares the disk and nothing else', async () => {
    await site().start([seatsModel()]);
    const client = await site().pool().connect();
    const read = async () => (await client.query('show synchronous_commit')).rows[0]?.synchronous_commit;
    await client.query('begin');
    const nothing = Array.from({ length: 6 }, () => null);
    await client.query(`select seats.project_batch(0, 1, 0, null, $1, $2, $3, $4, $5, $6)`, nothing);
    expect(await read()).toBe('off');
    await client.query('commit');
    expect(await read()).toBe('on');
    client.release();
  });
});

describe('an event that cannot be projected', () => {
  const poison: SeatEvent = { type: 'SeatBroken', data: {} };

  it('pauses its own read model there, writes what came before and lets the others go on', async () => {
    let broken = true;
    const before = (): void => {
      if (broken) throw new Error('secret data');
    };
    const projections = await site().start([seatsModel({ before }), seatsModel({ name: 'others' })]);
    site().append('seats-t1', open(1));
    const at = site().append('seats-t1', poison);
    site().append('seats-t1', open(2));
    await site().settles(projections, ['others']);
    await until(() => projections.health()[0]?.paused);
    expect(projections.health()[0]).toMatchObject({
      state: 'paused',
      paused: { position: String(at), type: 'SeatBroken' },
    });
    expect(projections.health()[0]?.lag).toBeGreaterThan(0);
    expect(await site().query('select seat from seats.seats')).toEqual([{ seat: 1 }]);
    expect(await site().query('select * from seats.people')).toEqual([]);
    expect(await site().query(`select paused->>'type' as type from seats.checkpoint`)).toEqual([
      { type: 'SeatBroken' },
    ]);
    const errors = () => site().notices.filter(({ level }) => level === 'error');
    expect(errors()).toHaveLength(1);
    expect(JSON.stringify(site().notices)).not.toContain('secret');

    broken = false;
    await site().settles(projections);
    expect(projections.health()[0]).not.toHaveProperty('paused');
    expect(await site().query('select seat from seats.seats order by 1')).toEqual([{ seat: 1 }, { seat: 2 }]);
    expect(await site().query('select paused from seats.checkpoint')).toEqual([{ paused: null }]);
    expect(errors()).toHaveLength(1);
  });

  it('is tried again whenever somebody asks for it, however long the pauses have become', async () => {
    let tries = 0;
    const before = (): void => {
      tries += 1;
      throw new Error('still broken');
    };
    const projections = await site().start([seatsModel({ before })]);
    site().append('seats-t1', poison);
    // By itself that would take more than a minute.
    for (let asked = 1; asked < 9; asked += 1) {
      await until(() => tries >= asked && projections.health()[0]?.paused);
      await projections.retry('seats');
    }
    await until(() => tries >= 9);
  });

  it('is found among others when PostgreSQL refuses its row', async () => {
    const good = site().tell(400);
    const bad = site().append('seats-t1', {
      type: 'SeatOpened',
      data: { seat: 1, day: 'no day', tags: [], details: 0 },
    });
    site().tell(100, 2);
    const projections = await site().start([seatsModel()]);
    await until(() => projections.health()[0]?.paused);
    expect(projections.health()[0]).toMatchObject({
      position: String(good),
      paused: { position: String(bad), type: 'SeatOpened' },
    });
    expect(JSON.stringify(site().notices)).not.toContain('no day');
    await site().stop(projections);
    site().feed.events.splice(400);
    expect(await site().digest()).toEqual(await site().expected());
  });
});
