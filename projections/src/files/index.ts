import type { ImportEvent } from '@courtcrew/domain/files/imports/events.ts';
import type { ImportKind } from '@courtcrew/domain/files/kinds.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Kysely } from 'kysely';
import { projectBy } from '../kernel/projectBy.ts';
import { column, nullable, oneOf, type ReadModel, type RowOf, table } from '../kernel/readModel.ts';

export type ImportState = 'working' | 'done' | 'stopped' | 'undone';

/** Imports of files. The counts are those of imports that have ended. */
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
  project: projectBy<ImportEvent>({
    ImportBegun({ name, ...begun }, { stream, meta }, rows) {
      const by = { tid: streamId(stream), ref_id: meta.actor.ref, at: meta.at };
      rows.put(imports, { ...begun, ...by, ...NONE, name: name ?? '', state: 'working' });
    },
    ImportStopped({ id }, _, rows) {
      rows.patch(imports, { id }, { state: 'stopped' });
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
