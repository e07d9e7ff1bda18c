import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useKeptFocus } from './useKeptFocus.ts';

export interface Action {
  /** The button waits; whatever else is on the page does not. */
  readonly busy: boolean;
  readonly run: () => void;
}

interface ActionButtonProps {
  readonly text: string;
  /** The text with the shift in it: a list holds the same button many times. */
  readonly label: string;
  readonly action: Action;
  readonly look?: keyof typeof looks;
}

const looks = {
  main: { variant: 'contained', color: 'primary' },
  warm: { variant: 'contained', color: 'secondary' },
  second: { variant: 'outlined', color: 'primary' },
  quiet: { variant: 'outlined', color: 'inherit' },
} as const;

export const ActionButton = ({ text, label, action, look = 'main' }: ActionButtonProps) => (
  <Button
    {...looks[look]}
    loading={action.busy}
    onClick={action.run}
    aria-label={label}
    sx={{ minWidth: 112, whiteSpace: 'nowrap' }}
  >
    {text}
  </Button>
);

/** Where a row's state and buttons stand; it keeps the focus when they change with the state. */
export function ActionPlace({ state, children }: { state: unknown; children: ReactNode }) {
  return (
    <Box
      ref={useKeptFocus(state)}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'end',
        flex: 1,
        minHeight: 44,
      }}
    >
      {children}
    </Box>
  );
}
