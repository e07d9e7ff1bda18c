import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useWords } from '../words/words.tsx';

interface ToastOptions {
  /** Sends the compensating command. The toast stays longer when it is there. */
  readonly undo?: () => unknown;
}

export interface Toasts {
  success(text: string, options?: ToastOptions): void;
  info(text: string, options?: ToastOptions): void;
  warning(text: string): void;
  error(text: string): void;
}

interface Shown extends ToastOptions {
  readonly id: number;
  readonly kind: AlertColor;
  readonly text: string;
}

const silent: Toasts = { success: () => {}, info: () => {}, warning: () => {}, error: () => {} };
const ToastContext = createContext<Toasts>(silent);

export const useToast = (): Toasts => useContext(ToastContext);

/** Time to read, counted from the length, longer where something can still be undone. */
const lasting = ({ text, undo, kind }: Shown): number =>
  (undo ? 8000 : kind === 'error' || kind === 'warning' ? 7000 : 3500) + text.length * 20;

/** Shows one toast at a time, the newest; the one before it makes room. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const w = useWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);

  const toasts = useMemo<Toasts>(() => {
    let id = 0;
    const show = (kind: AlertColor) => (text: string, options?: ToastOptions) => {
      setShown({ id: ++id, kind, text, ...options });
      setOpen(true);
    };
    return { success: show('success'), info: show('info'), warning: show('warning'), error: show('error') };
  }, []);

  const undo = useCallback(() => {
    setOpen(false);
    shown?.undo?.();
  }, [shown]);

  return (
    <ToastContext value={toasts}>
      {children}
      {shown && (
        <Snackbar
          key={shown.id}
          open={open}
          autoHideDuration={lasting(shown)}
          onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          className="no-print"
        >
          <Alert
            severity={shown.kind}
            variant="filled"
            role={shown.kind === 'error' ? 'alert' : 'status'}
            onClose={shown.undo ? undefined : () => setOpen(false)}
            closeText={w('action.close')}
            action={
              shown.undo ? (
                <Button color="inherit" size="small" onClick={undo}>
                  {w('action.undo')}
                </Button>
              ) : undefined
            }
            sx={{ minWidth: { sm: 320 } }}
          >
            {shown.text}
          </Alert>
        </Snackbar>
      )}
    </ToastContext>
  );
}
