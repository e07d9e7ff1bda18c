import { ColorInput } from '@courtcrew/ui-kit/form/ColorInput.tsx';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type FormEvent, useState } from 'react';
import { useSetupWords } from '../words.ts';

interface CourtColorProps {
  readonly court: string;
  /** Empty where none was chosen. */
  readonly color: string;
  /** Throws what the person is to read. */
  readonly onSave: (color: string) => Promise<unknown>;
}

/** The colour of a court as a button, and the choice of another behind it. */
export function CourtColor({ court, color, onSave }: CourtColorProps) {
  const w = useSetupWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = w('courts.colorOf', { court });
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          width: { xs: 44, md: 36 },
          height: { xs: 44, md: 36 },
          minWidth: 0,
          minHeight: 0,
          color: 'text.secondary',
        }}
      >
        {color === '' ? (
          <FormatColorFill fontSize="small" />
        ) : (
          <Box
            sx={{
              width: 22,
              height: 22,
              borderRadius: '6px',
              border: '1px solid var(--mui-palette-divider)',
            }}
            style={{ backgroundColor: color }}
          />
        )}
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <ColorForm label={label} color={color} onSave={onSave} onDone={close} />
      </Popover>
    </>
  );
}

interface ColorFormProps {
  readonly label: string;
  readonly color: string;
  readonly onSave: (color: string) => Promise<unknown>;
  readonly onDone: () => void;
}

function ColorForm({ label, color, onSave, onDone }: ColorFormProps) {
  const w = useSetupWords();
  const [typed, setTyped] = useState(color);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const save = async (chosen: string) => {
    setTyped(chosen);
    setBusy(true);
    try {
      if (chosen !== color) await onSave(chosen);
      onDone();
    } catch (failure) {
      setError(failureText(failure));
      setBusy(false);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      sx={{ p: 2, display: 'grid', gap: 1.5, width: 'min(348px, 90vw)' }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(typed);
      }}
    >
      <ColorInput
        label={label}
        value={typed}
        error={error}
        onPick={(picked) => void save(picked)}
        onChange={(next) => {
          setTyped(next);
          setError(null);
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Button variant="text" disabled={busy} onClick={() => void save('')}>
          {w('courts.noColor')}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {w('action.save')}
        </Button>
      </Box>
    </Box>
  );
}
