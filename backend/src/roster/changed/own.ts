import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import {
  contactPath,
  nextStepOf,
  type ShiftLabel,
  sectionOf,
  signupPath,
} from '@courtcrew/domain/roster/index.ts';
import { canMessage } from '@courtcrew/domain/tournaments/index.ts';
import { accounts, wantsSignupLetters } from '@courtcrew/projections/accounts/index.ts';
import { heldOf, removedFrom, rosterModel, scheduleOf } from '@courtcrew/projections/roster/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { type ReactionTools, reactBy } from '../../kernel/jobs/index.ts';
import { rosterAggregate } from '../aggregate.ts';
import { scheduleLetter } from '../letters.ts';
import { daysOf, shiftCards } from '../shiftCards.ts';
import { withCalendar } from '../signup/calendar.ts';
import { leftLetter, nextIn, ownLetter, standing } from './ownLetters.ts';

/** What somebody does themselves goes into one letter so many seconds after the last of it. */
const QUIET_SECONDS = 300;

const subjectOf = (tid: string): string => `own ${tid}`;

type Own = RecordedEvent<{ type: string; data: { ref_id: string; shift: ShiftLabel } }>;

/** Confirms to somebody how they stand, who has changed their own shifts and wants such letters. */
async function confirmOwn({ id, stream, data, meta }: Own, { db, outbox }: ReactionTools): Promise<void> {
  const { ref_id, shift } = data;
  if (meta.actor.ref !== ref_id || meta.import !== undefined) return;
  const tid = streamId(stream);
  const [row, wants] = await Promise.all([tournamentById(db, tid), wantsSignupLetters(db, ref_id)]);
  if (!row || !wants || !canMessage(row.status)) return;
  const { name: tournament } = row;
  const [shifts, gone, held] = await Promise.all([
    scheduleOf(db, ref_id, { tid, own: true, from: meta.at }),
    removedFrom(db, ref_id, { tid, from: meta.at }),
    heldOf(db, ref_id, { tid, now: meta.at }),
  ]);
  const path = signupPath(tid, shifts.length > 0 ? shifts : [shift]);
  const words =
    shifts.length + held.length === 0
      ? leftLetter({ tournament, path, contact: contactPath(tid, sectionOf(shift)) })
      : ownLetter({
          ...{ tournament, path },
          days: daysOf([...shifts, ...held], row),
          shifts: standing(shifts, held, row),
          next: nextIn(held.length > 0 ? 'approval' : nextStepOf(shifts)),
        });
  await outbox.send({
    to: { ref_id },
    letter: withCalendar(words, shifts, gone),
    tid,
    sections: [...new Set([shift, ...shifts].map(sectionOf))],
    dedupe: id,
    gathers: { subject: subjectOf(tid), seconds: QUIET_SECONDS, restarts: true },
  });
}

/** Letters that follow from what people do themselves; the schedule they ask for takes the place of one that waits. */
export const confirmToPeople = reactBy(
  rosterAggregate,
  { name: 'roster.confirm-own', reads: [rosterModel, tournamentsModel, accounts] },
  {
    Applied: confirmOwn,
    SpotTaken: confirmOwn,
    MovedOffWaitlist: confirmOwn,
    MovedToWaitlist: confirmOwn,
    Confirmed: confirmOwn,
    SignupRemoved: confirmOwn,
    ApplicationHeld: confirmOwn,
    HeldApplicationDropped: confirmOwn,

    ScheduleEmailed: async ({ id, stream, data: { ref_id }, meta }, { db, outbox }) => {
      const row = await tournamentById(db, streamId(stream));
      if (!row) return;
      const { tid, name } = row;
      const shifts = await scheduleOf(db, ref_id, { tid, own: true });
      if (shifts.length === 0) return;
      const words = scheduleLetter({
        tournament: name,
        path: signupPath(tid, shifts),
        days: daysOf(shifts, row),
        shifts: shiftCards(shifts, row),
      });
      const letter = withCalendar(
        words,
        shifts.filter(({ status }) => status !== 'Applied'),
      );
      const gathers = { subject: subjectOf(tid), seconds: 0, restarts: true } as const;
      const own = meta.actor.ref === ref_id ? { gathers } : {};
      await outbox.send({ to: { ref_id }, letter, tid, sections: shifts.map(sectionOf), dedupe: id, ...own });
    },
  },
);
