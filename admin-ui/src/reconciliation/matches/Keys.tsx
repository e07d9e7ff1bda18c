import Box from '@mui/material/Box';
import { Key } from '../../kit/desk/Key.tsx';
import { usePayWords } from '../words.ts';

const HINTS = [
  ['← →', 'key.cells'],
  ['Enter', 'key.act'],
  ['P', 'key.paid'],
  ['O', 'key.posted'],
  ['A', 'key.amount'],
  ['Shift', 'key.supporting'],
  ['W', 'key.why'],
  ['E', 'key.edit'],
  ['Space', 'key.select'],
  ['Ctrl A', 'key.all'],
] as const;

/** The keys of the list, below it. */
export function Keys() {
  const p = usePayWords();
  return (
    <Box
      className="no-print"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        gap: 1.5,
        mt: 1,
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      {HINTS.map(([name, does]) => (
        <Key key={name} name={name} does={p(does)} />
      ))}
    </Box>
  );
}
