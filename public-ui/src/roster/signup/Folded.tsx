import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';

interface FoldedProps {
  readonly label: string;
  /** Rendered when unfolded. */
  readonly children: ReactNode;
}

/** Content most readers skip, behind one line. */
export function Folded({ label, children }: FoldedProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ my: 0.5 }}>
      <Button
        variant="text"
        endIcon={open ? <ExpandLess /> : <ExpandMore />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ ml: -1.5, minHeight: 44 }}
      >
        {label}
      </Button>
      <Box id={id}>{open && children}</Box>
    </Box>
  );
}
