import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useMonitorWords } from './words.ts';

interface MedicalQuestionProps {
  readonly isOpen: boolean;
  readonly court: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks once before an ambulance crew runs. A native dialog works offline and weighs nothing. */
export function MedicalQuestion({ isOpen, court, onAnswer }: MedicalQuestionProps) {
  const w = useMonitorWords();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <Box
      component="dialog"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={title}
      onClose={() => isOpen && onAnswer(false)}
      sx={{
        width: 'min(400px, calc(100vw - 32px))',
        p: 3,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: '12px',
        backgroundColor: 'background.paper',
        color: 'text.primary',
        '&[open]': { display: 'grid', gap: 2 },
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.55)' },
      }}
    >
      <Typography variant="h2" id={title} sx={{ fontSize: '1.5rem' }}>
        {w('monitor.medicalAsk', { court })}
      </Typography>
      <Button
        autoFocus
        variant="contained"
        color="error"
        onClick={() => onAnswer(true)}
        sx={{ minHeight: 72, fontSize: '1.125rem', lineHeight: 1.25 }}
      >
        {w('monitor.medicalYes')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => onAnswer(false)} sx={{ minHeight: 56 }}>
        {w('monitor.medicalNo')}
      </Button>
    </Box>
  );
}
