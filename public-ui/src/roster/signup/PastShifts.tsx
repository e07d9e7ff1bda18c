import type { ReactNode } from 'react';
import { useRosterWords } from '../words.ts';
import { Folded } from './Folded.tsx';

/** Shifts that are over, folded away below those one can still do something about; nothing where there are none. */
export function PastShifts({ count, children }: { count: number; children: ReactNode }) {
  const w = useRosterWords();
  if (count === 0) return null;
  return <Folded label={w('signup.overCount', { count })}>{children}</Folded>;
}
