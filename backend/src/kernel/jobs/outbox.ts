import { createHmac, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Channel, Letter, Message, TextVault } from './message.ts';
import { sealLetter, WITHHELD } from './sealing.ts';

export interface OutboxParts {
  readonly vault: TextVault;
  /** Makes addresses without a person into recipients that do not show them. */
  readonly secret: string;
  /** What can be sent from here; the rest stays local. */
  readonly channels: ReadonlySet<Channel>;
}

const ADD = `
insert into outbox.messages (id, dedupe, recipient, channel, ref_id, about, tid, sealed, status, sections)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict (dedupe, recipient, channel) do nothing`;

const WITHHOLD = `
update outbox.messages
set sealed = $2, error = 'somebody it speaks of was erased', changed_at = clock_timestamp(),
  status = case status when 'queued' then 'failed' else status end
where about @> array[$1]`;

/** Messages on their way out. Takes part in a caller's transaction when it is given that one's connection. */
export class Outbox {
  readonly #db: Pool | PoolClient;
  readonly #parts: OutboxParts;

  constructor(db: Pool | PoolClient, parts: OutboxParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** The same outbox inside a transaction. */
  within(transaction: PoolClient): Outbox {
    return new Outbox(transaction, this.#parts);
  }

  /** Keeps the message and has it sent soon; nothing happens when it was sent before or its people are forgotten. */
  async send(message: Message): Promise<void> {
    const channel = message.channel ?? 'mail';
    const ref_id = 'ref_id' in message.to ? message.to.ref_id : null;
    const address = addressOf(message.to);
    const letter: Letter = {
      subject: message.subject,
      text: message.text,
      ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
      ...(address === undefined ? {} : { address }),
    };
    const about = message.about ?? [];
    const sealed = await sealLetter(this.#parts.vault, { ref_id, about }, letter);
    if (sealed === null) return;
    const status = this.#parts.channels.has(channel) ? 'queued' : 'local';
    const recipient = ref_id ?? this.#disguise(address ?? '');
    const tid = message.tid ?? null;
    await this.#db.query(ADD, [
      randomUUID(),
      message.dedupe,
      recipient,
      channel,
      ref_id,
      about,
      tid,
      sealed,
      status,
      message.sections ? [...message.sections] : null,
    ]);
  }

  /**
   * Deletes what waits for this person, and what was kept of what was sent. Of letters to others that speak of the
   * person nothing is left but that there was one; those that wait are not sent.
   */
  async forget(ref_id: string): Promise<void> {
    await this.#db.query('delete from outbox.messages where ref_id = $1', [ref_id]);
    await this.#db.query(WITHHOLD, [ref_id, WITHHELD]);
  }

  #disguise(address: string): string {
    return createHmac('sha256', this.#parts.secret)
      .update(address.trim().toLowerCase())
      .digest('base64url')
      .slice(0, 22);
  }
}

function addressOf(to: Message['to']): string | undefined {
  if ('email' in to) return to.email;
  return 'phone' in to ? to.phone : undefined;
}
