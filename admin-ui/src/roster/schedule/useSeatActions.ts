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
import { useDeskWords } from '../words.ts';
import type { SeatStatus } from './lines.ts';
import { type SeatAnswer, useAttempts } from './useAttempts.ts';

interface Person {
  readonly ref_id: string;
  readonly name: string;
}

/** The part of a shift that actions need. */
export interface ShiftAt {
  readonly sid: string;
  readonly name: string;
}

/** A seat from any list. */
export interface SeatAt {
  readonly shift: ShiftAt;
  readonly spot: {
    readonly shift_id: string;
    readonly ref_id: string;
    readonly first: string;
    readonly last: string;
    readonly captain: boolean;
  };
  readonly status: SeatStatus;
}

/** Ways into a shift, which differ between officials and volunteers. */
interface WaysIn {
  /** `captain` restores a former captain. */
  seat(sid: string, ref_id: string, captain?: boolean): Promise<SeatAnswer>;
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

/** Seat commands with toasts and undo. Nothing here rejects. */
export function useSeatActions(ways: WaysIn): SeatActions {
  const { tid } = useDesk();
  const d = useDeskWords();
  const { busy, attempt } = useAttempts();
  const confirmSeat = useCommand(confirmShift, QUIETLY);
  const select = useCommand(moveOffWaitlist, QUIETLY);
  const unselect = useCommand(moveToWaitlist, QUIETLY);
  const leave = useCommand(removeRefTime, QUIETLY);

  const send = {
    ...ways,
    confirm: (shift_id: string) => confirmSeat.mutateAsync({ body: { shift_id, tid } }),
    select: (id: string) => select.mutateAsync({ params: { id }, body: { tid } }),
    unselect: (id: string) => unselect.mutateAsync({ params: { id }, body: { tid } }),
    leave: (shift_id: string) => leave.mutateAsync({ params: { shift_id }, body: { tid } }),
  };

  /** Restores the former status. */
  const restore = async ({ shift, spot, status }: SeatAt): Promise<SeatAnswer> => {
    if (status === 'applied') return send.apply(shift.sid, spot.ref_id);
    const answer = await send.seat(shift.sid, spot.ref_id, spot.captain);
    return status === 'confirmed' && answer.shift_id ? send.confirm(answer.shift_id) : answer;
  };

  return {
    busy,
    assign: (shift, { ref_id, name }, waitlist) =>
      attempt({
        key: shift.sid,
        send: () => (waitlist ? send.apply : send.seat)(shift.sid, ref_id),
        // A full shift may put the person on its waitlist.
        done: (answer) =>
          d(answer.waitlist ? 'schedule.waitlisted' : 'schedule.assigned', { name, shift: shift.name }),
        // A former application is restored.
        undo: async ({ shift_id, before }) =>
          shift_id ? (before === 'waitlist' ? send.unselect : send.leave)(shift_id) : undefined,
        refusal: 'warning',
        conflict: waitlist ? 'warning' : 'error',
      }),
    confirm: ({ shift, spot }) =>
      attempt({
        key: spot.shift_id,
        send: () => send.confirm(spot.shift_id),
        done: d('schedule.confirmed', { name: fullName(spot), shift: shift.name }),
        refusal: 'error',
      }),
    toggle: ({ shift, spot, status }) =>
      attempt(
        status === 'applied'
          ? {
              key: spot.shift_id,
              send: () => send.select(spot.shift_id),
              done: d('schedule.assigned', { name: fullName(spot), shift: shift.name }),
              undo: () => send.unselect(spot.shift_id),
              refusal: 'error',
            }
          : {
              key: spot.shift_id,
              send: () => send.unselect(spot.shift_id),
              done: d('schedule.moved', { name: fullName(spot) }),
              undo: async () => {
                // The waitlist has no captain.
                const answer = await (spot.captain
                  ? send.seat(shift.sid, spot.ref_id, true)
                  : send.select(spot.shift_id));
                return status === 'confirmed' && !answer.conflict ? send.confirm(spot.shift_id) : answer;
              },
              refusal: 'error',
            },
      ),
    remove: (seat) =>
      attempt({
        key: seat.spot.shift_id,
        send: () => send.leave(seat.spot.shift_id),
        done: d('schedule.removed', { name: fullName(seat.spot), shift: seat.shift.name }),
        undo: () => restore(seat),
        refusal: 'error',
      }),
  };
}
