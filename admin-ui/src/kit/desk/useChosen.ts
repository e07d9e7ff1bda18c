import { useRef, useState } from 'react';
import { rangeOf } from './range.ts';

export interface Chosen {
  readonly keys: ReadonlySet<string>;
  /** Toggles a row; `range` adds everything from the last one. */
  press(key: string, range: boolean): void;
  /** Shift and an arrow key: the range follows every step. */
  extend(from: string, to: string): void;
  replace(keys: readonly string[]): void;
}

/** Chosen rows; `order` are the keys as shown. */
export function useChosen(order: readonly string[]): Chosen {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  /** The current range: its end, and what was chosen before. */
  const drawn = useRef<{ readonly to: string; readonly besides: ReadonlySet<string> } | null>(null);

  const begin = (key: string | null) => {
    anchor.current = key;
    drawn.current = null;
  };
  const draw = (to: string) => {
    const besides = drawn.current?.besides ?? keys;
    drawn.current = { to, besides };
    setKeys(new Set([...besides, ...rangeOf(order, anchor.current ?? to, to)]));
  };
  return {
    keys,
    press(key, range) {
      if (range) return draw(key);
      begin(key);
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      setKeys(next);
    },
    extend(from, to) {
      if (drawn.current?.to !== from) begin(from);
      draw(to);
    },
    replace(next) {
      begin(null);
      setKeys(new Set(next));
    },
  };
}
