import Button from '@mui/material/Button';
import type { Clash } from './clash.ts';
import { Overlap } from './Overlap.tsx';

export interface Action {
  /** The own shift that stood in the way of the last press. */
  readonly clash?: Clash | null;
  /** Only this button waits. */
  readonly busy: boolean;
  readonly run: () => void;
}

interface ActionButtonProps {
  readonly text: string;
  /** Names the shift with its day and hours: a list holds the same button many times. */
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

export function ActionButton({
  text,
  label,
  action: { busy, run, clash },
  look = 'main',
}: ActionButtonProps) {
  return (
    <>
      <Button
        {...looks[look]}
        loading={busy}
        onClick={run}
        aria-label={label}
        sx={{ minWidth: 112, whiteSpace: 'nowrap' }}
      >
        {text}
      </Button>
      {clash && <Overlap clash={clash} />}
    </>
  );
}
