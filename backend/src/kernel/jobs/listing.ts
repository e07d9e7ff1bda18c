import type { ListQuery } from '@courtcrew/domain/contract/rest.ts';
import { compareTexts, searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import type { Pool } from 'pg';
import {
  type Channel,
  type Contacts,
  type Content,
  MESSAGE_STATUSES,
  type MessageStatus,
  NO_ADDRESS,
  type TextVault,
} from './message.ts';
import { unsealLetter, WITHHELD } from './sealing.ts';

export interface ListedMessage {
  readonly id: string;
  /** UTC instant. */
  readonly time: string;
  readonly channel: Channel;
  /** Name of the person, or the address where there is no person. */
  readonly to: string;
  readonly subject: string;
  /** Without the links that are the right to something. */
  readonly text: string;
  /** Whether there were such links. */
  readonly masked: boolean;
  readonly status: MessageStatus;
  readonly error: string | null;
}

/** With the tournament it is about, if any. */
export interface TournamentMessage extends ListedMessage {
  readonly tid: string | null;
}

export interface ListingParts {
  readonly pool: Pool;
  readonly vault: TextVault;
  readonly contacts: Contacts;
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly tid: string | null;
  readonly channel: Channel;
  readonly ref_id: string | null;
  readonly about: readonly string[];
  readonly sealed: string;
  readonly status: MessageStatus;
  readonly error: string | null;
}

const LIMIT = 500;
/** Texts are sealed, so they are searched row by row: in so many of the newest. */
const SEARCHED = 2000;
/** A withheld letter shows its status and no content. */
const NOTHING_LEFT: Content = { subject: '', text: '' };

/** Links that are the right to something: who reads a list of letters must not have it. */
const RIGHTS = /(\/(?:leave|letters|score\/rpsr|question\/answer|reset)\/)[\w.%-]+/g;

/** Which messages; what is absent or null lets all through. */
export interface MessageFilter {
  readonly ids?: readonly string[] | undefined;
  readonly tid?: string | null | undefined;
  /** Only those that speak of nothing else than these sections. */
  readonly sections?: readonly string[] | null | undefined;
  readonly status?: MessageStatus | undefined;
  readonly channel?: Channel | undefined;
  /** Part of recipient, subject or text. */
  readonly q?: string | undefined;
  readonly time_gte?: string | undefined;
  readonly time_lte?: string | undefined;
}

// Nothing is part of everything: without the first half, what speaks of no section would be every desk's to read.
const WHERE = `where ($1::text is null or tid = $1)
  and ($2::text[] is null or sections <> '{}' and sections <@ $2)
  and ($3::text[] is null or id::text = any($3)) and ($4::text is null or status = $4)
  and ($5::text is null or channel = $5) and ($6::timestamptz is null or at >= $6)
  and ($7::timestamptz is null or at <= $7)`;

const valuesOf = ({ tid, sections, ids, status, channel, time_gte, time_lte }: MessageFilter) => [
  tid ?? null,
  sections ? [...sections] : null,
  ids ? [...ids] : null,
  status ?? null,
  channel ?? null,
  time_gte ?? null,
  time_lte ?? null,
];

const SORTS: Readonly<Record<string, string>> = { time: 'at', status: 'status', channel: 'channel' };
const NEWEST_FIRST = { field: 'time', descending: true };

export async function messagePage(
  parts: ListingParts,
  { filter, sort, offset, limit }: ListQuery<MessageFilter>,
): Promise<{ rows: TournamentMessage[]; total: number }> {
  const { q = '' } = filter;
  if (q !== '') {
    const newest = await readMessages(parts, filter, NEWEST_FIRST, 0, SEARCHED);
    const rows = inOrder(
      newest.filter((message) => speaksOf(message, q)),
      sort,
    );
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  }
  const [rows, count] = await Promise.all([
    readMessages(parts, filter, sort, offset, limit),
    parts.pool.query<{ total: number }>(
      `select count(*)::int as total from outbox.messages ${WHERE}`,
      valuesOf(filter),
    ),
  ]);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

const speaksOf = ({ to, subject, text }: ListedMessage, q: string): boolean =>
  searchKey(`${to} ${subject} ${text}`).includes(searchKey(q));

/** What was read newest first, as the database orders all of them; by time it knows more digits than a row shows. */
function inOrder(newest: TournamentMessage[], { field, descending }: ListQuery<unknown>['sort']) {
  if (field !== 'status' && field !== 'channel') return descending ? newest : newest.reverse();
  const sign = descending ? -1 : 1;
  return newest.sort((one, other) => sign * compareTexts(one[field], other[field]));
}

async function readMessages(
  parts: ListingParts,
  filter: MessageFilter,
  sort: ListQuery<unknown>['sort'],
  offset: number,
  limit: number,
): Promise<TournamentMessage[]> {
  const order = `${SORTS[sort.field] ?? SORTS.time} ${sort.descending ? 'desc' : 'asc'}, id`;
  const { rows } = await parts.pool.query<Row>(
    `select id, at, tid, channel, ref_id, about, sealed, status, error from outbox.messages ${WHERE}
     order by ${order} limit $8 offset $9`,
    [...valuesOf(filter), limit, offset],
  );
  const people = await parts.contacts([...new Set(rows.flatMap((row) => row.ref_id ?? []))]);
  const listed = await Promise.all(
    rows.map(async (row): Promise<TournamentMessage[]> => {
      const letter = await unsealLetter(parts.vault, row, row.sealed);
      if (letter === null && row.sealed !== WITHHELD) return [];
      const { subject, text, address } = letter ?? NOTHING_LEFT;
      const { id, tid, channel, status, error } = row;
      const to = people.get(row.ref_id ?? '')?.name ?? address ?? '';
      const time = new Date(row.at).toISOString();
      const shown = text.replace(RIGHTS, '$1...');
      return [{ id, time, tid, channel, to, subject, text: shown, masked: shown !== text, status, error }];
    }),
  );
  return listed.flat();
}

/** The newest messages, at most 500; with `sections` only those that speak of nothing else. */
export const listMessages = (
  parts: ListingParts,
  tid: string | null,
  sections: readonly string[] | null = null,
): Promise<ListedMessage[]> => readMessages(parts, { tid, sections }, NEWEST_FIRST, 0, LIMIT);

/** A message with its links, and who gets it; null when there is none, or nothing is left of it. */
export async function messageRevealed(
  { pool, vault }: ListingParts,
  id: string,
): Promise<{ readonly text: string; readonly ref_id: string | null } | null> {
  const { rows } = await pool.query<Pick<Row, 'ref_id' | 'about' | 'sealed'>>(
    'select ref_id, about, sealed from outbox.messages where id::text = $1',
    [id],
  );
  const [row] = rows;
  const letter = row ? await unsealLetter(vault, row, row.sealed) : null;
  return row && letter ? { text: letter.text, ref_id: row.ref_id } : null;
}

/** Messages by status. `unaddressed`: failed for want of an address. `refused`: waits for another attempt. */
export async function countMessages(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    `select case when status = 'failed' and error = $1 then 'unaddressed'
       when status = 'queued' and attempts > 0 and error is not null then 'refused' else status end as status,
       count(*)::int as count from outbox.messages group by 1`,
    [NO_ADDRESS],
  );
  const none = [...MESSAGE_STATUSES, 'unaddressed', 'refused'].map((status) => [status, 0]);
  return Object.fromEntries([...none, ...rows.map((row) => [row.status, row.count])]);
}
