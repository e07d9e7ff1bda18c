import type { Pool } from 'pg';
import type { Channel, Contacts, Letter, MessageStatus, TextVault } from './message.ts';
import { unsealLetter, WITHHELD } from './sealing.ts';

/** A message as staff read it. */
export interface ListedMessage {
  readonly id: string;
  /** UTC instant. */
  readonly time: string;
  readonly channel: Channel;
  /** Name of the person, or the address where there is no person. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly status: MessageStatus;
  readonly error: string | null;
}

export interface ListingParts {
  readonly pool: Pool;
  readonly vault: TextVault;
  readonly contacts: Contacts;
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly channel: Channel;
  readonly ref_id: string | null;
  readonly about: readonly string[];
  readonly sealed: string;
  readonly status: MessageStatus;
  readonly error: string | null;
}

const LIMIT = 500;
/** A letter that was withheld shows what became of it, and no word. */
const NOTHING_LEFT: Letter = { subject: '', text: '' };

/** Links that are the right to something: who reads a list of letters must not have it. */
const masked = (text: string): string => text.replace(/(\/leave\/)[\w.-]+/g, '$1...');

/**
 * The newest messages, of one tournament or of all; newest first, at most 500. With `sections` only those that speak
 * of nothing else.
 */
export async function listMessages(
  parts: ListingParts,
  tid: string | null,
  sections: readonly string[] | null = null,
): Promise<ListedMessage[]> {
  const { rows } = await parts.pool.query<Row>(
    `select id, at, channel, ref_id, about, sealed, status, error from outbox.messages
     where ($1::text is null or tid = $1) and ($2::text[] is null or sections <@ $2) order by at desc, id limit ${LIMIT}`,
    [tid, sections && [...sections]],
  );
  const people = await parts.contacts([...new Set(rows.flatMap((row) => row.ref_id ?? []))]);
  const listed = await Promise.all(
    rows.map(async (row): Promise<ListedMessage[]> => {
      const letter = await unsealLetter(parts.vault, row, row.sealed);
      if (letter === null && row.sealed !== WITHHELD) return [];
      const { subject, text, address } = letter ?? NOTHING_LEFT;
      const { id, channel, status, error } = row;
      const to = address ?? people.get(row.ref_id ?? '')?.name ?? '';
      return [
        { id, time: new Date(row.at).toISOString(), channel, to, subject, text: masked(text), status, error },
      ];
    }),
  );
  return listed.flat();
}

/** How many messages there are by status; for health and metrics. */
export async function countMessages(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from outbox.messages group by status',
  );
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
