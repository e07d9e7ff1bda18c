import { getLineSignup, getShiftSpotsByCategoryAndReferee } from '@courtcrew/domain/roster/contract.ts';
import { type EarlyRead, earlyRead } from '@courtcrew/domain/web/earlyReads.ts';

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
