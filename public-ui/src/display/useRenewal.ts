import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { serverNow } from '@courtcrew/ui-kit/time/serverClock.ts';
import { useEffect, useRef } from 'react';
import { isIdle, renew } from './renewal.ts';

const LOOK_MS = 1_800_000;

/** Takes a new build over when nobody is looking: a display runs for days, and nobody reloads it. */
export function useRenewal(board: Board | null, zone: string | null): void {
  const scene = useRef({ board, zone, updated: 0 });
  useEffect(() => {
    scene.current = { board, zone, updated: serverNow() };
  }, [board, zone]);
  useEffect(() => {
    const timer = setInterval(() => {
      const { board, zone, updated } = scene.current;
      if (board && zone && isIdle({ board, zone, updated }, serverNow())) void renew();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
