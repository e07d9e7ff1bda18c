import type { AlertColor } from '@mui/material/Alert';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useWords } from '../../words/words.tsx';
import type { Shown, ToastOptions, ToastViewProps } from './ToastView.tsx';
import type { Unseen } from './unseen.ts';
import { whileReachable } from './whileReachable.ts';

const load = () => whileReachable(() => import('./ToastView.tsx'));
/** Long after everything the page is opened for. */
const EARLY_MS = 3_000;

export interface Toasts {
  success(text: string, options?: ToastOptions): void;
  info(text: string, options?: ToastOptions): void;
  warning(text: string): void;
  error(text: string): void;
  /** Tells screen readers alone (see `tellUnseen`). */
  unseen(what: Unseen, count?: number): void;
}

interface Drawn extends Shown {
  readonly View: ComponentType<ToastViewProps>;
}

const ignore = () => {};
const silent: Toasts = { success: ignore, info: ignore, warning: ignore, error: ignore, unseen: ignore };
const ToastContext = createContext<Toasts>(silent);

/** Shows the text where the styled toast cannot be loaded. */
function PlainToast({ toast: { text }, open, onClose }: ToastViewProps) {
  const w = useWords();
  return (
    open && (
      <div role="alert" style={PLAIN}>
        {text}{' '}
        <button type="button" onClick={onClose} style={{ font: 'inherit', minHeight: 44, minWidth: 44 }}>
          {w('action.close')}
        </button>
      </div>
    )
  );
}

/** Above a phone's navigation and sticky form bars. */
const PLAIN = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 1_400,
  padding: 12,
  background: 'Canvas',
} as const;

export const useToast = (): Toasts => useContext(ToastContext);

/** One toast at a time, the newest. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Drawn | null>(null);
  /** Closed by number: a timer may end after the next toast was requested. */
  const [closed, setClosed] = useState(0);

  // The first toast may have to report a lost network, which could not load it any more.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(ignore), EARLY_MS);
    return () => clearTimeout(timer);
  }, []);

  const toasts = useMemo<Toasts>(() => {
    let id = 0;
    let view: Drawn['View'] | null = null;
    const plainly = () => {
      // Retried by the next toast: a plain one offers no Undo.
      view = null;
      return { default: PlainToast };
    };
    const show = (kind: AlertColor) => (text: string, options?: ToastOptions) => {
      view ??= lazy(() => load().then(({ ToastView }) => ({ default: ToastView }), plainly));
      setShown({ id: ++id, kind, text, View: view, ...options });
    };
    return {
      success: show('success'),
      info: show('info'),
      warning: show('warning'),
      error: show('error'),
      unseen: (what, count) => {
        // Apart, since a first load needs it last. Without a network nothing is told.
        import('./unseen.ts').then(({ tellUnseen }) => tellUnseen(what, count), ignore);
      },
    };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <shown.View
            key={shown.id}
            toast={shown}
            open={shown.id !== closed}
            onClose={() => setClosed(shown.id)}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
