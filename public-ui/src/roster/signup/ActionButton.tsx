import { useFocusAfter } from '@courtcrew/ui-kit/page/useFocusAfter.ts';
import Button from '@mui/material/Button';

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

export function ActionButton({ text, label, action: { busy, run }, look = 'main' }: ActionButtonProps) {
  return (
    <Button
      {...looks[look]}
      ref={useFocusAfter(busy)}
      loading={busy}
      onClick={run}
      aria-label={label}
      sx={{ minWidth: 112, whiteSpace: 'nowrap' }}
    >
      {text}
    </Button>
  );
}
