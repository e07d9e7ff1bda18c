import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { filled, inTurn } from '@courtcrew/domain/kernel/text.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { datedMomentText } from '@courtcrew/domain/kernel/timeText.ts';
import { CONFIRM_DATES, type RosterCommand, type ShiftRow } from '@courtcrew/domain/roster/index.ts';
import { faultOf, type TournamentFields } from '@courtcrew/domain/tournaments/index.ts';
import { shiftsOf } from '@courtcrew/projections/roster/index.ts';
import { type TournamentRow, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { atDesk, type Caller, found, type Guard, guard, type Use } from '../../kernel/http/route.ts';
import { reactBy } from '../../kernel/jobs/index.ts';
import { done, Refused } from '../../kernel/refused.ts';
import {
  changesIn,
  editTournament,
  setTimeZone,
  type TournamentEdit,
  tournament,
} from '../../tournaments/index.ts';
import { rosterAggregate } from '../aggregate.ts';
import { conflictIn } from '../answers.ts';

/** Edits of a tournament's record, which can move its shifts or leave them outside of its days. */

type Changes = Partial<TournamentFields>;

/** Shifts that the new days leave outside, of those that were on days of the tournament. */
async function leftOutside(use: Use, row: TournamentRow, { start, end_date }: Changes): Promise<ShiftRow[]> {
  if (start === undefined && end_date === undefined) return [];
  const isOutside = (day: string, first: string | null, last: string | null) =>
    (first !== null && day < first) || ((last ?? first) !== null && day > (last ?? first ?? ''));
  const after = {
    ...row,
    ...(start !== undefined && { start }),
    ...(end_date !== undefined && { end_date }),
  };
  return (await shiftsOf(use.db, row.tid)).filter((shift) => {
    const day = dateIn(shift.start, row.time_zone);
    return !isOutside(day, row.start, row.end_date) && isOutside(day, after.start, after.end_date);
  });
}

const NAMED = 20;

function confirmDates(shifts: readonly ShiftRow[]): Refused {
  const list = shifts.slice(0, NAMED).map(({ sid, name, start, end, time_zone }) => ({
    ...{ sid, name, start, end },
    text: `${name}, ${datedMomentText(start, time_zone)}`,
  }));
  const named = shifts
    .slice(0, NAMED)
    .map(({ name, start, time_zone }) =>
      filled('{name}, {start}', { name, start: { at: start, zone: time_zone, dated: true } }),
    );
  const text = filled('Shifts outside of these days: {shifts}. Please confirm that this is meant.', {
    shifts: inTurn(named, '; '),
  });
  return new Refused(refuse(CONFIRM_DATES, text, { details: { count: shifts.length, shifts: list } }));
}

/** Decided by the roster before the tournament's record says so: a seat elsewhere at the new hours stops both. */
async function correctZone(
  use: Use,
  caller: Caller,
  tid: string,
  command: RosterCommand<'CorrectZone'>,
): Promise<void> {
  const outcome = await use.attempt(rosterAggregate, tid, command, { actor: atDesk(caller), step: 'zone' });
  const stopped = await conflictIn(use, outcome, command.to);
  if (stopped)
    throw new Refused(
      refuse('conflict', stopped.conflict.template ?? stopped.message, { details: { ...stopped.conflict } }),
    );
  done(outcome);
}

/** What an edit does to the shifts, before it is carried out. */
async function withShifts(
  use: Use,
  caller: Caller,
  tid: string,
  { keep = 'wall', keep_confirmed, confirm, ...form }: TournamentEdit,
): Promise<void> {
  const row = found(await tournamentById(use.db, tid), 'Tournament');
  const changes = changesIn(form, caller);
  // What is refused anyway asks nothing and moves nothing.
  if ((form.version ?? row.version) !== row.version || faultOf({ ...row, ...changes })) return;
  const outside = confirm ? [] : await leftOutside(use, row, changes);
  if (outside.length > 0) throw confirmDates(outside);
  const { time_zone: from } = row;
  const to = changes.time_zone ?? from;
  if (to !== from)
    await correctZone(use, caller, tid, { type: 'CorrectZone', from, to, keep, keep_confirmed });
}

export const tournamentEditGuards: readonly Guard[] = [
  guard(editTournament, ({ tid, body, caller }, use) => withShifts(use, caller, tid, body)),
  guard(setTimeZone, ({ tid, body: { value, keep, keep_confirmed }, caller }, use) =>
    withShifts(use, caller, tid, { time_zone: value, keep, keep_confirmed }),
  ),
];

/** Writes a corrected zone into the tournament's record where the request that corrected it ended too soon. */
export const followZone = reactBy(
  rosterAggregate,
  { name: 'roster.follow-zone' },
  {
    ZoneCorrected: async ({ stream, data: { from, to }, meta }, { execute }) => {
      await execute(tournament, streamId(stream), { type: 'FollowZone', from, to }, { actor: meta.actor });
    },
  },
);
