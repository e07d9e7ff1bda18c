import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { within } from '../eventstore/within.ts';
import type { Channel, MessageStatus } from './message.ts';

/** A message this worker alone may send now. */
export interface Claimed {
  readonly id: string;
  readonly channel: Channel;
  readonly ref_id: string | null;
  readonly about: readonly string[];
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

/** Longer than any attempt takes: what is still `sending` then was interrupted. */
const INTERRUPTED = "interval '5 minutes'";
/** Sending that begins later than this after the claim could meet somebody who took it for interrupted. */
const OLD_MS = 60_000;

/**
 * One worker's hold on messages of the outbox. Each statement may be repeated after its answer got lost: a
 * claim has a name of its own, which nobody else gives.
 */
export class MessageClaims {
  readonly #pool: Pool;
  /** A claim nobody knows whether it was written; nothing was sent under it. */
  #doubtful: string | null = null;
  #present = '';
  #since = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The message that is due longest, marked as being sent; undefined when none is due. */
  async next(): Promise<Claimed | undefined> {
    await this.#withdraw();
    this.#present = randomUUID();
    this.#since = performance.now();
    this.#doubtful = this.#present;
    const [claimed] = await this.#query<Claimed>(
      `update outbox.messages
       set status = 'sending', claim = $1, attempts = attempts + 1, changed_at = clock_timestamp()
       where id = (select id from outbox.messages where status = 'queued' and due_at <= clock_timestamp()
         order by due_at limit 1 for update skip locked)
       returning id, channel, ref_id, about, sealed, schedule, keys, attempts`,
      [this.#present],
    );
    this.#doubtful = null;
    return claimed;
  }

  /** Whether the message claimed last has been held for so long that it must not be sent any more. */
  get isOld(): boolean {
    return performance.now() > this.#since + OLD_MS;
  }

  /** Writes down what became of the message claimed last, also when it was taken for interrupted meanwhile. */
  async settle(
    { id }: Claimed,
    { status, reason, seconds, bounced = false, providerId }: Verdict,
  ): Promise<void> {
    await this.#query(
      `update outbox.messages set status = $3, error = $4, changed_at = clock_timestamp(),
         due_at = clock_timestamp() + make_interval(secs => $5), provider_id = coalesce($6, provider_id),
         outcome = case when $7 then 'bounced' else outcome end
       where id = $1 and claim = $2 and status in ('sending', 'unknown')`,
      [id, this.#present, status, reason, seconds, providerId ?? null, bounced],
    );
  }

  /** Gives back what was claimed without this worker hearing of it. */
  async #withdraw(): Promise<void> {
    if (this.#doubtful === null) return;
    await this.#query(
      `update outbox.messages set status = 'queued', attempts = attempts - 1, changed_at = clock_timestamp()
       where claim = $1 and status = 'sending'`,
      [this.#doubtful],
    );
    this.#doubtful = null;
  }

  async #query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await within(ANSWER_MS, this.#pool.query<Row>(text, values))).rows;
  }
}

/** Finds messages whose worker died: nobody knows what became of them. */
export async function giveUpInterrupted(pool: Pool): Promise<void> {
  await pool.query(
    `update outbox.messages
     set status = 'unknown', error = 'interrupted while sending', changed_at = clock_timestamp()
     where status = 'sending' and changed_at < clock_timestamp() - ${INTERRUPTED}`,
  );
}
