import Button from '@mui/material/Button';

export interface Action {
  /** Only this button waits. */
  readonly busy: boolean;
  readonly run: () => void;
}

interface ActionButtonProps {
  readonly text: string;
  /** Names the shift: a list holds the same button many times. */
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
      loading={busy}
      onClick={run}
      aria-label={label}
      sx={{ minWidth: 112, whiteSpace: 'nowrap' }}
    >
      {text}
    </Button>
  );
}
