import { column, nullable, type RowOf, table } from '../kernel/readModel.ts';

/** Items of the tournaments' plans; for their committees alone. */
export const items = table(
  'items',
  {
    pid: column('text'),
    tid: column('text'),
    budget: column('boolean'),
    todo: column('boolean'),
    category_id: nullable('integer'),
    budget_title: column('text'),
    quantity: column('integer'),
    /** In units of `1 / RATE_SCALE` dollars. */
    rate: column('bigint'),
    /** Cents. */
    actual: nullable('bigint'),
    todo_title: column('text'),
    todo_category: nullable('text'),
    due_date: nullable('date'),
    completed: column('boolean'),
    notes: column('text'),
    /** Whose key its contact is sealed with. */
    contact_id: nullable('text'),
    contact: nullable('text'),
    contact_phone: nullable('text'),
    contact_email: nullable('text'),
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
