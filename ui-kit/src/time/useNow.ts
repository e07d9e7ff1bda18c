import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current UTC instant, updated when a minute begins. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const left = MINUTE_MS - (Date.parse(now) % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date().toISOString()), left);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
