import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useDeskKitWords } from './words.ts';

interface FoldedFiltersProps {
  /** How many of them are set. */
  readonly set: number;
  readonly children: ReactNode;
}

/** A toolbar's filters, on a phone behind a button with the number set. */
export function FoldedFilters({ set, children }: FoldedFiltersProps) {
  const d = useDeskKitWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<FilterList />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none' } }}
      >
        {set > 0 ? d('desk.filtersSet', { count: set }) : d('desk.filters')}
      </Button>
      <Box id={id} sx={{ display: { xs: open ? 'contents' : 'none', sm: 'contents' } }}>
        {children}
      </Box>
    </>
  );
}
