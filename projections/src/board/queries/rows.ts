import type { AuxRow, ClipboardRow, CourtRow, QueueRow } from '@courtcrew/domain/board/index.ts';
import { sql } from 'kysely';
import type { Boards } from './database.ts';
import { isToday, seats, type Today } from './today.ts';

/**
 * The four lists of a board as everybody may read them. Each takes keys, to read only those rows; keys without a
 * row are left out.
 */

const unset = (keys: readonly unknown[] | undefined): boolean => keys?.length === 0;

const among = (column: string, keys: readonly unknown[] = [], type: 'text' | 'integer') =>
  sql<boolean>`${sql.ref(column)} = any(${[...keys]}::${sql.raw(type)}[])`;

const verified = (column: string) => sql<boolean>`coalesce(${sql.ref(column)}, false)`;

/** Courts in their order, with the match under way on each. */
export async function courtRows(db: Boards, tid: string, courts?: readonly number[]): Promise<CourtRow[]> {
  if (unset(courts)) return [];
  const rows = await db
    .selectFrom('tournaments.courts as c')
    .leftJoin('board.courts as m', (join) =>
      join.onRef('m.tid', '=', 'c.tid').onRef('m.court', '=', 'c.court_order'),
    )
    .leftJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
    .leftJoin('accounts.people as second', 'second.ref_id', 'm.second_ref_id')
    .select([
      'c.court_order',
      'c.name as court_num',
      'c.description',
      'c.color',
      'm.id',
      'm.ref_id',
      'p.first',
      'p.last',
      'p.credentials',
      verified('p.credentials_verified').as('credentials_verified'),
      'm.second_ref_id',
      'second.first as second_first',
      'second.last as second_last',
      'second.credentials as second_cred',
      verified('second.credentials_verified').as('second_verified'),
      'm.start_time',
      'm.medal',
    ])
    .where('c.tid', '=', tid)
    .$if(courts !== undefined, (query) => query.where('c.court_order', 'in', courts ?? []))
    .orderBy('c.court_order')
    .execute();
  return rows.map((row) => ({ ...row, medal: row.medal ?? 'none' }));
}

/** The on-duty queue, next first. */
export async function queueRows(
  db: Boards,
  tid: string,
  today: Today,
  refs?: readonly string[],
): Promise<QueueRow[]> {
  if (unset(refs)) return [];
  // Also the shift they came for: that it is over is told past midnight, too.
  const leaves = seats(db, tid)
    .innerJoin('board.people as here', (join) =>
      join.onRef('here.tid', '=', 'g.tid').onRef('here.ref_id', '=', 'g.ref_id'),
    )
    .where(
      sql<boolean>`(${isToday(today)} or s.start_time < ${today.to} and s.end_time > here.checked_in_at)`,
    )
    .select(({ fn }) => ['g.ref_id', fn.max('s.end_time').as('end_time')])
    .$if(refs !== undefined, (query) => query.where('g.ref_id', 'in', refs ?? []))
    .groupBy('g.ref_id');
  const rows = await db
    .selectFrom('board.people as b')
    .leftJoin('accounts.people as p', 'p.ref_id', 'b.ref_id')
    .leftJoin('board.notes as n', (join) =>
      join.onRef('n.tid', '=', 'b.tid').onRef('n.ref_id', '=', 'b.ref_id'),
    )
    .leftJoin('roster.staff as o', (join) =>
      join.onRef('o.tid', '=', 'b.tid').onRef('o.ref_id', '=', 'b.ref_id').on('o.role', '=', 'official'),
    )
    .leftJoin(leaves.as('l'), 'l.ref_id', 'b.ref_id')
    .select([
      'b.ref_id',
      'p.first',
      'p.last',
      'p.credentials',
      verified('p.credentials_verified').as('credentials_verified'),
      'b.rank',
      'b.since',
      'b.checked_in_at',
      'b.quick_break',
      sql<boolean>`coalesce(o.last_match, false)`.as('last_match'),
      'l.end_time',
      'n.note',
      'n.tag',
    ])
    .where('b.tid', '=', tid)
    .where('b.at', '=', 'queue')
    .$if(refs !== undefined, (query) => query.where('b.ref_id', 'in', refs ?? []))
    .orderBy('b.rank')
    .orderBy('b.ref_id')
    .execute();
  // The documents name the note twice.
  return rows.map((row) => ({ ...row, rank: row.rank ?? 0, ref_note: row.note }));
}

export interface AuxKeys {
  readonly ids: readonly string[];
  readonly refs: readonly string[];
  readonly courts: readonly number[];
}

/** Assignments beside a court under way, longest first; those with such an id, person or court. */
export async function auxRows(db: Boards, tid: string, keys?: AuxKeys): Promise<AuxRow[]> {
  if (keys && [keys.ids, keys.refs, keys.courts].every(unset)) return [];
  return db
    .selectFrom('board.aux as a')
    .leftJoin('accounts.people as p', 'p.ref_id', 'a.ref_id')
    .leftJoin('board.aux_notes as note', 'note.id', 'a.id')
    .leftJoin('board.notes as n', (join) =>
      join.onRef('n.tid', '=', 'a.tid').onRef('n.ref_id', '=', 'a.ref_id'),
    )
    .leftJoin('tournaments.courts as c', (join) =>
      join.onRef('c.tid', '=', 'a.tid').onRef('c.court_order', '=', 'a.court'),
    )
    .select([
      'a.id',
      'a.tid',
      'a.ref_id',
      'p.first',
      'p.last',
      'p.credentials',
      verified('p.credentials_verified').as('credentials_verified'),
      'a.type',
      sql<string>`coalesce(note.name, a.name)`.as('name'),
      'a.court as court_order',
      sql<string>`coalesce(c.name, a.court_num)`.as('court_num'),
      'note.note',
      'n.tag',
      'a.start_time',
    ])
    .where('a.tid', '=', tid)
    .$if(keys !== undefined, (query) =>
      query.where(({ or }) =>
        or([
          among('a.id', keys?.ids, 'text'),
          among('a.ref_id', keys?.refs, 'text'),
          among('a.court', keys?.courts, 'integer'),
        ]),
      ),
    )
    .orderBy('a.start_time')
    .orderBy('a.id')
    .execute();
}

export type ClipboardKeys = Pick<AuxKeys, 'ids' | 'courts'>;

/** Courts that wait for a clipboard, in the order of courts. */
export async function clipboardRows(db: Boards, tid: string, keys?: ClipboardKeys): Promise<ClipboardRow[]> {
  if (keys && [keys.ids, keys.courts].every(unset)) return [];
  return db
    .selectFrom('board.clipboards as b')
    .leftJoin('accounts.people as p', 'p.ref_id', 'b.ref_id')
    .leftJoin('tournaments.courts as c', (join) =>
      join.onRef('c.tid', '=', 'b.tid').onRef('c.court_order', '=', 'b.court'),
    )
    .select([
      'b.id',
      'b.court as court_order',
      sql<string>`coalesce(c.name, b.court_num)`.as('court_num'),
      'b.ref_id',
      'p.first',
      'p.last',
    ])
    .where('b.tid', '=', tid)
    .$if(keys !== undefined, (query) =>
      query.where(({ or }) =>
        or([among('b.id', keys?.ids, 'text'), among('b.court', keys?.courts, 'integer')]),
      ),
    )
    .orderBy('b.court')
    .orderBy('b.id')
    .execute();
}
