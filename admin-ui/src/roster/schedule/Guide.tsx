import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Key } from '../parts/Key.tsx';
import { type DeskKey, useDeskWords } from '../words.ts';

interface GuideProps {
  readonly shift: string | undefined;
  readonly person: string | undefined;
  readonly waitlist: boolean;
  readonly busy: boolean;
}

const KEYS: readonly (readonly [string, DeskKey])[] = [
  ['↑ ↓', 'schedule.keyMove'],
  ['← →', 'schedule.keyCross'],
  ['Enter', 'schedule.keyEnter'],
  ['C', 'schedule.keyConfirm'],
  ['-', 'schedule.keyRemove'],
  ['W', 'schedule.keyWaitlist'],
  ['Esc', 'schedule.keyClear'],
];

/** What is picked, what comes next, and the keys; always as high, so that the lists never jump. */
export function Guide({ shift, person, waitlist, busy }: GuideProps) {
  const d = useDeskWords();
  const text = shift
    ? d('schedule.pickedShift', { name: shift })
    : person
      ? d('schedule.pickedPerson', { name: person })
      : d('schedule.pickFirst');
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 36,
        pb: 1,
        mb: 1,
      }}
    >
      <Box role="status" sx={{ fontWeight: shift || person ? 650 : 400 }}>
        {text}
        {waitlist && (
          <Box component="span" sx={{ ml: 1, color: 'secondary.main', fontWeight: 650 }}>
            {d('schedule.waitlistOn')}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexWrap: 'wrap',
          gap: 1.5,
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        {KEYS.map(([name, does]) => (
          <Key key={name} name={name} does={d(does)} />
        ))}
      </Box>
      {busy && <LinearProgress sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 2 }} />}
    </Box>
  );
}
