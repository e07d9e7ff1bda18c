import Box from '@mui/material/Box';
import { Key } from '../../roster/index.ts';
import { useVolunteerWords, type VolunteerKey } from '../words.ts';

const KEYS: readonly (readonly [string, VolunteerKey])[] = [
  ['Space', 'shifts.keyChoose'],
  ['Shift', 'shifts.keyRange'],
  ['A', 'shifts.keyAll'],
  ['Enter', 'shifts.keyEdit'],
  ['D', 'shifts.keyDuplicate'],
  ['Del', 'shifts.keyDelete'],
];

/** How many shifts are chosen, and the keys of the list; always as high, so that the list never jumps. */
export function ShiftKeys({ chosen }: { chosen: number }) {
  const v = useVolunteerWords();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mb: 1,
        minHeight: 24,
      }}
    >
      <Box role="status" sx={{ typography: 'body2', fontWeight: chosen > 0 ? 650 : 400 }}>
        {v('bulk.selected', { count: chosen })}
      </Box>
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexWrap: 'wrap',
          gap: 1.25,
          ml: 'auto',
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        {KEYS.map(([name, does]) => (
          <Key key={name} name={name} does={v(does)} />
        ))}
      </Box>
    </Box>
  );
}
