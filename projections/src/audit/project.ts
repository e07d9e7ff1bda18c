import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { type RosterEvent, type ShiftLabel, sectionOf } from '@courtcrew/domain/roster/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, Rows } from '../kernel/readModel.ts';
import { type NoteStatus, notes } from './tables.ts';

/** Whatever is said of one person in one shift. */
type RowEvent = Extract<
  RosterEvent,
  { data: { shift_id: string; sid: string; ref_id: string; shift: ShiftLabel } }
>;

const noted =
  (status: NoteStatus | ((event: RecordedEvent) => NoteStatus)) =>
  ({ sid, ref_id, shift }: RowEvent['data'], event: RecordedEvent, rows: Rows): void =>
    rows.put(notes, {
      id: event.id,
      time: event.meta.at,
      tid: streamId(event.stream),
      status: typeof status === 'function' ? status(event) : status,
      ref_id,
      section: sectionOf(shift),
      sid,
      shift: shift.name,
      category: shift.category,
      start_time: shift.start,
      end_time: shift.end,
      author: event.meta.actor.ref,
      author_as: event.meta.actor.as,
    });

/** The notes hold what the roster's events say about one person in one shift; who leads it is no note. */
export const auditModel: ReadModel = {
  name: 'audit',
  version: 2,
  streams: ['roster'],
  tables: [notes],
  project: projectBy<RowEvent, 'ShiftCaptainMarked'>({
    // An application the desk made reads as the waitlist.
    Applied: noted(({ meta }) => (meta.actor.as === 'self' ? 'applied' : 'waitlist')),
    SpotTaken: noted('selected'),
    MovedOffWaitlist: noted('selected'),
    MovedToWaitlist: noted('waitlist'),
    Confirmed: noted('confirmed'),
    ConfirmationTakenBack: noted('selected'),
    SignupRemoved: noted('removed'),
  }),
};
