import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import {
  type RosterEvent,
  type ShiftEdited,
  type ShiftLabel,
  sectionOf,
} from '@courtcrew/domain/roster/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, Rows } from '../kernel/readModel.ts';
import { type NoteStatus, notes } from './tables.ts';

/** Whatever is said of one person in one shift. */
type RowEvent = Extract<
  RosterEvent,
  { data: { shift_id: string; sid: string; ref_id: string; shift: ShiftLabel } }
>;

type OfRow = Pick<RowEvent['data'], 'sid' | 'ref_id' | 'shift'>;

const note = (id: string, status: NoteStatus, { sid, ref_id, shift }: OfRow, event: RecordedEvent) => ({
  id,
  time: event.meta.at,
  tid: streamId(event.stream),
  status,
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

const noted =
  (status: NoteStatus | ((event: RecordedEvent) => NoteStatus)) =>
  (data: OfRow, event: RecordedEvent, rows: Rows): void =>
    rows.put(notes, note(event.id, typeof status === 'function' ? status(event) : status, data, event));

/** Of what an edit changed, how its shift is called and when it is now. */
const labelChanges = ({
  category,
  name,
  start,
  end,
}: ShiftEdited['data']['changes']): Partial<ShiftLabel> => ({
  ...(category !== undefined && { category }),
  ...(name !== undefined && { name }),
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
});

/** The notes hold what the roster's events say about one person in one shift; who leads it is no note. */
export const auditModel: ReadModel = {
  name: 'audit',
  version: 2,
  streams: ['roster'],
  tables: [notes],
  project: projectBy<RowEvent | ShiftEdited, 'ShiftCaptainMarked'>({
    // Confirmed rows that an edit of their shift takes back.
    ShiftEdited: ({ sid, changes, before, unconfirmed = [] }, event, rows) => {
      if (!before) return;
      const shift = { ...before, ...labelChanges(changes) };
      for (const { shift_id, ref_id } of unconfirmed) {
        rows.put(notes, note(`${event.id} ${shift_id}`, 'selected', { sid, ref_id, shift }, event));
      }
    },
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
