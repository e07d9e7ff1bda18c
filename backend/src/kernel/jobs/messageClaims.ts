import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { within } from '../eventstore/within.ts';
import { inBatches } from '../platform/inBatches.ts';
import type { Channel, MessageStatus } from './message.ts';
import { SOON } from './transaction.ts';

export interface Claimed {
  readonly id: string;
  readonly channel: Channel;
  readonly ref_id: string | null;
  readonly about: readonly string[];
  readonly tid: string | null;
  readonly sections: readonly string[] | null;
  readonly sealed: string;
  /** What found that it was due, and what it says. */
  readonly schedule: string | null;
  readonly keys: readonly string[] | null;
  /** This one included. */
  readonly attempts: number;
}

export interface Verdict {
  readonly status: Extract<MessageStatus, 'sent' | 'queued' | 'failed' | 'stopped' | 'unknown'>;
  readonly reason: string | null;
  /** Until a queued message is due again. */
  readonly seconds: number;
  /** Nobody is at the address. */
  readonly bounced?: boolean;
  /** How the provider calls it, where it took it and says so. */
  readonly providerId?: string;
}

const ANSWER_MS = 10_000;

/** Three of the signs of life that an attempt gives: what is still `sending` then was interrupted. */
const INTERRUPTED = "interval '45 seconds'";

/**
 * The messages of a channel, or of all, that are due longest, one for each of these claims, as long as there are any; those
 * of letters to many after all others: who waits for a new password does not wait for thousands. Not waited for on the
 * disk: a claim that is lost with the database's machine is one that nothing can be handed over under.
 */
const claimOf = (channel: Channel | null): string => `
with ${SOON}, due as (
  select id, row_number() over () as turn from (
    select id from outbox.messages
    where status = 'queued' and due_at <= clock_timestamp()${channel === null ? '' : ` and channel = '${channel}'`}
    order by batch is not null, due_at limit cardinality($1::uuid[]) for update skip locked) as first
)
update outbox.messages m
set status = 'sending', claim = new.claim, handed_over = false, attempts = attempts + 1,
  changed_at = clock_timestamp()
from soon, due join unnest($1::uuid[]) with ordinality as new (claim, turn) using (turn)
where m.id = due.id
returning m.id, m.claim, channel, ref_id, about, tid, sections, sealed, schedule, keys, attempts`;

/** Messages that these claims hold, in the order in which whoever stops letters takes them as well. */
const HELD = `
held as materialized (
  select m.id from outbox.messages m join new on m.id = new.id and m.claim = new.claim order by m.id for update of m
)`;

/** Of messages that are still in the hands of who claimed them, and were not stopped meanwhile. */
const HAND_OVER = `
with new as materialized (select * from jsonb_to_recordset($1::jsonb) as new (id uuid, claim uuid)), ${HELD}
update outbox.messages m set handed_over = true, changed_at = clock_timestamp()
from new join held using (id)
where m.id = new.id and m.claim = new.claim and m.status = 'sending' and m.due_at < 'infinity' returning m.id, m.claim`;

/** What a message becomes that did not leave: one that was stopped while it was being sent is due at no time. */
const unlessStopped = (status: string): string =>
  `case when ${status} = 'queued' and due_at = 'infinity' then 'stopped' else ${status} end`;

const SETTLED = `
with new as materialized (
  select * from jsonb_to_recordset($1::jsonb) as new (
    id uuid, claim uuid, status text, reason text, seconds float8, "providerId" text, bounced boolean
  )
), ${HELD}`;

/** Also of messages that were taken for interrupted meanwhile. */
const SETTLING = `
update outbox.messages m
set status = ${unlessStopped('new.status')}, error = new.reason, changed_at = clock_timestamp(),
  due_at = clock_timestamp() + make_interval(secs => new.seconds),
  provider_id = coalesce(new."providerId", provider_id),
  outcome = case when new.bounced then 'bounced' else outcome end
from new join held using (id)
where m.id = new.id and m.claim = new.claim and m.status in ('sending', 'unknown')`;

/** Requeues what is left of a message that is due no longer. In one statement: a death in between sends it twice or never. */
const STOP = `${SETTLED}, stopped as (${SETTLING} returning keys)
delete from outbox.said where key in (select unnest(keys) from stopped)`;

interface Held {
  readonly id: string;
  readonly claim: string;
}

const heldAs = ({ id, claim }: Held): string => JSON.stringify({ id, claim });

/** What the workers of a process ask of the outbox: each statement speaks for all who wait for it. */
export class ClaimStatements {
  readonly #pool: Pool;
  readonly #claims = new Map<Channel | null, (name: string) => Promise<Claimed | undefined>>();
  /** Whether a message may leave under its claim, both as JSON; it is written down that it may have left. */
  readonly handOver: (held: string) => Promise<boolean>;
  /** A claim and its verdict, as JSON. */
  readonly settle: (settled: string) => Promise<void>;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.handOver = inBatches(async (held) => {
      const rows = await this.query<Held>('hand-over', HAND_OVER, [`[${held.join()}]`]);
      const handedOver = new Set(rows.map((row) => heldAs(row)));
      return (one) => handedOver.has(one);
    });
    this.settle = inBatches(async (settled) => {
      await this.query('settle-messages', SETTLED + SETTLING, [`[${settled.join()}]`]);
      return () => undefined;
    });
  }

  /** The same of a claim on a message that is due no longer. */
  async stop(settled: string): Promise<void> {
    await this.query('stop-message', STOP, [`[${settled}]`]);
  }

  /** The message of the channel that is due longest, marked as being sent under this name; undefined when none is due. */
  claim(channel: Channel | null, name: string): Promise<Claimed | undefined> {
    const claim = this.#claims.get(channel) ?? this.#claimingFrom(channel);
    this.#claims.set(channel, claim);
    return claim(name);
  }

  #claimingFrom(channel: Channel | null): (name: string) => Promise<Claimed | undefined> {
    const text = claimOf(channel);
    return inBatches(async (names) => {
      const statement = `claim-messages ${channel ?? 'all'}`;
      const rows = await this.query<Claimed & { readonly claim: string }>(statement, text, [names]);
      const claimed = new Map(rows.map((row) => [row.claim, row]));
      return (name) => claimed.get(name);
    });
  }

  async query<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await within(ANSWER_MS, this.#pool.query<Row>({ name, text, values }))).rows;
  }
}

/** One worker's claims. Each statement may be repeated: a claim's name is its own. */
export class MessageClaims {
  readonly #statements: ClaimStatements;
  readonly #channel: Channel | null;
  /** A claim nobody knows whether it was written; nothing was sent under it. */
  #doubtful: string | null = null;
  #present = '';

  /** `channel`: null for all. */
  constructor(statements: ClaimStatements, channel: Channel | null) {
    this.#statements = statements;
    this.#channel = channel;
  }

  /** The message that is due longest, marked as being sent; undefined when none is due. */
  async next(): Promise<Claimed | undefined> {
    await this.#withdraw();
    this.#present = randomUUID();
    this.#doubtful = this.#present;
    const claimed = await this.#statements.claim(this.#channel, this.#present);
    this.#doubtful = null;
    return claimed;
  }

  /** Writes down that the message claimed last may have left; throws where it may not: it was stopped, or is another's by now. */
  async handOver({ id }: Claimed): Promise<void> {
    const isHeld = await this.#statements.handOver(heldAs({ id, claim: this.#present }));
    if (!isHeld) throw new Error('it was stopped, or taken for interrupted');
  }

  /** A sign of life: the message claimed last is still being sent. */
  async goesOn({ id }: Claimed): Promise<void> {
    await this.#statements.query(
      'message-goes-on',
      `update outbox.messages set changed_at = clock_timestamp() where id = $1 and claim = $2 and status = 'sending'`,
      [id, this.#present],
    );
  }

  async settle({ id }: Claimed, verdict: Verdict): Promise<void> {
    const settled = JSON.stringify({ id, claim: this.#present, ...verdict });
    await (verdict.status === 'stopped' ? this.#statements.stop(settled) : this.#statements.settle(settled));
  }

  /** Gives back what was claimed without this worker hearing of it. */
  async #withdraw(): Promise<void> {
    if (this.#doubtful === null) return;
    await this.#statements.query(
      'withdraw-claim',
      `update outbox.messages set status = ${unlessStopped("'queued'")}, attempts = attempts - 1, changed_at = clock_timestamp()
       where claim = $1 and status = 'sending'`,
      [this.#doubtful],
    );
    this.#doubtful = null;
  }
}

/** Finds messages whose worker died: what it had handed over may have arrived, the rest is sent by others. */
export async function giveUpInterrupted(pool: Pool): Promise<void> {
  await pool.query(
    `update outbox.messages
     set status = case when handed_over then 'unknown' else ${unlessStopped("'queued'")} end, error = 'interrupted while sending',
       changed_at = clock_timestamp()
     where status = 'sending' and changed_at < clock_timestamp() - ${INTERRUPTED}`,
  );
}
