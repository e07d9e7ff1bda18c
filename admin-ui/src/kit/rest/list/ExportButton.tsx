import { REST_LIMIT } from '@courtcrew/domain/contract/restRows.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { saveCsv } from '@courtcrew/ui-kit/page/csv.ts';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import { useFocusAfter } from '@courtcrew/ui-kit/page/useFocusAfter.ts';
import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type DataProvider, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { csvColumns, type ListColumn } from './columns.ts';
import { useListWords } from './words.ts';

interface ExportButtonProps<Row extends RaRecord> {
  readonly columns: readonly ListColumn<Row>[];
  /** Name of the file. */
  readonly file: string;
}

/** Saves all rows that fit the filters, however many pages they fill, as people read them: no ids, venue times. */
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
      ref={useFocusAfter(isBusy)}
      variant="outlined"
      startIcon={<Download />}
      disabled={isBusy || !total}
      onClick={() => void save()}
    >
      {w(isBusy ? 'list.exporting' : 'list.export')}
    </Button>
  );
}

type Query = Pick<Parameters<DataProvider['getList']>[1], 'sort' | 'filter'>;

/**
 * All rows of a query, so many at a time as one answer may hold. A log grows on top meanwhile, and moves rows onto the next
 * page that the one before has had; rows that leave the filter move others onto pages that were read.
 */
export async function everyRow<Row extends RaRecord>(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  query: Query,
): Promise<Row[]> {
  const rows = new Map<Row['id'], Row>();
  let last = 0;
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: REST_LIMIT };
    const { data, total = 0 } = await provider.getList<Row>(resource, { ...query, pagination });
    for (const row of data) rows.set(row.id, row);
    const haveLeft = total < last;
    last = total;
    if (haveLeft) page = Math.max(page - 2, 0);
    else if (data.length === 0 || page * REST_LIMIT >= total) return [...rows.values()];
  }
}
