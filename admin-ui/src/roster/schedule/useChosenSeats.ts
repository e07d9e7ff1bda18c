import { useMemo } from 'react';
import type { Choosing } from '../../kit/desk/PairDesk.tsx';
import { useChosen } from '../../kit/desk/useChosen.ts';
import type { Placed } from './FitDialog.tsx';
import type { Line, Seat } from './lines.ts';
import { keysOfShift, type Standing } from './many.ts';
import { type ManySeats, useManySeats } from './useManySeats.ts';

interface ChosenSeats extends Pick<ManySeats, 'busy' | 'refused'> {
  /** Chosen and visible: nobody changes what they do not see. */
  readonly seats: readonly Seat[];
  readonly choosing: Choosing<Line>;
  change(to: Standing): void;
  /** Confirms other seats than the chosen ones, which are forgotten. */
  place(seats: readonly Seat[]): Promise<Placed | null>;
  /** X toggles a row or a whole shift; C and minus apply to all chosen. */
  onKey(key: string, line: Line): boolean;
}

/** Seats chosen for a bulk change; refused ones stay chosen. */
export function useChosenSeats(lines: readonly Line[]): ChosenSeats {
  const order = useMemo(() => lines.map(({ key }) => key), [lines]);
  const chosen = useChosen(order);
  const many = useManySeats();
  const seats = useMemo(
    () => lines.flatMap((line) => (line.kind === 'seat' && chosen.keys.has(line.key) ? [line] : [])),
    [lines, chosen.keys],
  );
  const keys = useMemo(() => new Set(seats.map(({ key }) => key)), [seats]);

  const replace = (next: readonly string[]) => {
    many.forget();
    chosen.replace(next);
  };
  const change = async (to: Standing) => {
    const outcome = await many.change(seats, to);
    if (outcome) chosen.replace([...outcome.refused.keys()]);
  };
  const all = (line: Line) => replace([...new Set([...keys, ...keysOfShift(lines, line)])]);
  const flip = (line: Line) => {
    const group = keysOfShift(lines, line);
    if (line.kind === 'seat') chosen.press(line.key, false);
    else if (group.every((key) => keys.has(key))) replace([...keys].filter((key) => !group.includes(key)));
    else all(line);
  };

  return {
    seats,
    busy: many.busy,
    refused: many.refused,
    change: (to) => void change(to),
    place: async (wished) => {
      replace([]);
      const outcome = await many.change(wished, 'Confirmed');
      return outcome && { count: outcome.done.length, refused: outcome.refused };
    },
    choosing: {
      keys,
      press: (line, range) => chosen.press(line.key, range),
      extend: (from, to) => chosen.extend(from.key, to.key),
      all,
      clear: () => replace([]),
    },
    onKey(key, line) {
      if (key.toLowerCase() === 'x') flip(line);
      else if (seats.length === 0) return false;
      else if (key.toLowerCase() === 'c') void change('Confirmed');
      else if (key === '-' || key === 'Delete') void change('Removed');
      else return false;
      return true;
    },
  };
}
