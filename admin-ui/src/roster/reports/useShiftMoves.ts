import { changeSignups } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { type PointerEvent, useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { type Drag, useDrag } from '../../kit/drag/useDrag.ts';
import { useShiftLabel } from '../parts/useShiftLabel.ts';
import type { SeatStatus, ShiftAt } from '../schedule/lines.ts';
import { STANDING } from '../schedule/many.ts';
import { useAttempts } from '../schedule/useAttempts.ts';
import { QUIETLY } from '../schedule/useSeatActions.ts';
import { useDeskWords } from '../words.ts';

/** A sign-up in the grid. */
export interface Mark {
  readonly ref_id: string;
  readonly person: string;
  readonly shift: ShiftAt;
  readonly status: SeatStatus;
}

export interface ShiftMoves {
  /** Picked up by a press until put down. */
  readonly held: Mark | null;
  /** Being dragged. */
  readonly dragged: Mark | null;
  readonly ghost: Drag<Mark>['ghost'];
  readonly grab: (event: PointerEvent, mark: Mark) => void;
  /** Picks it up, or puts it back where it is held already. */
  press(mark: Mark): void;
  putDown(shift: ShiftAt): void;
  letGo(): void;
}

const isSame = (a: Mark | null, b: Mark): boolean => a?.ref_id === b.ref_id && a.shift.sid === b.shift.sid;

/** `data-drop` of a person's free place. */
export const placeOf = (ref_id: string, sid: string): string => `${ref_id} ${sid}`;

interface Grid {
  readonly shifts: readonly ShiftAt[];
  readonly people: readonly {
    readonly ref_id: string;
    readonly shifts: readonly { readonly sid: string }[];
  }[];
}

const isIn = ({ people }: Grid, { ref_id, shift: { sid } }: Mark): boolean =>
  people.some((one) => one.ref_id === ref_id && one.shifts.some((row) => row.sid === sid));

/** Moves sign-ups between a person's shifts, one command each; a refused one stays put and held. */
export function useShiftMoves(grid: Grid): ShiftMoves {
  const { tid } = useDesk();
  const d = useDeskWords();
  const labelOf = useShiftLabel();
  const { attempt } = useAttempts();
  const change = useCommand(changeSignups, QUIETLY);
  const [held, setHeld] = useState<Mark | null>(null);
  const [dragged, setDragged] = useState<Mark | null>(null);

  // Held until the grid shows it gone, so that focus stays on the target.
  if (held && !isIn(grid, held)) setHeld(null);

  const moved = async ({ ref_id, status }: Mark, from: string, sid: string) => {
    const changes = [{ ref_id, from, sid, seen: STANDING[status], to: STANDING[status] }];
    const [answer] = await change.mutateAsync({ params: { tid }, body: { changes } });
    return answer ?? {};
  };
  const move = (mark: Mark, to: ShiftAt) =>
    attempt({
      key: mark.ref_id,
      send: () => moved(mark, mark.shift.sid, to.sid),
      done: d('grid.moved', { name: mark.person, shift: labelOf(to) }),
      undo: () => moved(mark, to.sid, mark.shift.sid),
      refusal: 'error',
    });

  const drag = useDrag<Mark>({
    aimAt: ({ ref_id }, place) => (place.startsWith(placeOf(ref_id, '')) ? 'here' : null),
    onDrop: (mark, place) => {
      const to = grid.shifts.find(({ sid }) => place === placeOf(mark.ref_id, sid));
      if (to) void move(mark, to);
    },
    onItem: (mark) => {
      setHeld(null);
      setDragged(mark);
    },
  });

  return {
    held,
    dragged,
    ...drag,
    press: (mark) => setHeld(isSame(held, mark) ? null : mark),
    putDown: (shift) => {
      if (held) void move(held, shift);
    },
    letGo: () => setHeld(null),
  };
}
