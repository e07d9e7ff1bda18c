import { useRef, useState } from 'react';
import { rangeOf } from './range.ts';

interface Chosen {
  readonly keys: ReadonlySet<string>;
  /** Takes a row in or out; with `range` everything from the last one pressed to it comes in. */
  press(key: string, range: boolean): void;
  replace(keys: readonly string[]): void;
}

/** Which rows of a list are chosen. `order` are the keys as they stand on the screen. */
export function useChosen(order: readonly string[]): Chosen {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  return {
    keys,
    press(key, range) {
      const between = range && last.current !== null ? rangeOf(order, last.current, key) : null;
      last.current = key;
      setKeys((before) => {
        const next = new Set(between ? [...before, ...between] : before);
        if (!between && !next.delete(key)) next.add(key);
        return next;
      });
    },
    replace: (next) => setKeys(new Set(next)),
  };
}
