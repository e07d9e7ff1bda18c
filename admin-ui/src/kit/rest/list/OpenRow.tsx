import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { type RaRecord, useExpanded, useResourceContext } from 'react-admin';
import { useListWords } from './words.ts';

const detailsOf = ({ id }: RaRecord): string => `details-${id}`;

const useOpened = ({ id }: RaRecord) => useExpanded(useResourceContext() ?? '', id);

/** Opens a row's details. react-admin's own can neither be reached by Tab nor is it there for screen readers. */
export function OpenRow({ row }: { readonly row: RaRecord }) {
  const w = useListWords();
  const [isOpen, toggle] = useOpened(row);
  return (
    <TableCell padding="none" sx={{ pl: 0.5 }}>
      <IconButton
        size="small"
        aria-label={w('list.details')}
        aria-expanded={isOpen}
        aria-controls={detailsOf(row)}
        onClick={toggle}
      >
        <ExpandMore fontSize="inherit" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
      </IconButton>
    </TableCell>
  );
}

interface OpenedRowProps {
  readonly row: RaRecord;
  /** In cells. */
  readonly width: number;
  readonly children: ReactNode;
}

/** The details of a row, below it while they are open. */
export function OpenedRow({ row, width, children }: OpenedRowProps) {
  const [isOpen] = useOpened(row);
  return (
    <TableRow id={detailsOf(row)} sx={{ display: isOpen ? undefined : 'none' }}>
      <TableCell colSpan={width} sx={{ paddingBlock: 0 }}>
        {isOpen && children}
      </TableCell>
    </TableRow>
  );
}
