import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { useChosenColumns } from './chosenColumns.ts';
import { everyRow } from './everyRow.ts';
import { useListWords } from './words.ts';

interface PrintButtonProps {
  readonly isBusy: boolean;
  readonly onPrint: () => void;
}

/** Prints all rows of a list; so does Ctrl P, which would print the page that is shown. */
export function PrintButton({ isBusy, onPrint }: PrintButtonProps) {
  const w = useListWords();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      onPrint();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPrint]);
  return (
    <Button variant="outlined" startIcon={<Print />} disabled={isBusy} onClick={onPrint}>
      {w('action.print')}
    </Button>
  );
}

/** All rows that fit the filters, for as long as they are printed; null otherwise. */
export function usePaperRows<Row extends RaRecord>() {
  const provider = useDataProvider();
  const toast = useToast();
  const { resource, sort, filterValues, filter } = useListContext<Row>();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const query = JSON.stringify({ sort, filter: { ...filterValues, ...filter } });
  const print = useCallback(async () => {
    setBusy(true);
    try {
      setRows(await everyRow<Row>(provider, resource, JSON.parse(query)));
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  }, [provider, resource, query, toast]);
  useEffect(() => {
    if (rows === null) return;
    window.print();
    setRows(null);
  }, [rows]);
  return { rows, isBusy, print: useCallback(() => void print(), [print]) };
}

interface PaperListProps<Row extends RaRecord> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Every row of a list in the columns that are shown, on paper alone. */
export const PaperList = <Row extends RaRecord>({ columns, ...props }: PaperListProps<Row>) => (
  <Box sx={{ display: 'none', displayPrint: 'block', '& td': { overflowWrap: 'anywhere', minWidth: '6em' } }}>
    <ResponsiveTable {...props} columns={useChosenColumns(columns)} rowKey={({ id }) => String(id)} />
  </Box>
);
