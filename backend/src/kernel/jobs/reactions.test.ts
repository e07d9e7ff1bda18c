import { type DomainEvent, event } from '@courtcrew/domain/kernel/event.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mail, postOffice, quiet } from '../../../test/support/jobs.ts';
import { TestLog } from '../../../test/support/logInMemory.ts';
import { forgetMessages } from '../../messaging/area.ts';
import type { Rewound } from '../eventstore/port.ts';
import type { Aggregate } from '../runtime/aggregate.ts';
import { type Reaction, type ReactionParts, reactBy } from './reactions.ts';

import { Reactor } from './reactor.ts';

const office = postOffice();

const counter: Aggregate<null, unknown, DomainEvent<'A' | 'B'>> = {
  name: 'counter',
  decider: { initial: null, decide: () => [], evolve: (state) => state },
  events: { A: event('A happened'), B: event('B happened') },
};

/** Somebody else holds the right to react, and does nothing with it. */
const LEASED_ELSEWHERE = `insert into kernel.leases values ('reactions', $1, 1, 'infinity')
  on conflict (name) do update set holder = excluded.holder, until = excluded.until`;

/** The pool, whose first transaction is carried out and answered by an error. */
function losingACommit(pool: ServerPool): ServerPool {
  let lost = false;
  const connect = async () => {
    const client = await pool.connect();
    const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
    return Object.assign(Object.create(client), {
      release: client.release.bind(client),
      query: async (text: string, values?: unknown[]) => {
        const answer = await query(text, values);
        if (text !== 'commit' || lost) return answer;
        lost = true;
        throw new Error('the connection is gone');
      },
    });
  };
  return Object.assign(Object.create(pool), { connect, query: pool.query.bind(pool) });
}

/** The pool, which fails once where it is asked this. */
function awayWhenFirst(pool: ServerPool, asked: string): ServerPool {
  let away = true;
  const query = pool.query.bind(pool) as (text: unknown, values?: unknown[]) => Promise<unknown>;
  return Object.assign(Object.create(pool), {
    connect: pool.connect.bind(pool),
    query: async (text: unknown, values?: unknown[]) => {
      if (away && typeof text === 'string' && text.startsWith(asked)) {
        away = false;
        throw new Error('the database is away');
      }
      return query(text, values);
    },
  });
}

describe('a reaction', () => {
  const partsOf = (log: TestLog): ReactionParts => ({
    pool: office.pool,
    events: log,
    read: async (events) => events,
    outbox: office.outboxWith('mail'),
    db: Object.create(null),
    execute: async () => ({ events: [], position: null, state: undefined as never }),
    settled: async () => true,
    log: quiet,
  });
  const reactor = (log: TestLog, ...reactions: Reaction[]) => new Reactor(reactions, partsOf(log));
  const greet = (name = 'greet'): Reaction => ({
    name,
    streams: ['roster'],
    types: ['A'],
    handle: async (event, { outbox }) => outbox.send({ ...mail, dedupe: event.id }),
  });
  /** Waits until the one reactor of this log reads it for so many reactions, and once to know what there is to do. */
  const leading = async (log: TestLog, reactions = 1): Promise<void> => {
    await expect.poll(() => log.readers.size, { timeout: 10_000 }).toBe(reactions + 1);
  };

  it('starts at the head of the log and handles each later event of its types and streams once', async () => {
    const log = new TestLog();
    await log.append('roster-t1', 'A');
    const first = reactor(log, greet());
    await first.start();
    await leading(log);
    await log.append('roster-t1', 'A');
    await log.append('person-ann', 'A');
    await first.stop();
    const second = reactor(log, greet());
    await second.start();
    await leading(log);
    await log.append('roster-t1', 'Other');
    await log.append('roster-t1', 'A');
    await second.stop();
    const { rows: kept } = await office.pool.query('select dedupe from outbox.messages order by dedupe');
    expect(kept).toEqual([{ dedupe: 'e2' }, { dedupe: 'e5' }]);
  });

  it('runs in one process at a time, and the next one goes on where it stopped', async () => {
    const log = new TestLog();
    const [one, two] = [reactor(log, greet()), reactor(log, greet())];
    await one.start();
    await leading(log);
    await two.start();
    await log.append('roster-t1', 'A');
    await one.stop();
    await log.append('roster-t1', 'A');
    await leading(log);
    await log.again();
    await two.stop();
    expect((await office.rows()).length).toBe(2);
  });

  it('goes back with a log that is put back, though the database is away at that moment', async () => {
    const log = new TestLog();
    let putBack: Rewound = () => undefined;
    Object.assign(log, {
      onRewound: (callback: Rewound) => {
        putBack = callback;
        return () => undefined;
      },
    });
    const pool = awayWhenFirst(office.pool, 'update outbox.reactions set position = $1 where');
    const said: Reaction = {
      ...greet(),
      handle: async ({ id, stream }, { outbox }) => outbox.send({ ...mail, dedupe: `${id} ${stream}` }),
    };
    const reacting = new Reactor([said], { ...partsOf(log), pool });
    onTestFinished(() => reacting.stop());
    await reacting.start();
    await leading(log);
    for (const stream of ['roster-kept', 'roster-lost', 'roster-lost']) await log.append(stream, 'A');
    log.events.length = 1;
    putBack(1n);
    await leading(log);
    await log.append('roster-since', 'A');
    const sent = async () => (await office.rows()).map(({ dedupe }) => dedupe);
    await expect.poll(sent).toContain('e2 roster-since');
  });

  it('goes on in another process when its own stands still, and its work in hand then fails', async () => {
    const log = new TestLog();
    const entered = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const slow: Reaction = {
      ...greet(),
      handle: async (event, { outbox }) => {
        entered.resolve();
        await go.promise;
        await outbox.send({ ...mail, dedupe: `late ${event.id}` });
      },
    };
    const stopped = reactor(log, slow);
    await stopped.start();
    await leading(log);
    const handled = log.append('roster-t1', 'A');
    await entered.promise;
    // What a process that stands still leaves behind: a lease that nobody renews.
    await office.pool.query(`update kernel.leases set holder = 'asleep', until = clock_timestamp()`);
    const next = reactor(log, greet());
    await next.start();
    await expect.poll(async () => (await office.rows()).length, { timeout: 10_000 }).toBe(1);
    go.resolve();
    await handled.catch(() => undefined);
    await Promise.all([stopped.stop(), next.stop()]);
    expect(await office.rows()).toMatchObject([{ dedupe: 'e1' }]);
  });

  it('is not sent back by a process that stands still in its start, while others go on', async () => {
    const log = new TestLog();
    const handled: string[] = [];
    const noting: Reaction = {
      ...greet(),
      handle: async (event, tools) => {
        handled.push(event.id);
        await greet().handle(event, tools);
      },
    };
    const running = reactor(log, noting);
    await running.start();
    await leading(log);
    const late = Object.assign(Object.create(log) as TestLog, {
      head: async () => {
        const head = await log.head();
        await log.append('roster-t1', 'A');
        return head;
      },
    });
    const starting = reactor(late, noting);
    await starting.start();
    await log.append('roster-t1', 'A');
    await log.again();
    await Promise.all([running.stop(), starting.stop()]);
    expect(handled).toEqual(['e1', 'e2']);
  });

  it('is called behind in every process when nobody handles an event, and no longer when somebody has', async () => {
    const log = new TestLog();
    await office.pool.query(LEASED_ELSEWHERE, [`${office.pool.owner}/asleep`]);
    const standby = reactor(log, greet('late'), { ...greet('idle'), types: ['B'] });
    await standby.start();
    await log.append('roster-t1', 'A');
    await expect.poll(() => standby.behind(100), { timeout: 10_000 }).toEqual(['late']);
    expect(await standby.behind(60_000)).toEqual([]);
    await office.pool.query('update kernel.leases set until = clock_timestamp()');
    await expect.poll(() => standby.behind(100), { timeout: 10_000 }).toEqual([]);
    await standby.stop();
    expect(await office.rows()).toMatchObject([{ dedupe: 'e1' }]);
  });

  it('that writes nothing moves its place once for a whole page', async () => {
    const log = new TestLog();
    const [first, running] = [
      reactor(log, greet()),
      reactor(log, { ...greet(), handle: async () => undefined }),
    ];
    await first.start();
    await first.stop();
    for (let number = 0; number < 5; number += 1) await log.append('roster-t1', 'A');
    const asked = vi.spyOn(office.pool, 'query');
    await running.start();
    await leading(log);
    await log.again();
    await running.stop();
    const moves = (asked.mock.calls as unknown as { text?: string; values?: unknown }[][]).flatMap(
      ([query]) => (query?.text?.includes('update outbox.reactions') ? [query] : []),
    );
    asked.mockRestore();
    expect(moves.map(({ values }) => values)).toEqual([['greet', '5', '0']]);
    // Commands wait for the disk meanwhile; this need not.
    expect(moves[0]?.text).toContain("set_config('synchronous_commit', 'off', true)");
  });

  it('goes on after a commit whose answer was lost', async () => {
    const log = new TestLog();
    const running = new Reactor([greet()], { ...partsOf(log), pool: losingACommit(office.pool) });
    await running.start();
    await leading(log);
    await log.append('roster-t1', 'A');
    expect(running.stuck).toMatchObject([{ name: 'greet', position: '1' }]);
    await log.append('roster-t1', 'A');
    await running.stop();
    expect((await office.rows()).map(({ dedupe }) => dedupe).sort()).toEqual(['e1', 'e2']);
  });

  it('that fails leaves no message, is called stuck, holds nobody else, and handles the event later', async () => {
    const log = new TestLog();
    let broken = true;
    const clumsy: Reaction = {
      name: 'clumsy',
      streams: ['roster'],
      types: ['A'],
      handle: async (event, { outbox }) => {
        await outbox.send({ ...mail, dedupe: `clumsy ${event.id}` });
        if (broken) throw new Error('not now');
      },
    };
    const running = reactor(log, clumsy, greet());
    await running.start();
    await leading(log, 2);
    await log.append('roster-t1', 'A');
    const dedupes = async () =>
      (await office.pool.query('select dedupe from outbox.messages order by dedupe')).rows.map(
        (row) => row.dedupe,
      );
    expect(await dedupes()).toEqual(['e1']);
    expect(running.stuck).toEqual([{ name: 'clumsy', position: '1', type: 'A' }]);
    broken = false;
    await log.again();
    expect(await dedupes()).toEqual(['clumsy e1', 'e1']);
    expect(running.stuck).toEqual([]);
    await running.stop();
  });

  it('that is stopped finishes the event in hand and leaves the rest of the page to the next process', async () => {
    const log = new TestLog();
    const entered = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const handled: string[] = [];
    const slow: Reaction = {
      ...greet(),
      handle: async ({ id }) => {
        handled.push(id);
        entered.resolve();
        await go.promise;
      },
    };
    const first = reactor(log, slow);
    await first.start();
    await leading(log);
    // In one page: the reader is busy with the first of them only once it has all three.
    const readers = [...log.readers];
    log.readers.clear();
    for (let n = 0; n < 3; n++) await log.append('roster-t1', 'A');
    for (const read of readers) {
      log.readers.add(read);
      void read();
    }
    await entered.promise;
    const stopped = first.stop();
    go.resolve();
    await stopped;
    expect(handled).toEqual(['e1']);
    const next = reactor(log, slow);
    await next.start();
    await leading(log);
    await log.again();
    await next.stop();
    expect(handled).toEqual(['e1', 'e2', 'e3']);
  });

  it('is declared by type of event, and handles one when what it reads shows it', async () => {
    const log = new TestLog();
    const shown: unknown[] = [];
    const counted = reactBy(
      counter,
      { name: 'count', reads: [{ name: 'sums' }, { name: 'names' }] },
      { A: ({ id }, { outbox }) => outbox.send({ ...mail, dedupe: id }) },
    );
    const running = new Reactor([counted], {
      ...partsOf(log),
      settled: async (models, position) => shown.push([models, position]) > 1,
    });
    await running.start();
    await leading(log);
    await log.append('counter-c1', 'B');
    await log.append('counter-c1', 'A');
    expect(running.stuck).toEqual([{ name: 'count', position: '2', type: 'A' }]);
    expect(await office.rows()).toEqual([]);
    await log.append('roster-t1', 'A');
    await running.stop();
    expect(shown).toEqual([
      [['sums', 'names'], 2n],
      [['sums', 'names'], 2n],
    ]);
    expect(await office.rows()).toMatchObject([{ dedupe: 'e2' }]);
  });

  it('may send a letter again to one recipient alone', async () => {
    const log = new TestLog();
    const people = ['ann', 'ben'].map((ref_id) => ({ ...mail, to: { ref_id }, batch: 'b' }));
    await office.outboxWith('mail').sendAll(people);
    await office.pool.query("update outbox.messages set status = 'failed'");
    const running = reactor(log, {
      ...greet(),
      handle: (_event, { outbox }) => outbox.sendAgain('b', new Set(), 'ben'),
    });
    await running.start();
    await leading(log);
    await log.append('roster-t1', 'A');
    await running.stop();
    const states = (await office.rows()).map(({ recipient, status }) => [recipient, status]);
    expect(states.sort()).toEqual([
      ['ann', 'failed'],
      ['ben', 'queued'],
    ]);
  });

  it('to a person being forgotten deletes their messages', async () => {
    const log = new TestLog();
    await office.outboxWith('mail').send(mail);
    const running = reactor(log, forgetMessages);
    await running.start();
    await leading(log);
    await log.append('person-ann', 'PersonForgotten');
    await running.stop();
    expect(await office.rows()).toEqual([]);
  });
});
