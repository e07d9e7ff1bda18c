import CheckCircle from '@mui/icons-material/CheckCircle';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Stars from '@mui/icons-material/Stars';
import type { ReactNode } from 'react';
import type { WordKey } from '../words/catalogue.ts';
import { useWords } from '../words/words.tsx';
import { Badge, type Tone } from './Badge.tsx';

export type SignupStatus = 'applied' | 'selected' | 'registered' | 'confirmed' | 'waitlist';

interface Look {
  readonly tone: Tone;
  readonly weight: 'solid' | 'soft' | 'outline';
  readonly word: WordKey;
  readonly icon: ReactNode;
}

const looks: Readonly<Record<SignupStatus, Look>> = {
  applied: { tone: 'info', weight: 'outline', word: 'status.applied', icon: <RadioButtonUnchecked /> },
  selected: { tone: 'secondary', weight: 'soft', word: 'status.selected', icon: <Stars /> },
  registered: { tone: 'success', weight: 'soft', word: 'status.registered', icon: <CheckCircleOutlined /> },
  confirmed: { tone: 'success', weight: 'solid', word: 'status.confirmed', icon: <CheckCircle /> },
  waitlist: { tone: 'warning', weight: 'outline', word: 'status.waitlist', icon: <HourglassEmpty /> },
};

/** Selected is warm: it waits for the person's confirmation. */
export function StatusBadge({ status }: { status: SignupStatus }) {
  const w = useWords();
  const { tone, weight, word, icon } = looks[status];
  return (
    <Badge tone={tone} weight={weight} icon={icon}>
      {w(word)}
    </Badge>
  );
}
