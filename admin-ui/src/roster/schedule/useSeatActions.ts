import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { CallFailed } from '@courtcrew/domain/contract/client.ts';
import {
  confirmShift,
  moveOffWaitlist,
  moveToWaitlist,
  putTimeSpots,
  putWaitlist,
  removeRefTime,
} from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import { useRef, useState } from 'react';
import { useDesk } from '../parts/desk.ts';
import { useDeskWords } from '../words.ts';
import { fullName, type Seat } from './lines.ts';

type Answer = AnswerOf<typeof putTimeSpots>;

interface Attempt {
  /** What is being changed; its buttons rest meanwhile. */
  readonly key: string;
  readonly send: () => Promise<Answer>;
  readonly done: string;
  /** The compensating command. */
  readonly undo?: (answer: Answer) => Promise<unknown>;
  /** How a refusal is told; the documents call for a warning where somebody was picked in vain. */
  readonly refusal: 'warning' | 'error';
  readonly conflict?: 'warning' | 'error';
}

interface Person {
  readonly ref_id: string;
  readonly name: string;
}

export interface SeatActions {
  /** Row or shift that waits for its answer. */
  readonly busy: ReadonlySet<string>;
  assign(shift: ShiftRow, person: Person, waitlist: boolean): Promise<void>;
  confirm(seat: Seat): Promise<void>;
  /** Applied becomes selected; selected and confirmed become applied. */
  toggle(seat: Seat): Promise<void>;
  remove(seat: Seat): Promise<void>;
}

const AFFECTS = { quiet: true, affects: ['audit'] };

/** What the desk does to seats: told in toasts, undone where a command takes it back. Nothing here rejects. */
export function useSeatActions(): SeatActions {
  const { tid } = useDesk();
  const d = useDeskWords();
  const toast = useToast();
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const seat = useCommand(putTimeSpots, AFFECTS);
  const apply = useCommand(putWaitlist, AFFECTS);
  const confirmSeat = useCommand(confirmShift, AFFECTS);
  const select = useCommand(moveOffWaitlist, AFFECTS);
  const unselect = useCommand(moveToWaitlist, AFFECTS);
  const leave = useCommand(removeRefTime, AFFECTS);

  const send = {
    seat: (sid: string, ref_id: string) => seat.mutateAsync({ params: { sid }, body: { tid, ref_id } }),
    apply: (sid: string, ref_id: string) => apply.mutateAsync({ params: { sid }, body: { tid, ref_id } }),
    confirm: (shift_id: string) => confirmSeat.mutateAsync({ body: { shift_id, tid } }),
    select: (id: string) => select.mutateAsync({ params: { id }, body: { tid } }),
    unselect: (id: string) => unselect.mutateAsync({ params: { id }, body: { tid } }),
    leave: (shift_id: string) => leave.mutateAsync({ params: { shift_id }, body: { tid } }),
  };

  const attempt = async ({ key, send, done, undo, refusal, conflict = 'error' }: Attempt): Promise<void> => {
    if (running.current.has(key)) return;
    running.current.add(key);
    setBusy(new Set(running.current));
    try {
      const answer = await send();
      if (answer.conflict) toast[conflict](answer.conflict.text);
      else toast.success(done, undo && { undo: () => takeBack(key, () => undo(answer)) });
    } catch (failure) {
      toast[refusal](failure instanceof CallFailed ? failure.message : String(failure));
    } finally {
      running.current.delete(key);
      setBusy(new Set(running.current));
    }
  };
  const takeBack = (key: string, undo: () => Promise<unknown>) =>
    attempt({
      key,
      send: async () => ((await undo()) as Answer | undefined) ?? {},
      done: d('schedule.restored'),
      refusal: 'error',
    });

  /** Puts somebody back as they stood. */
  const restore = async ({ shift, spot, status }: Seat): Promise<Answer> => {
    if (status === 'applied') return send.apply(shift.sid, spot.ref_id);
    const answer = await send.seat(shift.sid, spot.ref_id);
    return status === 'confirmed' && answer.shift_id ? send.confirm(answer.shift_id) : answer;
  };

  return {
    busy,
    assign: (shift, { ref_id, name }, waitlist) =>
      attempt({
        key: shift.sid,
        send: () => (waitlist ? send.apply : send.seat)(shift.sid, ref_id),
        done: d(waitlist ? 'schedule.waitlisted' : 'schedule.assigned', { name, shift: shift.name }),
        undo: async ({ shift_id }) => shift_id && send.leave(shift_id),
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
                const answer = await send.select(spot.shift_id);
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
