import { useCallback } from 'react';
import { hoursMinutes } from './format.ts';
import { useTicking } from './ticker.ts';

const MINUTE_MS = 60_000;

/** Whole minutes from a UTC instant until now, never negative. */
export const minutesSince = (since: string, until: number): number =>
  Math.max(Math.floor((until - Date.parse(since)) / MINUTE_MS), 0);

/** `0:42` since a UTC instant. A board shows hundreds: each is drawn again only when its own text changes. */
export function Elapsed({ since }: { since: string }) {
  const text = useCallback((now: number) => hoursMinutes(minutesSince(since, now)), [since]);
  return <time dateTime={since}>{useTicking(text)}</time>;
}
