import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { csvColumns } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { saveCsv } from '@courtcrew/ui-kit/page/list/csv.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { everyRow } from './everyRow.ts';
import { useListWords } from './words.ts';

interface ExportButtonProps<Row extends RaRecord> {
  readonly columns: readonly Column<Row>[];
  readonly file: string;
}

/** Saves all filtered rows of all pages as people read them: no ids, venue times. */
export function ExportButton<Row extends RaRecord>({ columns, file }: ExportButtonProps<Row>) {
  const w = useListWords();
  const toast = useToast();
  const provider = useDataProvider();
  const { resource, sort, filterValues, filter, total } = useListContext();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const rows = await everyRow<Row>(provider, resource, { sort, filter: { ...filterValues, ...filter } });
      saveCsv(file, csvColumns(columns), rows);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      disabled={isBusy || !total}
      onClick={() => void save()}
    >
      {w(isBusy ? 'list.exporting' : 'list.export')}
    </Button>
  );
}
