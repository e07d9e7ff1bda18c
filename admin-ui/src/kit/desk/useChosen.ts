import { useRef, useState } from 'react';
import { rangeOf } from './range.ts';

export interface Chosen {
  readonly keys: ReadonlySet<string>;
  /** Takes a row in or out; with `range` everything from the last one pressed to it comes in. */
  press(key: string, range: boolean): void;
  /** Shift and a key led from one row to another: a range that grows and shrinks with every further step. */
  extend(from: string, to: string): void;
  replace(keys: readonly string[]): void;
}

/** Which rows of a list are chosen. `order` are the keys as they stand on the screen. */
export function useChosen(order: readonly string[]): Chosen {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  /** The range that is being drawn: where it ends, and what was chosen without it. */
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
