import type { ImportEvent } from '@courtcrew/domain/files/imports/events.ts';
import type { ImportKind } from '@courtcrew/domain/files/kinds.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { type Kysely, sql } from 'kysely';
import { projectBy } from '../kernel/projectBy.ts';
import { column, nullable, oneOf, type ReadModel, type RowOf, table } from '../kernel/readModel.ts';

export type ImportState = 'working' | 'done' | 'stopped' | 'undone';

/** Imports of files. One is at work until the rows in hand are in, and has its counts from then on. */
export const imports = table(
  'imports',
  {
    id: column('text'),
    tid: column('text'),
    ref_id: nullable('text'),
    kind: oneOf<ImportKind>(),
    /** The file's; empty once its author is forgotten. */
    name: column('text'),
    rows: column('integer'),
    letters: column('boolean'),
    at: column('timestamptz'),
    state: oneOf<ImportState>(),
    done: column('integer'),
    made: column('integer'),
    changed: column('integer'),
    skipped: column('integer'),
    left_out: column('integer'),
  },
  ['id'],
  ['(tid, at)', '(ref_id)'],
);

export type ImportsDatabase = { 'imports.imports': RowOf<typeof imports> };

const NONE = { done: 0, made: 0, changed: 0, skipped: 0, left_out: 0 };

export const importsModel: ReadModel = {
  name: 'imports',
  version: 1,
  streams: ['import'],
  tables: [imports],
  project: projectBy<ImportEvent, 'ImportStopped'>({
    ImportBegun({ name, ...begun }, { stream, meta }, rows) {
      const by = { tid: streamId(stream), ref_id: meta.actor.ref, at: meta.at };
      rows.put(imports, { ...begun, ...by, ...NONE, name: name ?? '', state: 'working' });
    },
    ImportEnded({ id, left, ...ended }, _, rows) {
      rows.patch(imports, { id }, { ...ended, left_out: left });
    },
    ImportUndone({ id }, _, rows) {
      rows.patch(imports, { id }, { state: 'undone' });
    },
  }),
};

type Imports = Kysely<ImportsDatabase>;

/** The imports of a tournament, or one's own alone; the latest first. */
export const importsOf = (db: Imports, tid: string, ref_id?: string) =>
  db
    .selectFrom('imports.imports')
    .selectAll()
    .where('tid', '=', tid)
    .$if(ref_id !== undefined, (query) => query.where('ref_id', '=', ref_id ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();

export const importById = (db: Imports, id: string) =>
  db.selectFrom('imports.imports').selectAll().where('id', '=', id).executeTakeFirst();

/** Where somebody may be beside a tournament's roster; what was written to them does not count. */
const ELSEWHERE = [
  'roster',
  'tournaments',
  'board',
  'came',
  'payouts',
  'reconciliation',
  'scoring',
  'planning',
  'questions',
];

/** Of these people those who are anywhere but on the roster of this tournament. */
export async function peopleElsewhere(
  db: Imports,
  tid: string,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const { rows: tables } = await sql<{ schema: string; name: string; has_tid: boolean }>`
    select table_schema as schema, table_name as name, bool_or(column_name = 'tid') as has_tid
    from information_schema.columns where table_schema = any(${ELSEWHERE}::text[])
    group by table_schema, table_name having bool_or(column_name = 'ref_id')`.execute(db);
  const found = tables.map(({ schema, name, has_tid }) => {
    const there = sql`select ref_id from ${sql.id(schema, name)} where ref_id = any(${[...refs]}::text[])`;
    return schema === 'roster' && has_tid ? sql`${there} and tid <> ${tid}` : there;
  });
  if (found.length === 0) return new Set();
  const { rows } = await sql<{ ref_id: string }>`${sql.join(found, sql` union `)}`.execute(db);
  return new Set(rows.map(({ ref_id }) => ref_id));
}
