import type { ListQuery } from '@courtcrew/domain/contract/rest.ts';
import type { LetterChannel, LineState } from '@courtcrew/domain/messaging/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { contains, hasWords } from '@courtcrew/projections/kernel/like.ts';
import { rowName, rowNameKey } from '@courtcrew/projections/kernel/names.ts';
import { type Kysely, sql } from 'kysely';

/** The log: what was sent to whom, and what became of it, which the outbox knows. */

type Outbox = {
  'outbox.messages': {
    id: string;
    batch: string | null;
    recipient: string;
    ref_id: string | null;
    channel: string;
    status: string;
    outcome: string | null;
    viewed_at: string | null;
    handed_over: boolean;
    provider_id: string | null;
    error: string | null;
  };
};

export interface LineFilter {
  readonly ids?: readonly string[] | undefined;
  readonly tid?: string | undefined;
  readonly category?: string | undefined;
  /** Categories the reader may see at all; null for all. */
  readonly categories?: readonly string[] | null | undefined;
  readonly state?: LineState | undefined;
  readonly q?: string | undefined;
  readonly time_gte?: string | undefined;
  readonly time_lte?: string | undefined;
}

/** A message the outbox knows nothing of any more was kept without being sent, or has lost its recipient. */
const STATE = sql<LineState>`case
  when l.recipient = '' then 'sent'
  when m.viewed_at is not null then 'viewed'
  when m.outcome is not null then m.outcome
  when m.status in ('queued', 'sending') then 'queued'
  when m.status = 'sent' and l.channel = 'email' then 'delivered'
  else coalesce(m.status, 'unknown') end`;

const NAME = sql<string>`coalesce(${rowName('p')}, t.addresses ->> l.recipient, '')`;
const ID = sql<string>`(l.letter_id || '.' || l.recipient)`;

const lines = (db: Kysely<Database>) =>
  db
    .withTables<Outbox>()
    .selectFrom('messaging.lines as l')
    .innerJoin('messaging.letters as t', 't.letter_id', 'l.letter_id')
    .leftJoin('accounts.people as p', 'p.ref_id', 'l.recipient')
    .leftJoin('accounts.people as a', 'a.ref_id', 't.ref_id')
    .leftJoin('outbox.messages as m', (join) =>
      join.onRef('m.batch', '=', 'l.letter_id').onRef('m.recipient', '=', 'l.recipient'),
    );

/** What the filter asks of a line by itself, whatever is known of its letter and its recipient. */
function placed(channel: LetterChannel, filter: LineFilter) {
  const { ids, tid, category, categories, time_gte, time_lte } = filter;
  const asked = [
    sql<boolean>`l.channel = ${channel}`,
    ids && sql<boolean>`${ID} = any(${[...ids]}::text[])`,
    ids && sql<boolean>`l.letter_id = any(${ids.map(letterIn)}::text[])`,
    tid !== undefined && sql<boolean>`l.tid = ${tid}`,
    category !== undefined && sql<boolean>`l.category = ${category}`,
    categories && sql<boolean>`l.category = any(${[...categories]}::text[])`,
    time_gte !== undefined && sql<boolean>`l.time >= ${time_gte}`,
    time_lte !== undefined && sql<boolean>`l.time <= ${time_lte}`,
  ];
  return sql<boolean>`(${sql.join(asked.filter(Boolean), sql` and `)})`;
}

/** What the outbox says of messages in states that are seldom, for which it has an index. */
const SELDOM: Readonly<Partial<Record<LineState, string>>> = {
  failed: 'failed',
  bounced: 'failed',
  stopped: 'stopped',
};

const within = ({ tid }: LineFilter) => (tid === undefined ? sql`true` : sql`t.tid = ${tid}`);

/** Everybody the lines are to, once, with a name, and with what it is found by. */
function named(channel: LetterChannel, filter: LineFilter) {
  const written = sql`select t.addresses ->> r.recipient from messaging.letters t
    where ${within(filter)} and t.addresses ? r.recipient limit 1`;
  return sql`select r.recipient, coalesce(${rowName('p')}, (${written}), '') as name,
      coalesce(${rowNameKey('p')}, lower((${written})), '') as key
    from (select distinct l.recipient from messaging.lines l where ${placed(channel, filter)}) r
    left join accounts.people p on p.ref_id = r.recipient`;
}

/** What the filter asks of a line beside `placed`. */
function conditions(filter: LineFilter) {
  const { state, q } = filter;
  const seldom = state && SELDOM[state];
  const asked = [
    state !== undefined && sql`${STATE} = ${state}`,
    seldom !== undefined && sql`m.status = ${sql.lit(seldom)}`,
    q &&
      sql`(l.recipient in (select recipient from named where ${hasWords(sql.ref('key'), q)})
        or l.letter_id in (select letter_id from messaging.letters t
          where ${within(filter)} and (t.subject ilike ${contains(q)} or t.body ilike ${contains(q)})))`,
  ].filter(Boolean);
  return asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``;
}

/** The lines the filter lets through, by the columns of one index: what stands beside them is looked up for a page. */
function found(channel: LetterChannel, filter: LineFilter, names?: Direction) {
  const lines = sql`select l.letter_id, l.recipient, l.tid, l.channel, l.time from messaging.lines l
    where ${placed(channel, filter)}`;
  // Each name finds its lines, so that a page needs those of few names.
  const source = names
    ? sql`(select * from named order by ${inOrder(['name', 'recipient'], names)} offset 0) n
        cross join lateral (${lines} and l.recipient = n.recipient offset 0) l`
    : sql`(${lines}) l`;
  const outbox = sql`left join outbox.messages m
    on m.batch = l.letter_id and m.recipient = l.recipient and m.tid = l.tid`;
  return sql`with named as materialized (${named(channel, filter)})
    select l.letter_id, l.recipient from ${source} ${filter.state ? outbox : sql``} ${conditions(filter)}`;
}

type Direction = 'asc' | 'desc';

const inOrder = (columns: readonly string[], direction: Direction) =>
  sql.raw(columns.map((column) => `${column} ${direction}`).join());

/** The letter in the id of a line. */
const letterIn = (id: string): string => id.slice(0, id.indexOf('.'));

export interface Line {
  readonly id: string;
  readonly letter_id: string;
  readonly recipient: string;
  readonly tid: string;
  readonly category: string;
  readonly time: string;
  readonly name: string;
  readonly author: string;
  readonly subject: string;
  readonly body: string;
  readonly message: string;
  readonly state: LineState;
  readonly error: string | null;
  readonly sid: string | null;
  readonly saved: boolean;
  readonly delivered: boolean;
  readonly viewed: boolean;
}

const DELIVERED: readonly LineState[] = ['delivered', 'viewed'];

/** One page of the log. */
export async function logLines(
  db: Kysely<Database>,
  channel: LetterChannel,
  { filter, sort, offset, limit }: ListQuery<LineFilter>,
): Promise<Line[]> {
  const direction = sort.descending ? 'desc' : 'asc';
  const byName = sort.field === 'name';
  const order = byName ? ['n.name', 'n.recipient', 'l.letter_id'] : ['l.time', 'l.letter_id', 'l.recipient'];
  const page = sql`${found(channel, filter, byName ? direction : undefined)}
    order by ${inOrder(order, direction)} limit ${limit} offset ${offset}`;
  const rows = await lines(db)
    .where(sql<boolean>`(l.letter_id, l.recipient) in (${page})`)
    .select([
      'l.letter_id',
      'l.recipient',
      'l.tid',
      'l.category',
      'l.time',
      't.subject',
      't.body',
      't.saved',
      'm.provider_id as sid',
      'm.error',
    ])
    .select([
      ID.as('id'),
      NAME.as('name'),
      STATE.as('state'),
      sql<string>`coalesce(${rowName('a')}, '')`.as('author'),
    ])
    .orderBy(byName ? NAME : 'l.time', direction)
    .orderBy(byName ? 'l.recipient' : 'l.letter_id', direction)
    .orderBy(byName ? 'l.letter_id' : 'l.recipient', direction)
    .execute();
  return rows.map((row) => ({
    ...row,
    message: row.body,
    delivered: DELIVERED.includes(row.state),
    viewed: row.state === 'viewed',
  }));
}

/** How many lines the filter lets through. */
async function countLines(db: Kysely<Database>, channel: LetterChannel, filter: LineFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (${found(channel, filter)}) as found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One page of the log and how long it is. A page behind the middle is read from the end, which is nearer. */
export async function logPage(db: Kysely<Database>, channel: LetterChannel, query: ListQuery<LineFilter>) {
  const { filter, sort, offset, limit } = query;
  const counting = countLines(db, channel, filter);
  const first = offset === 0 ? logLines(db, channel, query) : undefined;
  const [total, rows] = await Promise.all([counting, first]);
  if (rows) return { rows, total };
  const after = Math.max(0, total - offset - limit);
  if (offset <= after) return { rows: await logLines(db, channel, query), total };
  const backwards = await logLines(db, channel, {
    filter,
    sort: { ...sort, descending: !sort.descending },
    offset: after,
    limit: Math.max(0, Math.min(limit, total - offset)),
  });
  return { rows: backwards.reverse(), total };
}

/** How far these letters of a tournament are: messages by state, and reasons of failure by number. */
export async function progressOf(db: Kysely<Database>, tid: string, letters: readonly string[]) {
  const rows = await lines(db)
    .select([STATE.as('state'), 'm.error as reason', sql<number>`count(*)::int`.as('count')])
    .where('l.tid', '=', tid)
    .where(sql<boolean>`l.letter_id = any(${[...letters]}::text[])`)
    .groupBy([STATE, 'm.error'])
    .execute();
  const states: Record<string, number> = {};
  const errors: { reason: string; count: number }[] = [];
  for (const { state, reason, count } of rows) {
    states[state] = (states[state] ?? 0) + count;
    if (reason) errors.push({ reason, count });
  }
  return { states, errors };
}

/** To how many a letter that was stopped goes no more, and to how many it had gone. What failed is neither. */
export async function leftOf(db: Kysely<Database>, letter_id: string) {
  const stays = sql`m.id is null or m.status = 'stopped' or m.status = 'sending' and not m.handed_over`;
  const gone = sql`m.outcome = 'bounced' or m.status in ('sent', 'unknown') or m.status = 'sending' and m.handed_over`;
  return lines(db)
    .select([
      sql<number>`(count(*) filter (where ${stays}))::int`.as('stopped'),
      sql<number>`(count(*) filter (where ${gone}))::int`.as('gone'),
    ])
    .where('l.letter_id', '=', letter_id)
    .executeTakeFirstOrThrow();
}

/** A mail was opened by somebody who lets its sender see that, now as when it left. */
export async function noteOpened(db: Kysely<Database>, message: string): Promise<void> {
  await db
    .withTables<Outbox>()
    .updateTable('outbox.messages as m')
    .from('accounts.people as p')
    .set({ viewed_at: sql<string>`clock_timestamp()` })
    .whereRef('p.ref_id', '=', 'm.ref_id')
    .where('p.read_receipts', '=', true)
    .where('m.id', '=', message)
    .where('m.channel', '=', 'mail')
    .where('m.viewed_at', 'is', null)
    .execute();
}
