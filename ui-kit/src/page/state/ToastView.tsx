import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useRef } from 'react';
import { useWords } from '../../words/words.tsx';
import { leaveToToast } from './unseen.ts';

export interface ToastOptions {
  /** Sends the compensating command; the toast then stays longer. */
  readonly undo?: () => unknown;
}

export interface Shown extends ToastOptions {
  readonly id: number;
  readonly kind: AlertColor;
  readonly text: string;
}

export interface ToastViewProps {
  readonly toast: Shown;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Reading time by length, longer with Undo. */
const lasting = ({ text, undo, kind }: ToastViewProps['toast']): number =>
  (undo ? 8000 : kind === 'error' || kind === 'warning' ? 7000 : 3500) + text.length * 20;

export function ToastView({ toast, open, onClose }: ToastViewProps) {
  const w = useWords();
  const { kind, text, undo } = toast;
  useEffect(leaveToToast, []);
  /** Former focus: the toast disappears when pressed, and a list's keys act there. */
  const from = useRef<Element | null>(null);
  const leave = () => {
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    onClose();
  };
  const takeBack = () => {
    leave();
    undo?.();
  };
  return (
    <Snackbar
      open={open}
      autoHideDuration={lasting(toast)}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      className="no-print"
      sx={{ bottom: { xs: 76, sm: 24 } }}
    >
      <Alert
        severity={kind}
        variant="filled"
        role={kind === 'error' ? 'alert' : 'status'}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
        }}
        onClose={undo ? undefined : leave}
        closeText={w('action.close')}
        action={
          undo && (
            <Button color="inherit" size="small" onClick={takeBack}>
              {w('action.undo')}
            </Button>
          )
        }
        sx={{ minWidth: { sm: 320 } }}
      >
        {text}
      </Alert>
    </Snackbar>
  );
}
