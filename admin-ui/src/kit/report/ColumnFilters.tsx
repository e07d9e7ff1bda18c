import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { Fields } from '../page/Fields.tsx';
import type { ReportView } from './useReportView.ts';
import { useReportWords } from './words.ts';

interface ColumnFiltersProps {
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly view: Pick<ReportView<unknown>, 'filterOf' | 'set' | 'filtered'>;
}

/** One small field per column; folded away until somebody wants it. */
export function ColumnFilters({ columns, view }: ColumnFiltersProps) {
  const w = useReportWords();
  const id = useId();
  const [open, setOpen] = useState(view.filtered > 0);
  return (
    <Box sx={{ mb: 2 }} className="no-print">
      <Button
        size="small"
        variant="text"
        startIcon={<FilterList />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {view.filtered > 0 ? w('report.filtered', { count: view.filtered }) : w('report.filter')}
      </Button>
      <Collapse in={open} id={id}>
        <Box sx={{ pt: 1.5 }}>
          <Fields min={150}>
            {columns.map(({ id: column, label }) => (
              <TextInput
                key={column}
                label={label}
                size="small"
                value={view.filterOf(column)}
                onChange={({ target }) => view.set(column, target.value)}
              />
            ))}
          </Fields>
        </Box>
      </Collapse>
    </Box>
  );
}
