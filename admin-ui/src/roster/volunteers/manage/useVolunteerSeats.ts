import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { putCaptainInShift, putVolunteerInShift } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useShiftLabel } from '../../parts/useShiftLabel.ts';
import { STANDING, type Standing } from '../../schedule/many.ts';
import { useAttempts } from '../../schedule/useAttempts.ts';
import { outOf, QUIETLY, type SeatActions, useSeatActions } from '../../schedule/useSeatActions.ts';
import { type SignupBack, useSignupsBack } from '../../schedule/useSignupsBack.ts';
import { useVolunteerWords } from '../words.ts';

type Seating = Parameters<SeatActions['assign']>;

interface VolunteerSeats extends Required<SeatActions> {
  /** Seats somebody who leads the shift. */
  assignCaptain(shift: Seating[0], person: Seating[1]): Promise<void>;
}

const stays = (sid: string, ref_id: string, standing: Standing): SignupBack => ({
  sid,
  ref_id,
  seen: standing,
  to: standing,
});

/** What coordinators and captains do to the rows of volunteers; told and undone as at the officials' desk. */
export function useVolunteerSeats(): VolunteerSeats {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const labelOf = useShiftLabel();
  const { busy, attempt } = useAttempts();
  const put = useCommand(putVolunteerInShift, QUIETLY);
  const mark = useCommand(putCaptainInShift, QUIETLY);
  const back = useSignupsBack();
  const lead = (sid: string, ref_id: string, captain: boolean) =>
    mark.mutateAsync({ params: { sid }, body: { tid, ref_id, captain } });
  const enter = (sid: string, ref_id: string, waitlist: boolean) =>
    put.mutateAsync({ params: { sid }, body: { tid, ref_id, waitlist } });
  const seats = useSeatActions({
    seat: (sid, ref_id) => enter(sid, ref_id, false),
    apply: (sid, ref_id) => enter(sid, ref_id, true),
  });
  const restore = async (change: SignupBack) => (await back([change]))[0] ?? {};
  return {
    ...seats,
    busy: busy.size > 0 ? new Set([...busy, ...seats.busy]) : seats.busy,
    lead: ({ shift, spot, status }) =>
      attempt({
        key: spot.shift_id,
        send: () => lead(shift.sid, spot.ref_id, !spot.captain),
        done: v(spot.captain ? 'manage.leadsNot' : 'manage.leads', {
          name: fullName(spot),
          shift: labelOf(shift),
        }),
        undo: () => restore({ ...stays(shift.sid, spot.ref_id, STANDING[status]), captain: spot.captain }),
        refusal: 'error',
      }),
    assignCaptain: (shift, { ref_id, name }) =>
      attempt({
        key: shift.sid,
        send: () => lead(shift.sid, ref_id, true),
        done: v('manage.leads', { name, shift: labelOf(shift) }),
        undo: (answer) =>
          restore(
            answer.before === 'seat'
              ? { ...stays(shift.sid, ref_id, answer.confirmed ? 'Confirmed' : 'Selected'), captain: false }
              : outOf(shift.sid, ref_id, answer),
          ),
        refusal: 'warning',
      }),
  };
}
