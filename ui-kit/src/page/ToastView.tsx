import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useWords } from '../words/words.tsx';
import type { ToastViewProps } from './Toast.tsx';

/** Time to read, counted from the length, longer where something can still be undone. */
const lasting = ({ text, undo, kind }: ToastViewProps['toast']): number =>
  (undo ? 8000 : kind === 'error' || kind === 'warning' ? 7000 : 3500) + text.length * 20;

export function ToastView({ toast, open, onClose }: ToastViewProps) {
  const w = useWords();
  const { kind, text, undo } = toast;
  const takeBack = () => {
    onClose();
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
        onClose={undo ? undefined : onClose}
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
