import * as calls from '@courtcrew/domain/board/contract.ts';
import { PHONE_CLOCK, sameCall } from '@courtcrew/domain/board/index.ts';
import { allows } from '@courtcrew/domain/contract/policies.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { runsEverything } from '@courtcrew/domain/roster/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { courtsMonitoredBy } from '@courtcrew/projections/board/index.ts';
import { atDesk, type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { isTheirs } from './duty.ts';
import { type BoardParts, courtCalled, dataOf, onBoard } from './onBoard.ts';

/** Desks and this tournament's court monitors may notify; in another's name only who runs a desk of theirs. */
async function mayNotify(use: Use, tid: string, caller: Caller, ref_id: string): Promise<boolean> {
  if (ref_id !== caller.ref_id && !runsEverything(caller)) return isTheirs(use, caller, tid, ref_id);
  if (allows('anyDesk', { ...caller, subject: null })) return true;
  return (await courtsMonitoredBy(use.db, tid, ref_id)).length > 0;
}

/** When the caller pressed, by the clock of the server where the phone says what its own shows. */
function pressedAt(use: Use, called_at: string | null | undefined): string {
  const now = use.now();
  if (!called_at) return now;
  const shown = Date.parse(use.http.sent(PHONE_CLOCK));
  const pressed = new Date(Date.parse(called_at) + (Number.isNaN(shown) ? 0 : Date.parse(now) - shown));
  return Number.isNaN(pressed.getTime()) ? now : pressed.toISOString();
}

/** Notifications to the desk, which its screens name calls. */
export const notificationRoutes = ({ boardNow }: BoardParts): readonly Route[] => [
  route(calls.courtMonitorNotifyDesk, async ({ tid, subject: ref_id, body, caller }, use) => {
    if (!(await mayNotify(use, tid, caller, ref_id))) {
      throw new Refused(refuse('forbidden', calls.NO_COURT_TO_MONITOR));
    }
    if (!body.court_num) return calls.COURT_NUMBER_NEEDED;
    const court = await courtCalled(use, tid, body.court_num);
    // What is said is sealed under the caller, who must be somebody.
    found(await personById(use.db, ref_id), 'Person');
    const command = {
      type: 'RaiseNotification' as const,
      ...court,
      notification: body.type,
      message: body.message ?? '',
      ref_id,
      called_at: pressedAt(use, body.called_at),
    };
    const events = await onBoard(use, tid, command, caller.actor(ref_id));
    const nid =
      dataOf(events, 'NotificationRaised')?.nid ?? sameCall(await boardNow(tid), command, use.now())?.nid;
    return { message: 'Message Sent', nid: found(nid, 'Notification') };
  }),

  route(calls.confirmNotification, async ({ tid, body: { nid, response }, caller }, use) => {
    const { ref_id } = caller;
    const command = { type: 'ConfirmNotification' as const, nid, response: response || null, ref_id };
    await onBoard(use, tid, command, atDesk(caller));
    return { message: 'Confirmed' };
  }),
];
