import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The UTC instant a screen counts as now; moves on when a minute begins, as clocks on walls do. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const left = MINUTE_MS - (Date.parse(now) % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date().toISOString()), left);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
