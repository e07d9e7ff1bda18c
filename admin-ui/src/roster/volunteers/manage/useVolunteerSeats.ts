import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import {
  moveToWaitlist,
  putCaptainInShift,
  putVolunteerInShift,
  removeRefTime,
} from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useAttempts } from '../../schedule/useAttempts.ts';
import { QUIETLY, type SeatActions, useSeatActions } from '../../schedule/useSeatActions.ts';
import { useVolunteerWords } from '../words.ts';

type Seating = Parameters<SeatActions['assign']>;

interface VolunteerSeats extends Required<SeatActions> {
  /** Seats somebody who leads the shift. */
  assignCaptain(shift: Seating[0], person: Seating[1]): Promise<void>;
}

/** What coordinators and captains do to the rows of volunteers; told and undone as at the officials' desk. */
export function useVolunteerSeats(): VolunteerSeats {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const { busy, attempt } = useAttempts();
  const put = useCommand(putVolunteerInShift, QUIETLY);
  const mark = useCommand(putCaptainInShift, QUIETLY);
  const leave = useCommand(removeRefTime, QUIETLY);
  const unselect = useCommand(moveToWaitlist, QUIETLY);
  const lead = (sid: string, ref_id: string, captain: boolean) =>
    mark.mutateAsync({ params: { sid }, body: { tid, ref_id, captain } });
  const enter = (sid: string, ref_id: string, waitlist: boolean) =>
    put.mutateAsync({ params: { sid }, body: { tid, ref_id, waitlist } });
  const seats = useSeatActions({
    seat: (sid, ref_id, captain) => (captain ? lead(sid, ref_id, true) : enter(sid, ref_id, false)),
    apply: (sid, ref_id) => enter(sid, ref_id, true),
  });
  return {
    ...seats,
    busy: busy.size > 0 ? new Set([...busy, ...seats.busy]) : seats.busy,
    lead: ({ shift, spot }) =>
      attempt({
        key: spot.shift_id,
        send: () => lead(shift.sid, spot.ref_id, !spot.captain),
        done: v(spot.captain ? 'manage.leadsNot' : 'manage.leads', {
          name: fullName(spot),
          shift: shift.name,
        }),
        undo: () => lead(shift.sid, spot.ref_id, spot.captain),
        refusal: 'error',
      }),
    assignCaptain: (shift, { ref_id, name }) =>
      attempt({
        key: shift.sid,
        send: () => lead(shift.sid, ref_id, true),
        done: v('manage.leads', { name, shift: shift.name }),
        undo: async ({ shift_id, before }) => {
          if (before === 'seat') return lead(shift.sid, ref_id, false);
          if (!shift_id) return undefined;
          return before === 'waitlist'
            ? unselect.mutateAsync({ params: { id: shift_id }, body: { tid } })
            : leave.mutateAsync({ params: { shift_id }, body: { tid } });
        },
        refusal: 'warning',
      }),
  };
}
