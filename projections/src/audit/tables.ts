import type { NOTE_STATUSES } from '@courtcrew/domain/audit/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { column, nullable, oneOf, type RowOf, table } from '../kernel/readModel.ts';

export type NoteStatus = (typeof NOTE_STATUSES)[number];

/** Every action on somebody's schedule: what, whose, which shift as it was then, and by whom. */
export const notes = table(
  'notes',
  {
    /** The event's. */
    id: column('text'),
    time: column('timestamptz'),
    tid: column('text'),
    status: oneOf<NoteStatus>(),
    ref_id: column('text'),
    section: oneOf<Section>(),
    sid: column('text'),
    shift: column('text'),
    category: column('text'),
    start_time: column('timestamptz'),
    end_time: column('timestamptz'),
    author: nullable('text'),
    /** self, admin or system */
    author_as: column('text'),
  },
  ['id'],
  ['(tid, time desc, id)', '(time desc, id)', '(ref_id)'],
);

export type NoteTableRow = RowOf<typeof notes>;
export type AuditDatabase = { 'audit.notes': NoteTableRow };
export type { TraceDatabase } from './trace.ts';
