import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBoardWords } from '../words.ts';
import type { Act } from './acts.ts';

const SHOWN: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Esc',
  'alt+arrowup': 'Alt ↑',
  'alt+arrowdown': 'Alt ↓',
};

export const keyShown = (key: string): string => SHOWN[key] ?? key.toUpperCase();

const SPOKEN: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Escape',
  'alt+arrowup': 'Alt+ArrowUp',
  'alt+arrowdown': 'Alt+ArrowDown',
};

interface ActButtonProps {
  readonly act: Act;
  /** Enter runs it. */
  readonly isFirst?: boolean;
}

export function ActButton({ act, isFirst = false }: ActButtonProps) {
  const b = useBoardWords();
  const [word, values] = act.label;
  return (
    <Button
      size="small"
      variant={isFirst ? 'contained' : 'outlined'}
      color={isFirst ? 'primary' : 'inherit'}
      aria-keyshortcuts={SPOKEN[act.key] ?? act.key}
      onClick={act.run}
      sx={{ whiteSpace: 'nowrap', minHeight: { xs: 44, md: 30 }, px: 1, transition: 'none' }}
    >
      {b(word, values)}
      <Box
        component="kbd"
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'inline' },
          ml: 0.75,
          px: 0.5,
          font: 'inherit',
          fontSize: '0.6875rem',
          fontWeight: 700,
          border: '1px solid currentColor',
          borderRadius: '4px',
          opacity: 0.75,
        }}
      >
        {keyShown(act.key)}
      </Box>
    </Button>
  );
}
