import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { temporaryPostgres } from '../../../backend/test/support/temporaryPostgres.ts';
import { openPool } from '../../src/database.ts';
import type { EventFeed } from '../../src/kernel/feed.ts';
import { LEASES_SCHEMA } from '../../src/kernel/leases.ts';
import type { ServerPool } from '../../src/kernel/pool.ts';
import { tableDigest } from './digest.ts';
import { seatsModel } from './seats.ts';
import { eachTestItsSite, until } from './site.ts';

const site = eachTestItsSite();

/** A pool for which the leases of all others do not exist. */
function withOwnLeases(pool: ServerPool): ServerPool {
  const query = pool.query.bind(pool) as (text: string, ...rest: unknown[]) => Promise<unknown>;
  const moved = (text: unknown) =>
    typeof text === 'string' ? text.replaceAll('kernel.leases', 'shadow.leases') : text;
  return Object.assign(pool, {
    query: (text: unknown, ...rest: unknown[]) => query(moved(text) as string, ...rest),
  });
}

/** Keeps back what a process asks of its database until it goes on; its open connections stay open. */
function standingStill(pool: pg.Pool) {
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  let still = Promise.withResolvers<void>();
  still.resolve();
  Object.assign(pool, {
    query: async (...asked: unknown[]) => {
      await still.promise;
      return query(...asked);
    },
  });
  return {
    begin: () => {
      still = Promise.withResolvers<void>();
    },
    end: () => still.resolve(),
  };
}

describe('two processes', () => {
  it('leave each other their leases where the address of the database names all connections alike', async () => {
    const first = await site().start([seatsModel()], { pool: site().namedByAddress('crew') });
    await until(() => first.health()[0]?.state === 'projecting');
    const second = await site().start([seatsModel()], { pool: site().namedByAddress('crew') });
    await second.ready();
    await site().settles(second, ['seats'], site().tell(20));
    expect([first, second].map((each) => each.health()[0]?.state)).toEqual(['projecting', 'standby']);
  });

  it('project a read model one at a time; the other knows what is shown and takes over', async () => {
    const first = await site().start([seatsModel()], { name: 'first' });
    await until(() => first.health()[0]?.state === 'projecting');
    const second = await site().start([seatsModel()], { name: 'second' });
    const heard: bigint[] = [];
    second.onProjectedElsewhere((_model, position) => heard.push(position));
    const own: unknown[] = [];
    second.onProjected((...batch) => own.push(batch));
    const position = site().tell(100);
    await site().settles(second, ['seats'], position);
    await until(() => heard.includes(position));
    expect(own).toEqual([]);
    expect(second.health()).toMatchObject([{ state: 'standby', lag: 0 }]);

    await site().kill('first');
    await until(() => [first, second].some((projections) => projections.health()[0]?.state === 'projecting'));
    site().tell(100, 2);
    await site().settles(first);
    await site().settles(second);
    expect(await site().digest()).toEqual(await site().expected());
  });

  it('follow a log that is put back, the one that only hears of it as well, and say so until they have', async () => {
    const first = await site().start([seatsModel()], { name: 'first' });
    await until(() => first.health()[0]?.state === 'projecting');
    const second = await site().start([seatsModel()], { name: 'second', projects: false });
    const lost = site().tell(500);
    await Promise.all([first, second].map((each) => site().settles(each)));
    const shown = () => BigInt(second.health()[0]?.position ?? 0n);
    await site().stop(first);
    site().feed.restore(200);
    const end = await site().feed.head();
    await until(() => shown() === lost);
    expect(await second.settled(['seats'], end, 1_500)).toBe(false);
    expect(shown()).toBe(lost);

    await site().start([seatsModel()], { name: 'again' });
    await until(() => shown() === end);
    const fresh = site().tell(5, 9);
    expect(fresh).toBeLessThan(lost);
    await site().settles(second, ['seats'], fresh);
    expect(await site().digest()).toEqual(await site().expected());
    expect(shown()).toBe(fresh);
  });

  it('hand over when one stops', async () => {
    const first = await site().start([seatsModel()]);
    await until(() => first.health()[0]?.state === 'projecting');
    const second = await site().start([seatsModel()]);
    await site().stop(first);
    site().tell(50);
    await site().settles(second);
    expect(second.health()).toMatchObject([{ state: 'projecting' }]);
  });

  it('replace one that stands still, which writes nothing with its old right when it goes on', async () => {
    const pool = site().pool();
    const stopped = standingStill(pool);
    const first = await site().start([seatsModel()], { pool });
    await until(() => first.health()[0]?.state === 'projecting');
    const second = await site().start([seatsModel()]);
    stopped.begin();
    // The first process has a batch in hand when it stops, and goes on with it after the second took over.
    await site().settles(second, ['seats'], site().tell(100));
    expect(second.health()).toMatchObject([{ state: 'projecting' }]);
    stopped.end();
    await site().settles(first, ['seats'], site().tell(100, 2));
    expect(first.health()).toMatchObject([{ state: 'standby' }]);
    expect(second.health()).toMatchObject([{ state: 'projecting' }]);
    expect(await site().digest()).toEqual(await site().expected());
  });

  it('replace one that the log does not reach any more', async () => {
    const { feed } = site();
    const deaf: EventFeed = {
      readAll: (after) => feed.readAll(after),
      head: () => feed.head(),
      subscribeAll: () => ({ stop: async () => undefined }),
    };
    const first = await site().start([seatsModel()], { feed: deaf });
    await until(() => first.health()[0]?.state === 'projecting');
    const second = await site().start([seatsModel()]);
    site().tell(100);
    await until(() => !first.hears());
    await site().settles(second);
    expect(second.health()).toMatchObject([{ state: 'projecting' }]);
    expect(first.health()).toMatchObject([{ state: 'standby' }]);
  });

  it('take over at once from one that has no connection left', async () => {
    await site().stop(await site().start([seatsModel()]));
    await site().query("update kernel.leases set holder = 'a killed one', until = 'infinity'");
    const next = await site().start([seatsModel()]);
    await site().settles(next, ['seats'], site().tell(100));
    expect(next.health()).toMatchObject([{ state: 'projecting' }]);
  });

  it('are ready once what one held that stands still is somebody else’s, or at once beside one that is alive', async () => {
    const pool = site().pool();
    const stopped = standingStill(pool);
    const first = await site().start([seatsModel()], { pool });
    await until(() => first.health()[0]?.state === 'projecting');
    stopped.begin();
    const second = await site().start([seatsModel()]);
    await second.ready();
    await site().settles(second, ['seats'], site().tell(100));
    const third = await site().start([seatsModel()]);
    await third.ready();
    expect(third.health()).toMatchObject([{ state: 'standby' }]);
    stopped.end();
  });

  it('write nothing twice although each believes to be the only one', async () => {
    // The second process has leases of its own, so the checkpoint alone keeps the two apart.
    const pool = withOwnLeases(site().pool('shadow'));
    await site().query('create schema shadow');
    await site().query(LEASES_SCHEMA.replaceAll('kernel', 'shadow'));
    const processes = [await site().start([seatsModel()]), await site().start([seatsModel()], { pool })];
    await until(() => processes.every((process) => process.health()[0]?.state === 'projecting'));
    for (let round = 0; round < 20; round += 1) {
      const position = site().tell(60, round);
      await Promise.all(processes.map((process) => site().settles(process, ['seats'], position)));
    }
    expect(await site().digest()).toEqual(await site().expected());
  });
});

describe('losing the database', () => {
  it('is survived at any moment, and every event is there once', async () => {
    const projections = await site().start([seatsModel(), seatsModel({ name: 'others' })], {
      name: 'victim',
    });
    for (let round = 0; round < 6; round += 1) {
      site().tell(150, round);
      await site().kill('victim');
    }
    await site().settles(projections, ['seats', 'others']);
    expect(await site().digest()).toEqual(await site().expected());
    expect(await site().digest('others')).toEqual(await site().expected());
  });

  it('goes on by itself when PostgreSQL was killed and comes back', async () => {
    const server = await temporaryPostgres();
    const pool = openPool({ connectionString: server.url });
    try {
      const projections = await site().start([seatsModel()], { pool });
      await site().settles(projections, ['seats'], site().tell(100));
      const begun = async () =>
        (await pool.query('select pg_postmaster_start_time()::text as at')).rows[0]?.at;
      const before = await begun();
      server.kill();
      // Commits that had not reached the disk are gone with it; they must come back.
      site().tell(100, 2);
      await until(async () => (await begun()) !== before);
      await site().settles(projections);
      expect(await tableDigest(pool, 'seats')).toEqual(await site().expected());
      await site().settles(projections, ['seats'], site().tell(100, 3));
      expect(await tableDigest(pool, 'seats')).toEqual(await site().expected());
      await site().stop(projections);
    } finally {
      await pool.end();
      await server.remove();
    }
  });
});
