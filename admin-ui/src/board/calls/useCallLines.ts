import { useState } from 'react';
import { type CallLine, inOrder, inPlace, type OpenCall } from './openCalls.ts';

interface Shown {
  readonly calls: readonly OpenCall[];
  readonly isHeld: boolean;
  readonly lines: readonly CallLine[];
}

/** Calls in order; while the list is held, in the order of when that began. */
export function useCallLines(calls: readonly OpenCall[], isHeld: boolean): readonly CallLine[] {
  const [shown, show] = useState<Shown>(() => ({ calls, isHeld, lines: inOrder(calls) }));
  if (shown.calls === calls && shown.isHeld === isHeld) return shown.lines;
  const lines = isHeld ? inPlace(shown.lines, calls) : inOrder(calls);
  show({ calls, isHeld, lines });
  return lines;
}
