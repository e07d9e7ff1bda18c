import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import {
  confirmShift,
  moveOffWaitlist,
  moveToWaitlist,
  putTimeSpots,
  putWaitlist,
  removeRefTime,
} from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { useShiftLabel } from '../parts/useShiftLabel.ts';
import { useDeskWords } from '../words.ts';
import type { SeatAt, ShiftAt } from './lines.ts';
import { STANDING, type Standing } from './many.ts';
import { type SeatAnswer, useAttempts } from './useAttempts.ts';
import { type SignupBack, useSignupsBack } from './useSignupsBack.ts';

interface Person {
  readonly ref_id: string;
  readonly name: string;
}

/** Ways into a shift, which differ between officials and volunteers. */
interface WaysIn {
  seat(sid: string, ref_id: string): Promise<SeatAnswer>;
  apply(sid: string, ref_id: string): Promise<SeatAnswer>;
}

export interface SeatActions {
  /** Rows or shifts waiting for an answer. */
  readonly busy: ReadonlySet<string>;
  assign(shift: ShiftAt, person: Person, waitlist: boolean): Promise<void>;
  confirm(seat: SeatAt): Promise<void>;
  /** Applied becomes selected; selected and confirmed become applied. */
  toggle(seat: SeatAt): Promise<void>;
  remove(seat: SeatAt): Promise<void>;
  /** Toggles the captain, where shifts have one. */
  lead?(seat: SeatAt): Promise<void>;
}

export const QUIETLY = { quiet: true, affects: ['audit'] };

/** Assignment commands of officials. */
function useOfficialWays(): WaysIn {
  const { tid } = useDesk();
  const seat = useCommand(putTimeSpots, QUIETLY);
  const apply = useCommand(putWaitlist, QUIETLY);
  return {
    seat: (sid, ref_id) => seat.mutateAsync({ params: { sid }, body: { tid, ref_id } }),
    apply: (sid, ref_id) => apply.mutateAsync({ params: { sid }, body: { tid, ref_id } }),
  };
}

export const useOfficialSeats = (): SeatActions => useSeatActions(useOfficialWays());

/** What takes a change of a seat back: where it left the person, and where they stood. */
const backTo = ({ shift, spot, status }: SeatAt, seen: Standing): SignupBack => ({
  sid: shift.sid,
  ref_id: spot.ref_id,
  seen,
  to: STANDING[status],
  // The waitlist has no captain.
  ...(spot.captain && status !== 'applied' && { captain: true }),
});

/** Seat commands, each the last step of the screen with its undo. Nothing here rejects. */
export function useSeatActions(ways: WaysIn): SeatActions {
  const { tid } = useDesk();
  const d = useDeskWords();
  const labelOf = useShiftLabel();
  const { busy, attempt } = useAttempts();
  const confirmSeat = useCommand(confirmShift, QUIETLY);
  const select = useCommand(moveOffWaitlist, QUIETLY);
  const unselect = useCommand(moveToWaitlist, QUIETLY);
  const leave = useCommand(removeRefTime, QUIETLY);
  const back = useSignupsBack();
  const restore = async (change: SignupBack): Promise<SeatAnswer> => (await back([change]))[0] ?? {};
  const names = ({ shift, spot }: SeatAt) => ({ name: fullName(spot), shift: labelOf(shift) });

  return {
    busy,
    assign: (shift, { ref_id, name }, waitlist) =>
      attempt({
        key: shift.sid,
        send: () => (waitlist ? ways.apply : ways.seat)(shift.sid, ref_id),
        // A full shift may put the person on its waitlist.
        done: (answer) =>
          d(answer.waitlist ? 'schedule.appliedFor' : 'schedule.assigned', { name, shift: labelOf(shift) }),
        undo: (answer) => restore(outOf(shift.sid, ref_id, answer)),
        refusal: 'warning',
        conflict: waitlist ? 'warning' : 'error',
      }),
    confirm: (seat) =>
      attempt({
        key: seat.spot.shift_id,
        send: () => confirmSeat.mutateAsync({ body: { shift_id: seat.spot.shift_id, tid } }),
        done: d('schedule.confirmed', names(seat)),
        undo: () => restore(backTo(seat, 'Confirmed')),
        refusal: 'error',
      }),
    toggle: (seat) => {
      const input = { params: { id: seat.spot.shift_id }, body: { tid } };
      const isApplied = seat.status === 'applied';
      return attempt({
        key: seat.spot.shift_id,
        send: () => (isApplied ? select : unselect).mutateAsync(input),
        done: d(isApplied ? 'schedule.assigned' : 'schedule.moved', names(seat)),
        undo: () => restore(backTo(seat, isApplied ? 'Selected' : 'Applied')),
        refusal: 'error',
      });
    },
    remove: (seat) =>
      attempt({
        key: seat.spot.shift_id,
        send: () => leave.mutateAsync({ params: { shift_id: seat.spot.shift_id }, body: { tid } }),
        done: d('schedule.removed', names(seat)),
        undo: () => restore(backTo(seat, 'Removed')),
        refusal: 'error',
      }),
  };
}

/** What takes somebody out again who was put into a shift; a former application is restored. */
export const outOf = (sid: string, ref_id: string, { before, waitlist }: SeatAnswer): SignupBack => ({
  sid,
  ref_id,
  seen: waitlist ? 'Applied' : 'Selected',
  to: before === 'waitlist' ? 'Applied' : 'Removed',
});
