import { useEffect, useRef, useState } from 'react';

/** Long enough to read who did what. */
export const STEP_MS = 1_500;

interface PlayingProps {
  /** What is shown is what was asked for, and what follows is known. */
  readonly ready: boolean;
  /** The change that follows; undefined after the last one. */
  readonly next: string | undefined;
  readonly onStep: (position: string) => void;
}

/** Steps from change to change, each after it could be read; stops after the last one. */
export function usePlaying({ ready, next, onStep }: PlayingProps) {
  const [playing, setPlaying] = useState(false);
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    if (!playing || !ready) return;
    const timer = setTimeout(() => {
      if (next === undefined) setPlaying(false);
      else step.current(next);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, ready, next]);
  return { playing, setPlaying };
}
