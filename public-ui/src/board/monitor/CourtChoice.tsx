import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { TEAL } from '@courtcrew/ui-kit/theme/styles.ts';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { CourtLabel, Known } from './memory.ts';
import { useMonitorWords } from './words.ts';

interface CourtChoiceProps {
  readonly known: Known;
  readonly chosen: string | null;
  readonly onChoose: (court_num: string) => void;
  readonly error: string | null;
}

/** The own courts as large buttons; the others behind one more press. */
export function CourtChoice({ known: { own, courts }, chosen, onChoose, error }: CourtChoiceProps) {
  const w = useMonitorWords();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const isOwn = ({ court_num }: CourtLabel) => own.includes(court_num);
  const isChosen = ({ court_num }: CourtLabel) => court_num === chosen;
  const near = courts.filter((court) => isOwn(court) || isChosen(court));
  const others = courts.filter((court) => !isOwn(court) && !isChosen(court));
  const choose = (court_num: string) => {
    setOpen(false);
    onChoose(court_num);
  };
  const row = (some: readonly CourtLabel[]) =>
    some.map((court) => (
      <CourtButton key={court.court_num} court={court} pressed={isChosen(court)} onChoose={choose} />
    ));
  return (
    <Box role="group" aria-labelledby={heading} aria-describedby={error ? `${heading}-error` : undefined}>
      <Typography variant="h2" id={heading} sx={{ mb: 1 }}>
        {w('monitor.whichCourt')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {row(near)}
        {others.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
            sx={{ minHeight: 56 }}
          >
            {w('monitor.otherCourt')}
          </Button>
        )}
      </Box>
      {isOpen && (
        <Box
          sx={{
            mt: 1,
            pt: 1,
            borderTop: '1px solid var(--mui-palette-divider)',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
          }}
        >
          {row(others)}
        </Box>
      )}
      {error && (
        <FormHelperText error role="alert" id={`${heading}-error`} sx={{ fontSize: '1rem', fontWeight: 600 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

interface CourtButtonProps {
  readonly court: CourtLabel;
  readonly pressed: boolean;
  readonly onChoose: (court_num: string) => void;
}

function CourtButton({ court: { court_num, description, color }, pressed, onChoose }: CourtButtonProps) {
  const w = useMonitorWords();
  return (
    <PressButton
      pressed={pressed}
      aria-label={[w('monitor.court', { court: court_num }), description].filter(Boolean).join(', ')}
      onClick={() => onChoose(court_num)}
      sx={{
        minWidth: 64,
        minHeight: 56,
        px: 1.5,
        fontSize: '1.375rem',
        fontWeight: 700,
        borderLeft: `6px solid ${color || TEAL}`,
        ...(pressed && {
          backgroundColor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { backgroundColor: 'primary.dark' },
        }),
      }}
    >
      {court_num}
    </PressButton>
  );
}
