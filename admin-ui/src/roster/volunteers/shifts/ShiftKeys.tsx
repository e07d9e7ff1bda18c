import Box from '@mui/material/Box';
import { Key } from '../../../kit/desk/Key.tsx';
import { useVolunteerWords, type VolunteerKey } from '../words.ts';

const KEYS: readonly (readonly [string, VolunteerKey])[] = [
  ['Space', 'shifts.keyChoose'],
  ['Shift', 'shifts.keyRange'],
  ['A', 'shifts.keyAll'],
  ['Enter', 'shifts.keyEdit'],
  ['D', 'shifts.keyDuplicate'],
  ['Del', 'shifts.keyDelete'],
];

/** The keys of the list. */
export function ShiftKeys() {
  const v = useVolunteerWords();
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        gap: 1.25,
        mb: 1,
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      {KEYS.map(([name, does]) => (
        <Key key={name} name={name} does={v(does)} />
      ))}
    </Box>
  );
}
