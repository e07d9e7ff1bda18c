import { useEffect, useState } from 'react';

const PAUSE_MS = 500;

/** What somebody types, once they pause: the server is not asked at every letter. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  const print = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(JSON.parse(print)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [print]);
  return paused;
}
