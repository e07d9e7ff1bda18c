import { visuallyHidden } from '@courtcrew/ui-kit/theme/visuallyHidden.ts';
import TableCell from '@mui/material/TableCell';
import { useMemo } from 'react';
import { DataTableConfigContext, DataTableHead, useDataTableConfigContext } from 'react-admin';
import { useListWords } from './words.ts';

/** The head of a table whose rows open. react-admin's own leaves the heading of that column empty. */
export function ListHead({ children, ...props }: Parameters<typeof DataTableHead>[0]) {
  const w = useListWords();
  const config = useDataTableConfigContext();
  const closed = useMemo(() => ({ ...config, expand: undefined }), [config]);
  return (
    <DataTableConfigContext value={closed}>
      <DataTableHead {...props}>
        <TableCell variant="head">
          <span style={visuallyHidden}>{w('list.details')}</span>
        </TableCell>
        {children}
      </DataTableHead>
    </DataTableConfigContext>
  );
}
