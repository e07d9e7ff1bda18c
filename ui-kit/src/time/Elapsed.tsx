import { useCallback, useSyncExternalStore } from 'react';
import { hoursMinutes } from './format.ts';
import { serverNow } from './serverClock.ts';

const TICK_MS = 5_000;
const MINUTE_MS = 60_000;

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

/** Whole minutes from a UTC instant until now, never negative. */
export const minutesSince = (since: string, until: number): number =>
  Math.max(Math.floor((until - Date.parse(since)) / MINUTE_MS), 0);

interface ElapsedProps {
  /** UTC instant. */
  readonly since: string;
  /** How far the server's clock is ahead of this device's, ms. */
  readonly ahead?: number;
}

/** `0:42` since an instant. A board shows hundreds: each is drawn again only when its own text changes. */
export function Elapsed({ since, ahead = 0 }: ElapsedProps) {
  const text = useCallback(() => hoursMinutes(minutesSince(since, now + ahead)), [since, ahead]);
  return <time dateTime={since}>{useSyncExternalStore(subscribe, text)}</time>;
}
