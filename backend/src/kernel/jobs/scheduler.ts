import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { Leases } from '@courtcrew/projections/kernel/leases.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import { Signal } from '@courtcrew/projections/kernel/signal.ts';
import type { EventStore } from '../eventstore/port.ts';
import type { Settled } from '../settled.ts';
import type { Letter } from './letter.ts';
import type { Channel, JobsLog, Message, Posting } from './message.ts';
import type { Outbox } from './outbox.ts';
import { Transaction } from './transaction.ts';

/** A message that is due to somebody now. It is sent once under its key, whichever process finds it. */
export interface Due {
  readonly key: string;
  readonly ref_id: string;
  readonly channel: Channel;
}

/** Messages that are sent because their time has come. */
export interface Schedule<What extends Due = Due> {
  readonly name: string;
  readonly reads: readonly string[];
  /** All that is due at this instant, or to one person; it stays due until it is useless or taken back. */
  due(at: string, ref_id?: string): Promise<readonly What[]>;
  /** The key of the message that it shares with others due to the same person by the same channel. */
  groupBy(due: What): string;
  message(dues: readonly [What, ...What[]]): Pick<Posting, 'tid' | 'sections'> & { readonly letter: Letter };
}

/** Keeps the type of what is due between finding it and saying it. */
export const schedule = <What extends Due>(declared: Schedule<What>): Schedule =>
  declared as unknown as Schedule;

export interface SchedulerParts {
  readonly pool: ServerPool;
  readonly outbox: Outbox;
  readonly events: Pick<EventStore, 'head'>;
  readonly settled: Settled;
  readonly log: JobsLog;
  readonly everyMs?: number;
}

const LEASE = 'schedules';
const EVERY_MS = 15_000;
const SETTLED_MS = 10_000;
/** Messages of one transaction. */
const MESSAGES_AT_ONCE = 500;
const KEPT = "interval '400 days'";

/** Puts what is due into the outbox. Its keys, kept with the messages, prevent doubles; a lease saves work. */
export class Scheduler {
  readonly #schedules: ReadonlyMap<string, Schedule>;
  readonly #parts: SchedulerParts;

  constructor(schedules: readonly Schedule[], parts: SchedulerParts) {
    this.#schedules = new Map(schedules.map((one) => [one.name, one]));
    this.#parts = parts;
  }

  start(): () => Promise<void> {
    const { pool, log, everyMs = EVERY_MS } = this.#parts;
    let stopped = false;
    const wake = new Signal();
    // Whoever takes over from a process that died makes up at once for what it left unsaid.
    const leases = new Leases(pool, { won: () => wake.raise(), lost: () => undefined });
    leases.contend(LEASE);
    const looking = (async () => {
      let failing = false;
      while (!stopped) {
        try {
          if (leases.holds(LEASE)) await this.look(new Date().toISOString());
          failing = false;
        } catch (error) {
          if (!failing) log.warn({ err: error }, 'reminders cannot be written for now');
          failing = true;
        }
        await wake.next(everyMs);
      }
    })();
    return async () => {
      stopped = true;
      wake.raise();
      await looking;
      await leases.stop();
    };
  }

  async look(at: string): Promise<void> {
    const { pool, events, settled } = this.#parts;
    await pool.query(`delete from outbox.said where at < now() - ${KEPT}`);
    for (const one of this.#schedules.values()) {
      // What a read model does not show yet may be that somebody was removed.
      if (!(await settled(one.reads, await events.head(), SETTLED_MS))) continue;
      const dues = await this.#unsent(await one.due(at));
      const messages = [...Map.groupBy(dues, (due) => groupOf(one, due)).values()];
      for (const part of partsOf(messages, MESSAGES_AT_ONCE)) await this.#write(one, part);
    }
  }

  /** Whether a message may still leave: all that it says is due at this moment. */
  async mayLeave(name: string, keys: readonly string[], ref_id: string): Promise<boolean> {
    const dues = (await this.#schedules.get(name)?.due(new Date().toISOString(), ref_id)) ?? [];
    const still = new Set(dues.map(({ key }) => key));
    return keys.every((key) => still.has(key));
  }

  async #unsent(dues: readonly Due[]): Promise<readonly Due[]> {
    const { rows } = await this.#parts.pool.query<{ key: string }>(
      'select key from outbox.said where key = any($1)',
      [dues.map(({ key }) => key)],
    );
    const sent = new Set(rows.map(({ key }) => key));
    return dues.filter(({ key }) => !sent.has(key));
  }

  /** Keys and messages in one transaction: another process that found the same waits for it, and then has nothing to say. */
  async #write(one: Schedule, groups: readonly (readonly Due[])[]): Promise<void> {
    await Transaction.run(this.#parts.pool, async (tx) => {
      const client = await tx.client();
      // In one order everywhere, so that two processes do not wait for each other.
      const keys = groups.flatMap((dues) => dues.map(({ key }) => key)).sort();
      const { rows } = await client.query<{ key: string }>(
        'insert into outbox.said (key) select unnest($1::text[]) on conflict do nothing returning key',
        [keys],
      );
      const ours = new Set(rows.map(({ key }) => key));
      const messages = groups.flatMap((dues) =>
        messageOf(
          one,
          dues.filter(({ key }) => ours.has(key)),
        ),
      );
      await this.#parts.outbox.within(client).sendAll(messages);
    });
  }
}

const groupOf = (one: Schedule, due: Due): string =>
  JSON.stringify([due.ref_id, due.channel, one.groupBy(due)]);

function messageOf(one: Schedule, [first, ...rest]: readonly Due[]): Message[] {
  if (!first) return [];
  const { ref_id, channel, key } = first;
  const due = { schedule: one.name, keys: [first, ...rest].map((each) => each.key) };
  return [
    {
      ...one.message([first, ...rest]),
      to: { ref_id },
      channel,
      due,
      dedupe: `${key} ${crypto.randomUUID()}`,
    },
  ];
}
