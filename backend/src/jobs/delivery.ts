import type { Pool } from 'pg';
import type { Channel, Contacts, Letter, TextVault } from './message.ts';
import { keyOwner, MAX_ATTEMPTS } from './outbox.ts';
import type { Sending, Transports } from './transport.ts';

export interface DeliveryParts {
  readonly pool: Pool;
  readonly vault: TextVault;
  readonly contacts: Contacts;
  readonly transports: Transports;
}

interface Claimed {
  readonly id: string;
  readonly channel: Channel;
  readonly ref_id: string | null;
  readonly sealed: string;
  readonly attempts: number;
}

/** The message could not be sent now; the worker comes back to it. */
export class SendLater extends Error {
  override readonly name = 'SendLater';
}

/** Longer than any attempt takes: what is still `sending` then was interrupted. */
const INTERRUPTED = "interval '3 minutes'";
const KEPT = "interval '90 days'";

/** Sends messages of the outbox. The row is marked before anything leaves, so a crash never sends one twice. */
export class Delivery {
  readonly #parts: DeliveryParts;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  /** One attempt at one message; throws `SendLater` when there should be another. */
  async deliver(id: string): Promise<void> {
    const message = await this.#claim(id);
    if (!message) return;
    const sending = await this.#attempt(message);
    const status = statusAfter(sending, message.attempts);
    const reason = sending.outcome === 'sent' ? null : sending.reason.slice(0, 500);
    await this.#parts.pool.query(
      `update outbox.messages set status = $2, error = $3, changed_at = clock_timestamp()
       where id = $1 and status = 'sending'`,
      [id, status, reason],
    );
    if (status === 'queued') throw new SendLater();
  }

  /** Finds messages whose worker died: nobody knows what became of those that were being sent. */
  async sweep(): Promise<void> {
    const { pool } = this.#parts;
    await pool.query(
      `update outbox.messages set status = 'unknown', error = 'interrupted while sending', changed_at = clock_timestamp()
       where status = 'sending' and changed_at < clock_timestamp() - ${INTERRUPTED}`,
    );
    await pool.query(
      `select jobs.add_job('deliver', json_build_object('id', id), max_attempts => ${MAX_ATTEMPTS}, job_key => id::text)
       from outbox.messages m
       where status = 'queued' and changed_at < clock_timestamp() - ${INTERRUPTED}
         and not exists (select from jobs.jobs j where j.key = m.id::text and j.run_at > now() and j.locked_at is null)`,
    );
  }

  /** Old messages are of no use to anybody and hold what people wrote. */
  async purge(): Promise<void> {
    await this.#parts.pool.query(`delete from outbox.messages where at < now() - ${KEPT}`);
  }

  async #claim(id: string): Promise<Claimed | undefined> {
    const { rows } = await this.#parts.pool.query<Claimed>(
      `update outbox.messages set status = 'sending', attempts = attempts + 1, changed_at = clock_timestamp()
       where id = $1 and status = 'queued' returning id, channel, ref_id, sealed, attempts`,
      [id],
    );
    return rows[0];
  }

  async #attempt({ id, channel, ref_id, sealed }: Claimed): Promise<Sending> {
    const transport = this.#parts.transports[channel];
    if (!transport) return { outcome: 'later', reason: 'not configured' };
    const letter = await this.#letter(ref_id, sealed);
    if (!letter) return { outcome: 'failed', reason: 'the recipient is not known any more' };
    const address = letter.address ?? (await this.#address(ref_id, channel));
    if (!address) return { outcome: 'failed', reason: 'the recipient has no address' };
    const { subject, text, replyTo } = letter;
    return transport({ id, address, subject, text, ...(replyTo === undefined ? {} : { replyTo }) });
  }

  async #letter(ref_id: string | null, sealed: string): Promise<Letter | null> {
    const text = await this.#parts.vault.unsealText(keyOwner(ref_id), sealed);
    return text === null ? null : (JSON.parse(text) as Letter);
  }

  async #address(ref_id: string | null, channel: Channel): Promise<string | null> {
    if (ref_id === null) return null;
    const contact = (await this.#parts.contacts([ref_id])).get(ref_id);
    return (channel === 'mail' ? contact?.email : contact?.phone) ?? null;
  }
}

function statusAfter(sending: Sending, attempts: number): 'sent' | 'queued' | 'failed' | 'unknown' {
  if (sending.outcome !== 'later') return sending.outcome;
  return attempts >= MAX_ATTEMPTS ? 'failed' : 'queued';
}
