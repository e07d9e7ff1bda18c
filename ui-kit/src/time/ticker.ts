import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from './serverClock.ts';

const TICK_MS = 5_000;

let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}

/** One timer for every clock of a page. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = serverNow();
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** A text that changes with time, drawn only when it changes. `textOf` gets ms since 1970 and must be constant. */
export function useTicking(textOf: (now: number) => string): string {
  const text = useCallback(() => textOf(now), [textOf]);
  return useSyncExternalStore(subscribe, text, text);
}
