import { getLineSignup, getShiftSpotsByCategoryAndReferee } from '@courtcrew/domain/roster/contract.ts';
import { type EarlyRead, earlyRead } from '@courtcrew/domain/web/earlyReads.ts';

export { rosterAggregate } from './aggregate.ts';
export { spendAddition } from './coordinator/adding.ts';
export { reachableStaff } from './coordinator/lists.ts';
export { mayReach, mustRunDeskOf, runsVolunteers } from './coordinator/sides.ts';
export { coordinators, rosterReactions } from './reactions.ts';
export { daysOf, shiftCards, shiftLines } from './shiftCards.ts';
export { calendarOf, deskCalendarOf } from './signup/calendar.ts';
export { WayOut } from './signup/wayOut.ts';

interface Staffed {
  readonly tid: string;
  readonly referee: boolean;
  readonly line: boolean;
}

/** The shifts that a sign-up page shows first: those of the first category the tournament staffs. */
export function firstShiftsRead({ tid, referee, line }: Staffed): readonly EarlyRead[] {
  if (referee) return [earlyRead(getShiftSpotsByCategoryAndReferee, { body: { tid, type: 'Referee' } })];
  return line ? [earlyRead(getLineSignup, { params: { tid } })] : [];
}
