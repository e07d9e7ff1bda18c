import type { AlertColor } from '@mui/material/Alert';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';

const ToastView = lazy(async () => ({ default: (await import('./ToastView.tsx')).ToastView }));

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

export interface Shown extends ToastOptions {
  readonly id: number;
  readonly kind: AlertColor;
  readonly text: string;
}

const silent: Toasts = { success: () => {}, info: () => {}, warning: () => {}, error: () => {} };
const ToastContext = createContext<Toasts>(silent);

export const useToast = (): Toasts => useContext(ToastContext);

/** Shows one toast at a time, the newest; the one before it makes room. */
export function ToastProvider({ children }: { children: ReactNode }) {
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

  return (
    <ToastContext value={toasts}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <ToastView key={shown.id} toast={shown} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
