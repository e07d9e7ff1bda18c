import { useCallback, useEffect, useState } from 'react';

/** Long enough to be read, or found, once. */
const LASTING_MS = 5_000;

/** Something to say for a moment, and the way to say it. Saying the same again begins the moment anew. */
export function useTold<Said extends string>(): [told: Said | null, tell: (said: Said) => void] {
  const [told, setTold] = useState<{ readonly said: Said } | null>(null);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), LASTING_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return [told?.said ?? null, useCallback((said: Said) => setTold({ said }), [])];
}
