import * as calls from '@courtcrew/domain/board/contract.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { runsSection } from '@courtcrew/domain/roster/index.ts';
import { courtsMonitoredBy } from '@courtcrew/projections/board/index.ts';
import { checkedInVolunteer } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { atDesk, found, type Route, route } from '../kernel/http/route.ts';
import { forbidden, Refused } from '../kernel/refused.ts';
import { courtCalled, onBoard } from './onBoard.ts';

const notCheckedIn = () =>
  refuse('not-checked-in', 'Only a checked-in volunteer can be a court monitor', {
    fields: { ref_id: 'is not a checked-in volunteer' },
  });

export const monitorRoutes: readonly Route[] = [
  route(calls.assignMonitorToCourt, async ({ tid, body, caller }, use) => {
    const { time_zone } = found(await tournamentById(use.db, tid), 'Tournament');
    const court = await courtCalled(use, tid, body.court);
    const ref_id = body.ref_id ?? null;
    const at = use.now();
    const today = { date: dateIn(at, time_zone), now: { at, zone: time_zone } };
    if (ref_id !== null && !(await checkedInVolunteer(use.db, tid, ref_id, today))) {
      throw new Refused(notCheckedIn());
    }
    const command = { type: 'AssignMonitor' as const, ...court, ref_id, seen: body.seen };
    await onBoard(use, tid, command, atDesk(caller));
    return { message: 'Saved' };
  }),

  route(calls.verifyCourtMonitorStatus, async ({ tid, subject, caller }, use) => {
    // Who looks after which court is the volunteers' desk's to know of others.
    if (subject !== caller.ref_id && !runsSection(caller, 'volunteer')) {
      throw forbidden();
    }
    const { score_reporting } = found(await tournamentById(use.db, tid), 'Tournament');
    const courts = await courtsMonitoredBy(use.db, tid, subject);
    return { count: courts.length, score_reporting, courts };
  }),
];
