import { column, nullable, type RowOf, table } from '../../kernel/readModel.ts';

/** Categories of volunteers; a volunteers' shift has the `vcid` in `category`. */
export const categories = table(
  'categories',
  {
    vcid: column('text'),
    tid: column('text'),
    name: column('text'),
    description: column('text'),
    court_monitor: column('boolean'),
    /** Whether the sign-up page lists its shifts. */
    show: column('boolean'),
    /** The row stays: logs name the category still. */
    deleted: column('boolean'),
    /** Null where it is called as at first. */
    renamed_at: nullable('timestamptz'),
  },
  ['vcid'],
  ['(tid)'],
);

/** Who looks after a category; whoever is here has the right to. */
export const captains = table(
  'captains',
  { id: column('text'), vcid: column('text'), tid: column('text'), ref_id: column('text') },
  ['id'],
  ['(vcid)', '(ref_id)'],
);

/** Who was there on which day at the venue; `checked_out` is null while they are. */
export const checkins = table(
  'checkins',
  {
    tid: column('text'),
    day: column('date'),
    ref_id: column('text'),
    checked_in: column('timestamptz'),
    checked_out: nullable('timestamptz'),
  },
  ['tid', 'day', 'ref_id'],
  ['(ref_id)'],
);

/** Shirts that were handed out. */
export const shirts = table(
  'shirts',
  { tid: column('text'), ref_id: column('text'), handed_out: column('timestamptz') },
  ['tid', 'ref_id'],
);

export const groups = table(
  'groups',
  { vgid: column('text'), tid: column('text'), name: column('text'), color: column('text') },
  ['vgid'],
  ['(tid)'],
);

/** Nobody is in two groups of one tournament. */
export const groupMembers = table(
  'group_members',
  { tid: column('text'), ref_id: column('text'), vgid: column('text') },
  ['tid', 'ref_id'],
  ['(vgid)'],
);

/** The newest signature of each: what was typed, null once the person is forgotten, and of which text. */
export const waivers = table(
  'waivers',
  {
    tid: column('text'),
    ref_id: column('text'),
    signature: nullable('text'),
    signed_at: column('timestamptz'),
    /** Both null where the text was not recorded. */
    version: nullable('integer'),
    digest: nullable('text'),
  },
  ['tid', 'ref_id'],
  ['(ref_id)'],
);

export const VOLUNTEER_TABLES = [categories, captains, checkins, shirts, groups, groupMembers, waivers];

export type CategoryRow = RowOf<typeof categories>;

export type VolunteerDatabase = {
  'roster.categories': CategoryRow;
  'roster.captains': RowOf<typeof captains>;
  'roster.checkins': RowOf<typeof checkins>;
  'roster.shirts': RowOf<typeof shirts>;
  'roster.groups': RowOf<typeof groups>;
  'roster.group_members': RowOf<typeof groupMembers>;
  'roster.waivers': RowOf<typeof waivers>;
};
