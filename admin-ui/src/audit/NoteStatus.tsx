import type { Note } from '@courtcrew/domain/audit/contract.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircle from '@mui/icons-material/RemoveCircle';
import Stars from '@mui/icons-material/Stars';
import type { ReactNode } from 'react';
import { useAuditWords } from './words.ts';

const LOOKS: Readonly<Record<Note['status'], { tone: Tone; icon: ReactNode }>> = {
  applied: { tone: 'info', icon: <RadioButtonUnchecked /> },
  selected: { tone: 'secondary', icon: <Stars /> },
  waitlist: { tone: 'warning', icon: <HourglassEmpty /> },
  confirmed: { tone: 'success', icon: <CheckCircle /> },
  removed: { tone: 'error', icon: <RemoveCircle /> },
};

/** What an action did to somebody's place. */
export function NoteStatus({ of }: { of: Note['status'] }) {
  const a = useAuditWords();
  const { tone, icon } = LOOKS[of];
  return (
    <Badge tone={tone} icon={icon}>
      {a(`notes.${of}`)}
    </Badge>
  );
}
