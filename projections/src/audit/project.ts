import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { type ShiftLabel, sectionOf } from '@courtcrew/domain/roster/index.ts';
import type { ReadModel } from '../kernel/readModel.ts';
import { type NoteStatus, notes } from './tables.ts';

interface InShift {
  readonly sid: string;
  readonly ref_id: string;
  readonly shift: ShiftLabel;
}

/** What an event on one person's row says in the notes; an application the desk made reads as the waitlist. */
function statusOf({ type, meta }: RecordedEvent): NoteStatus | undefined {
  switch (type) {
    case 'Applied':
      return meta.actor.as === 'self' ? 'applied' : 'waitlist';
    case 'SpotTaken':
    case 'MovedOffWaitlist':
      return 'selected';
    case 'MovedToWaitlist':
      return 'waitlist';
    case 'Confirmed':
      return 'confirmed';
    case 'SignupRemoved':
      return 'removed';
    default:
      return undefined;
  }
}

/** The notes hold whatever the roster's events say about one person in one shift. */
export const auditModel: ReadModel = {
  name: 'audit',
  version: 1,
  areas: ['roster'],
  tables: [notes],
  project(event, rows) {
    const status = statusOf(event);
    if (!status) return;
    const { sid, ref_id, shift } = event.data as InShift;
    rows.put(notes, {
      id: event.id,
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
  },
};
