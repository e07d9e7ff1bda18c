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

/** A shift as far as acting on it needs it. */
export interface ShiftAt {
  readonly sid: string;
  readonly name: string;
}

/** Somebody's row in a shift, from whichever list. */
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

/** The two ways into a shift; they differ between officials and volunteers. */
export interface WaysIn {
  /** `captain` where the person led the shift before. */
  seat(sid: string, ref_id: string, captain?: boolean): Promise<SeatAnswer>;
  apply(sid: string, ref_id: string): Promise<SeatAnswer>;
}

export interface SeatActions {
  /** Row or shift that waits for its answer. */
  readonly busy: ReadonlySet<string>;
  assign(shift: ShiftAt, person: Person, waitlist: boolean): Promise<void>;
  confirm(seat: SeatAt): Promise<void>;
  /** Applied becomes selected; selected and confirmed become applied. */
  toggle(seat: SeatAt): Promise<void>;
  remove(seat: SeatAt): Promise<void>;
  /** Marks who leads the shift, or takes that back; only where shifts are led. */
  lead?(seat: SeatAt): Promise<void>;
}

export const QUIETLY = { quiet: true, affects: ['audit'] };

/** The ways officials come into a shift. */
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

/** What the desk does to seats: told in toasts, undone where a command takes it back. Nothing here rejects. */
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

  /** Puts somebody back as they stood. */
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
        // A full shift may take to its waitlist whom it cannot seat.
        done: (answer) =>
          d(answer.waitlist ? 'schedule.waitlisted' : 'schedule.assigned', { name, shift: shift.name }),
        // Whoever had applied meanwhile still has.
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
                // Who led the shift does so no more on the waitlist.
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
