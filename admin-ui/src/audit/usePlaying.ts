import { useEffect, useRef, useState } from 'react';

/** Long enough to read who did what. */
export const STEP_MS = 1_500;

interface PlayingProps {
  /** The answer for the shown moment has arrived, and the next change is known. */
  readonly ready: boolean;
  /** The next change; undefined after the last. */
  readonly next: string | undefined;
  readonly onStep: (position: string) => void;
}

/** Advances change by change and stops after the last. */
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
