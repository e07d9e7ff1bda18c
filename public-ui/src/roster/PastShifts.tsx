import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useRosterWords } from './words.ts';

/** Shifts that are over, folded away below those one can still do something about; nothing where there are none. */
export function PastShifts({ count, children }: { count: number; children: ReactNode }) {
  const w = useRosterWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="text"
        endIcon={open ? <ExpandLess /> : <ExpandMore />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ ml: -1.5 }}
      >
        {w('signup.overCount', { count })}
      </Button>
      <Box id={id}>{open && children}</Box>
    </Box>
  );
}
