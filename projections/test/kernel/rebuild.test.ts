import { describe, expect, it } from 'vitest';
import type { EventFeed } from '../../src/kernel/feed.ts';
import { rebuild } from '../../src/kernel/rebuild.ts';
import type { RunnerParts } from '../../src/kernel/runner.ts';
import { seatStory, seatsModel } from './seats.ts';
import { eachTestItsSite, until } from './site.ts';

const site = eachTestItsSite();

describe('rebuilding', () => {
  it('makes the live tables again, row for row, while events arrive', async () => {
    const projections = await site().start([seatsModel()]);
    site().tell(3000, 1);
    await site().settles(projections);
    let appended = 0;
    const pool = site().pool();
    for (const seed of [11, 12, 13]) {
      const story = [...seatStory(600, seed)];
      const writing = (async () => {
        for (const [stream, event] of story) {
          site().append(stream, event);
          appended += 1;
          if (appended % 20 === 0) await projections.settled(['seats'], await site().feed.head());
        }
      })();
      const read: RunnerParts['read'] = async (events) => events;
      const position = await rebuild({ pool, feed: site().feed, read, model: seatsModel() });
      expect(position).not.toBeNull();
      await writing;
    }
    await site().settles(projections);
    expect(await site().digest()).toEqual(await site().expected());
    expect(await site().query(`select nspname from pg_namespace where nspname like 'seats%'`)).toEqual([
      { nspname: 'seats' },
    ]);
    const [indexes] = await site().query(
      `select count(*)::int as n from pg_indexes where schemaname = 'seats'`,
    );
    expect(indexes).toEqual({ n: 5 });
    site().tell(20, 5);
    await site().settles(projections);
  });

  it('switches to a newer version, which the process with the older code leaves alone', async () => {
    const older = await site().start([seatsModel()], { name: 'older' });
    site().tell(500);
    await site().settles(older);
    const newer = await site().start([seatsModel({ version: 2 })], { name: 'newer' });
    await newer.ready();
    site().tell(100, 2);
    await until(() => newer.health()[0]?.state === 'projecting');
    await site().settles(newer);
    await until(() => older.health()[0]?.state === 'outdated');
    await site().settles(older);
    expect(await site().digest()).toEqual(await site().expected());
    expect(await site().query('select version from seats.checkpoint')).toEqual([{ version: 2 }]);
  });

  it('reads the log once for all read models that wait for their turn', async () => {
    const named = (version: number) =>
      ['seats', 'stools', 'benches'].map((name) => seatsModel({ name, version }));
    const first = await site().start(named(1));
    site().tell(1000);
    await site().settles(first, ['seats', 'stools', 'benches']);
    await site().stop(first);
    const { feed } = site();
    const begun: bigint[] = [];
    const counting: EventFeed = {
      readAll: (after) => {
        begun.push(after);
        return feed.readAll(after);
      },
      head: () => feed.head(),
      subscribeAll: (...asked) => feed.subscribeAll(...asked),
    };
    const second = await site().start(named(2), { feed: counting });
    await second.ready();
    expect(begun.filter((after) => after === 0n)).toHaveLength(1);
    await site().settles(second, ['seats', 'stools', 'benches'], site().tell(50, 3));
    const [seats, ...others] = await Promise.all(named(2).map(({ name }) => site().digest(name)));
    for (const other of others) expect(other).toEqual(seats);
    expect(seats).toEqual(await site().expected());
  });

  it('stops at a poison event and leaves the tables in use as they are', async () => {
    const projections = await site().start([seatsModel()]);
    site().tell(100);
    site().append('seats-t1', { type: 'SeatBroken', data: {} });
    await site().settles(projections);
    const before = await site().digest();
    const model = seatsModel({
      before: () => {
        throw new Error('now it fails');
      },
    });
    await expect(
      rebuild({ pool: site().pool(), feed: site().feed, read: async (events) => events, model }),
    ).rejects.toThrow('seats cannot be rebuilt: SeatBroken');
    expect(await site().digest()).toEqual(before);
    site().tell(10);
    await site().settles(projections);
  });

  it('begins anew when the log is older than the tables', async () => {
    const projections = await site().start([seatsModel()]);
    site().tell(500);
    await site().settles(projections);
    await site().stop(projections);
    site().feed.events.length = 200;
    const again = await site().start([seatsModel()]);
    site().tell(50, 9);
    await until(() => again.health()[0]?.state === 'projecting');
    await site().settles(again);
    expect(await site().digest()).toEqual(await site().expected());
    expect(site().notices.some(({ message }) => message.includes('restored'))).toBe(true);
  });

  it('is ready only when the tables show nothing that the log has lost', async () => {
    const projections = await site().start([seatsModel()]);
    site().tell(500);
    await site().settles(projections);
    await site().stop(projections);
    site().feed.events.length = 0;
    const again = await site().start([seatsModel()]);
    await again.ready();
    expect(await site().query('select * from seats.seats')).toEqual([]);
  });

  it('follows a log that is put back while it runs, even where it has grown as long again', async () => {
    const projections = await site().start([seatsModel()]);
    site().tell(500);
    await site().settles(projections);
    site().feed.restore(200, () => site().tell(400, 9));
    await site().settles(projections);
    expect(await site().digest()).toEqual(await site().expected());
    site().tell(50, 10);
    await site().settles(projections);
    expect(await site().digest()).toEqual(await site().expected());
  });
});
