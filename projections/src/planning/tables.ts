import { itemFields, shownContact } from '@courtcrew/domain/planning/index.ts';
import { column, nullable, type RowOf, table } from '../kernel/readModel.ts';
import { fieldColumns } from '../kernel/recordTable.ts';

/** Items of the tournaments' plans; for their committees alone. */
export const items = table(
  'items',
  {
    pid: column('text'),
    tid: column('text'),
    ...fieldColumns(itemFields),
    completed: column('boolean'),
    /** Whose key its contact is sealed with. */
    contact_id: nullable('text'),
    ...fieldColumns(shownContact),
    /** Revision of the event that added it: the order in which items came. */
    rank: column('integer'),
  },
  ['pid'],
  ['(tid)', '(contact_id)'],
);

/** Who does which item. */
export const assignees = table(
  'assignees',
  { pid: column('text'), ref_id: column('text'), tid: column('text'), rank: column('integer') },
  ['pid', 'ref_id'],
  ['(tid)', '(ref_id)'],
);

export const details = table(
  'details',
  {
    pdid: column('text'),
    pid: column('text'),
    tid: column('text'),
    title: column('text'),
    note: column('text'),
    completed: column('boolean'),
    rank: column('integer'),
  },
  ['pdid'],
  ['(tid)'],
);

export const categories = table(
  'categories',
  { cid: column('text'), tid: column('text'), category: column('text') },
  ['cid'],
  ['(tid)'],
);

export type ItemRow = RowOf<typeof items>;

export type PlanningDatabase = {
  'planning.items': ItemRow;
  'planning.assignees': RowOf<typeof assignees>;
  'planning.details': RowOf<typeof details>;
  'planning.categories': RowOf<typeof categories>;
};
