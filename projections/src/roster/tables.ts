import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Kind, Level, RemovalReason } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import {
  type Column,
  column,
  nullable,
  oneOf,
  type ReadModel,
  type RowOf,
  table,
} from '../kernel/readModel.ts';
import type { VolunteerDatabase } from './volunteers/tables.ts';

/** Officials who checked in at a tournament, ever: what opens their contact data to the desk they work for. */
const came = table('came', { tid: column('text'), ref_id: column('text') }, ['tid', 'ref_id']);

type CameDatabase = { 'came.came': RowOf<typeof came> };

export const cameModel: ReadModel = {
  name: 'came',
  version: 1,
  streams: ['board'],
  tables: [came],
  project: projectBy<Extract<BoardEvent, { type: 'CheckedIn' }>>({
    CheckedIn({ ref_id }, event, rows) {
      rows.put(came, { tid: streamId(event.stream), ref_id });
    },
  }),
};

const slot: Column<Level | null> = { type: 'text', nullable: true };

const label = {
  kind: oneOf<Kind>(),
  category: column('text'),
  name: column('text'),
  start_time: column('timestamptz'),
  end_time: column('timestamptz'),
};

export const shifts = table(
  'shifts',
  {
    sid: column('text'),
    tid: column('text'),
    ...label,
    description: column('text'),
    spots: column('integer'),
    wait_spots: nullable('integer'),
    /** Spots by credential; all null where anybody may take any. */
    certified: nullable('integer'),
    level_two: nullable('integer'),
    level_one: nullable('integer'),
    none: nullable('integer'),
    wait_certified: nullable('integer'),
    wait_level_two: nullable('integer'),
    wait_level_one: nullable('integer'),
    wait_none: nullable('integer'),
    color: column('text'),
    pre_reg: column('boolean'),
    signature_required: column('boolean'),
    /** Counts the edits. */
    version: column('integer'),
    changed_at: column('timestamptz'),
    changed_by: nullable('text'),
  },
  ['sid'],
  ['(tid, start_time)', '(start_time)'],
);

/** One row per person and shift. */
export const signups = table(
  'signups',
  {
    shift_id: column('text'),
    sid: column('text'),
    tid: column('text'),
    ref_id: column('text'),
    waitlist: column('boolean'),
    confirmed: column('boolean'),
    slot,
    /** Leads the shift. */
    captain: column('boolean'),
    /** The person took or confirmed it, and not only the desk. */
    own: column('boolean'),
    /** When the person signed up. */
    signup_time: column('timestamptz'),
    changed_at: column('timestamptz'),
    changed_by: nullable('text'),
  },
  ['shift_id'],
  ['(tid, sid)', '(ref_id)', '(sid)'],
);

/**
 * Who is registered to the tournament, and as what. `told` is when the person was told that a desk had added them;
 * null where they came themselves, or the desk entered them by name: it knows how to reach them.
 */
export const staff = table(
  'staff',
  {
    tid: column('text'),
    ref_id: column('text'),
    role: oneOf<Kind>(),
    told: nullable('timestamptz'),
    /** The sections an official was registered in, each with its own `told`; rows say of others. */
    referee: column('boolean'),
    referee_told: nullable('timestamptz'),
    line: column('boolean'),
    line_told: nullable('timestamptz'),
    last_match: column('boolean'),
    added_at: column('timestamptz'),
  },
  ['tid', 'ref_id', 'role'],
  ['(ref_id)'],
);

/** Referees who asked for an approval, or were given or denied one. */
export const approvals = table(
  'approvals',
  {
    tid: column('text'),
    ref_id: column('text'),
    /** null awaits an answer. */
    referee_approved: nullable('boolean'),
    request_time: nullable('timestamptz'),
    approved_time: nullable('timestamptz'),
    note: nullable('text'),
  },
  ['tid', 'ref_id'],
  ['(ref_id)'],
);

/** Shifts that referees want who wait to be approved. */
export const held = table(
  'held',
  { tid: column('text'), ref_id: column('text'), sid: column('text'), since: column('timestamptz') },
  ['tid', 'ref_id', 'sid'],
  ['(ref_id)'],
);

/** Sign-ups that were removed, as they were. */
export const removed = table(
  'removed',
  {
    shift_id: column('text'),
    sid: column('text'),
    tid: column('text'),
    ref_id: column('text'),
    ...label,
    /** Who looked after the shift. */
    section: oneOf<Section>(),
    waitlist: column('boolean'),
    confirmed: column('boolean'),
    signup_time: column('timestamptz'),
    removal_time: column('timestamptz'),
    reason: oneOf<RemovalReason>(),
    removed_by: nullable('text'),
    removed_as: column('text'),
  },
  ['shift_id'],
  ['(tid, removal_time)'],
);

export type ShiftTableRow = RowOf<typeof shifts>;
export type SignupTableRow = RowOf<typeof signups>;
export type RemovedTableRow = RowOf<typeof removed>;

export type RosterDatabase = {
  'roster.shifts': ShiftTableRow;
  'roster.signups': SignupTableRow;
  'roster.staff': RowOf<typeof staff>;
  'roster.approvals': RowOf<typeof approvals>;
  'roster.held': RowOf<typeof held>;
  'roster.removed': RemovedTableRow;
} & CameDatabase &
  VolunteerDatabase;
