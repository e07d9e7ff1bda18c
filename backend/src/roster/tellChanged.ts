import { type EventMeta, type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { type ShiftLabel, sectionOf, signupPath } from '@courtcrew/domain/roster/index.ts';
import { showsSelection } from '@courtcrew/domain/tournaments/index.ts';
import { removedFrom, rosterModel, scheduleOf } from '@courtcrew/projections/roster/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { type ReactionTools, reactBy } from '../kernel/jobs/index.ts';
import { rosterAggregate } from './aggregate.ts';
import { withCalendar } from './calendar.ts';
import { actsOn, changedLetter, linesOf, noShiftsLetter } from './letters.ts';

/** What a desk does to one person in so many seconds goes into one letter. */
const GATHERED_SECONDS = 120;

type Change = RecordedEvent<{ type: string; data: { ref_id: string; shift: ShiftLabel } }>;

/** Whether a desk has done it to this person: nobody is told of what they did themselves. */
export const isDoneTo = (ref_id: string, { actor }: Pick<EventMeta, 'actor'>): boolean =>
  actor.as === 'admin' && actor.ref !== ref_id;

/**
 * Writes to somebody whose rows a desk has changed once the schedule is published: before, nobody is to know, and
 * afterwards it is over.
 */
async function tell({ id, stream, data, meta }: Change, { db, outbox }: ReactionTools): Promise<void> {
  const { ref_id } = data;
  if (!isDoneTo(ref_id, meta)) return;
  const row = await tournamentById(db, streamId(stream));
  if (!row || !showsSelection(row.status)) return;
  // Of what was done before, the letter of the publication tells.
  if (Date.parse(meta.at) < Date.parse(row.status_since)) return;
  const { tid, name: tournament, time_zone } = row;
  const shifts = await scheduleOf(db, ref_id, { tid, own: true });
  const gone = await removedFrom(db, ref_id, { tid, from: meta.at });
  const words =
    shifts.length > 0
      ? changedLetter({
          tournament,
          path: signupPath(tid, shifts),
          shifts: linesOf(shifts, time_zone),
          acts: actsOn(shifts),
        })
      : noShiftsLetter({ tournament, path: signupPath(tid, [data.shift]) });
  const sections = [...new Set([data.shift, ...shifts].map(sectionOf))];
  const gathers = { subject: `shifts ${tid}`, seconds: GATHERED_SECONDS };
  const letter = withCalendar(words, shifts, gone);
  await outbox.send({ to: { ref_id }, letter, tid, sections, dedupe: id, gathers });
}

export const tellChanged = reactBy(
  rosterAggregate,
  { name: 'roster.tell-changed', reads: [rosterModel, tournamentsModel] },
  {
    Applied: tell,
    SpotTaken: tell,
    MovedOffWaitlist: tell,
    MovedToWaitlist: tell,
    Confirmed: tell,
    ConfirmationTakenBack: tell,
    SignupRemoved: tell,
  },
);
