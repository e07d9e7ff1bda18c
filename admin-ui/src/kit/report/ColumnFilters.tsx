import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { Fields } from '../page/layout.tsx';
import type { ReportView } from './useReportView.ts';
import { useReportWords } from './words.ts';

interface ColumnFiltersProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly view: Pick<ReportView<unknown>, 'filterOf' | 'set' | 'filtered'>;
}

/** One small field per column; folded away until somebody wants it. */
export function ColumnFilters<Row>({ columns, view }: ColumnFiltersProps<Row>) {
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
            {columns.map(({ key, label }) => (
              <TextInput
                key={key}
                label={label}
                size="small"
                value={view.filterOf(key)}
                onChange={({ target }) => view.set(key, target.value)}
              />
            ))}
          </Fields>
        </Box>
      </Collapse>
    </Box>
  );
}
