import type { ReactNode } from 'react';
import { useRosterWords } from '../words.ts';
import { Folded } from './Folded.tsx';

export function PastShifts({ count, children }: { count: number; children: ReactNode }) {
  const w = useRosterWords();
  if (count === 0) return null;
  return <Folded label={w('signup.overCount', { count })}>{children}</Folded>;
}
