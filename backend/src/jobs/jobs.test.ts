import { type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/support/database.ts';
import type { EventStore } from '../eventstore/port.ts';
import { Delivery, SendLater } from './delivery.ts';
import { forgetMessages } from './forgetting.ts';
import { listMessages } from './listing.ts';
import type { Message, TextVault } from './message.ts';
import { Outbox } from './outbox.ts';
import type { Reaction } from './reactions.ts';
import { Reactor } from './reactor.ts';
import type { Parcel, Sending } from './transport.ts';
import { migrateJobs, startWorkers } from './worker.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Reversible and per owner, so that a test sees what was sealed for whom. */
class TestVault implements TextVault {
  readonly forgotten = new Set<string>();
  async sealText(owner: string, text: string): Promise<string | null> {
    return this.forgotten.has(owner) ? null : `${owner}|${Buffer.from(text).toString('base64')}`;
  }
  async unsealText(owner: string, sealed: string): Promise<string | null> {
    const [sealedFor, text = ''] = sealed.split('|');
    return this.forgotten.has(owner) || sealedFor !== owner ? null : Buffer.from(text, 'base64').toString();
  }
}

/** A log in memory; each subscriber reads it from where it says, again after a failure when told to. */
class TestLog implements Pick<EventStore, 'subscribeAll' | 'head'> {
  readonly events: RecordedEvent[] = [];
  readonly readers = new Set<() => Promise<void>>();

  async head(): Promise<bigint> {
    return this.events.at(-1)?.position ?? 0n;
  }

  subscribeAll(after: bigint, handler: (events: readonly RecordedEvent[]) => Promise<void>) {
    let position = after;
    let busy = Promise.resolve();
    const read = () => {
      busy = busy.then(async () => {
        const batch = this.events.filter((event) => event.position > position);
        if (batch.length === 0) return;
        await handler(batch).then(
          () => {
            position = batch.at(-1)?.position ?? position;
          },
          () => undefined,
        );
      });
      return busy;
    };
    this.readers.add(read);
    void read();
    return {
      stop: async () => {
        this.readers.delete(read);
        await busy;
      },
    };
  }

  /** Writes an event and waits until all subscribers have had it once. */
  async append(stream: string, type: string): Promise<void> {
    const position = BigInt(this.events.length + 1);
    const at = '2026-03-07T13:00:00.000Z';
    const meta = { commandId: 'c', actor: SYSTEM, at, schema: 1, correlation: 'r', causation: 'r' };
    this.events.push({ id: `e${position}`, stream, revision: 0, position, type, data: {}, meta });
    await this.again();
  }

  async again(): Promise<void> {
    await Promise.all([...this.readers].map((read) => read()));
  }
}

let database: TestDatabase;
let pool: pg.Pool;
let vault: TestVault;
let sent: Parcel[];
let answer: (parcel: Parcel) => Promise<Sending>;

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrateJobs(pool, quiet);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate outbox.messages, outbox.reactions');
  await pool.query('delete from jobs._private_jobs');
  vault = new TestVault();
  sent = [];
  answer = async () => ({ outcome: 'sent' });
});

const contacts = async (refs: readonly string[]) =>
  new Map(refs.map((ref) => [ref, { name: `Name of ${ref}`, email: `${ref}@example.org`, phone: null }]));
const outboxWith = (...channels: ('mail' | 'text')[]) =>
  new Outbox(pool, { vault, secret: 'secret', channels: new Set(channels) });
const delivery = () =>
  new Delivery({
    pool,
    vault,
    contacts,
    transports: {
      mail: async (parcel) => {
        sent.push(parcel);
        return answer(parcel);
      },
    },
  });
const rows = async () =>
  (
    await pool.query(
      'select id, status, attempts, error, ref_id, sealed, recipient from outbox.messages order by at',
    )
  ).rows;
const jobs = async () =>
  (await pool.query<{ count: number }>('select count(*)::int from jobs.jobs')).rows[0]?.count;
const mail: Message = {
  to: { ref_id: 'ann' },
  subject: 'Hello',
  text: 'You are on court',
  tid: 't1',
  dedupe: 'e1',
};

/** Sends the one message there is, as a worker would. */
async function deliverOnce(): Promise<unknown> {
  const [row] = await rows();
  return delivery()
    .deliver(row.id)
    .catch((error: unknown) => error);
}

describe('the outbox', () => {
  it('keeps a message once, however often it is asked for', async () => {
    const outbox = outboxWith('mail');
    await Promise.all([outbox.send(mail), outbox.send(mail), outbox.send(mail)]);
    expect((await rows()).map((row) => row.status)).toEqual(['queued']);
    expect(await jobs()).toBe(1);
  });

  it('keeps what nothing is configured to send where staff can read it', async () => {
    await outboxWith().send(mail);
    expect(await jobs()).toBe(0);
    expect(await listMessages({ pool, vault, contacts }, 't1')).toMatchObject([
      { to: 'Name of ann', subject: 'Hello', text: 'You are on court', status: 'local', channel: 'mail' },
    ]);
    expect(await listMessages({ pool, vault, contacts }, 't2')).toEqual([]);
  });

  it('shows neither address nor text in its table', async () => {
    await outboxWith().send({ ...mail, to: { email: 'Zoe@Example.org' } });
    const text = JSON.stringify(await rows());
    expect(text).not.toMatch(/zoe/i);
    expect(text).not.toContain('court');
  });

  it('keeps nothing for a forgotten person and deletes what there was', async () => {
    const outbox = outboxWith('mail');
    await outbox.send(mail);
    await outbox.forget('ann');
    vault.forgotten.add('ann');
    await outbox.send({ ...mail, dedupe: 'e2' });
    expect(await rows()).toEqual([]);
  });

  it('takes part in the transaction it is given', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await outboxWith('mail').within(client).send(mail);
    await client.query('rollback');
    client.release();
    expect([await rows(), await jobs()]).toEqual([[], 0]);
  });
});

describe('delivery', () => {
  beforeEach(() => outboxWith('mail').send(mail));

  it('looks the address up and sends once', async () => {
    await deliverOnce();
    await deliverOnce();
    expect(sent).toMatchObject([{ address: 'ann@example.org', subject: 'Hello', text: 'You are on court' }]);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, error: null }]);
  });

  it('comes back to a message the server did not take for now', async () => {
    answer = async () => ({ outcome: 'later', reason: 'try later' });
    expect(await deliverOnce()).toBeInstanceOf(SendLater);
    expect(await rows()).toMatchObject([{ status: 'queued', error: 'try later' }]);
    answer = async () => ({ outcome: 'sent' });
    await deliverOnce();
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it.each(['failed', 'unknown'] as const)('does not repeat a message that is %s', async (outcome) => {
    answer = async () => ({ outcome, reason: 'because' });
    await deliverOnce();
    await deliverOnce();
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: outcome, error: 'because' }]);
  });

  it('calls a message unknown whose sender died, and does not send it again', async () => {
    await pool.query(
      "update outbox.messages set status = 'sending', changed_at = now() - interval '10 minutes'",
    );
    await delivery().sweep();
    await deliverOnce();
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'unknown' }]);
  });

  it('gives a message whose job was lost a new one', async () => {
    await pool.query('delete from jobs._private_jobs');
    await pool.query("update outbox.messages set changed_at = now() - interval '10 minutes'");
    await delivery().sweep();
    expect(await jobs()).toBe(1);
  });

  it('is done by the workers', async () => {
    const done = Promise.withResolvers<void>();
    answer = async () => {
      done.resolve();
      return { outcome: 'sent' };
    };
    const stop = await startWorkers(pool, delivery(), quiet);
    await done.promise;
    await stop();
    expect(await rows()).toMatchObject([{ status: 'sent' }]);
  });
});

describe('the workers', () => {
  it('go on after the database has cut all their connections', async () => {
    const stop = await startWorkers(pool, delivery(), quiet);
    const killer = new pg.Client({ connectionString: database.url });
    await killer.connect();
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await killer.end();
    // The pool notices its dead connections one by one.
    await expect.poll(() => pool.query('select').then(Boolean, () => false), { timeout: 10_000 }).toBe(true);
    await outboxWith('mail').send(mail);
    await expect.poll(async () => (await rows())[0]?.status, { timeout: 20_000 }).toBe('sent');
    await stop();
  });
});

describe('a reaction', () => {
  const reactor = (log: TestLog, ...reactions: Reaction[]) =>
    new Reactor(reactions, {
      pool,
      events: log,
      unseal: async (events) => events,
      outbox: outboxWith('mail'),
      settled: async () => true,
      log: quiet,
    });
  const greet = (name = 'greet'): Reaction => ({
    name,
    areas: ['roster'],
    types: ['A'],
    handle: async (event, { outbox }) => outbox.send({ ...mail, dedupe: event.id }),
  });
  /** Waits until some reactor reads this log. */
  const leading = async (log: TestLog, readers = 1): Promise<void> => {
    await expect.poll(() => log.readers.size, { timeout: 10_000 }).toBe(readers);
  };

  it('starts at the head of the log and handles each later event of its types and areas once', async () => {
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
    const { rows: kept } = await pool.query('select dedupe from outbox.messages order by dedupe');
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
    expect((await rows()).length).toBe(2);
  });

  it('that fails leaves no message, is called stuck, holds nobody else, and handles the event later', async () => {
    const log = new TestLog();
    let broken = true;
    const clumsy: Reaction = {
      name: 'clumsy',
      areas: ['roster'],
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
      (await pool.query('select dedupe from outbox.messages order by dedupe')).rows.map((row) => row.dedupe);
    expect(await dedupes()).toEqual(['e1']);
    expect(running.stuck).toEqual([{ name: 'clumsy', position: '1', type: 'A' }]);
    broken = false;
    await log.again();
    expect(await dedupes()).toEqual(['clumsy e1', 'e1']);
    expect(running.stuck).toEqual([]);
    await running.stop();
  });

  it('to a person being forgotten deletes their messages', async () => {
    const log = new TestLog();
    await outboxWith('mail').send(mail);
    const running = reactor(log, forgetMessages);
    await running.start();
    await leading(log);
    await log.append('person-ann', 'PersonForgotten');
    await running.stop();
    expect(await rows()).toEqual([]);
  });
});
