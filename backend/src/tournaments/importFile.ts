import type { DateOrders } from '@courtcrew/domain/contract/importing.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { parseDate } from '@courtcrew/domain/kernel/time.ts';
import { IMPORT_ROWS_MAX } from '@courtcrew/domain/tournaments/contract.ts';
import { checkRows, IMPORT_COLUMNS, type ImportRow } from '@courtcrew/domain/tournaments/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { startingOn } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { readImportFile } from '../kernel/http/importing/readFile.ts';

export const readSeason = (csv: string, orders?: DateOrders) =>
  readImportFile(
    csv,
    { columns: IMPORT_COLUMNS, optional: ['sport'], dates: ['start', 'end'], max: IMPORT_ROWS_MAX },
    orders,
  );

/** Checks rows for themselves and against the tournaments there are. */
export async function checkImport(
  db: Kysely<Database>,
  rows: readonly ImportRow[],
  lineOf?: (row: number) => number,
) {
  const starts = rows.flatMap(({ start }) => {
    const day = parseDate(String(start ?? ''));
    return isRefusal(day) ? [] : [day];
  });
  return checkRows(rows, await startingOn(db, [...new Set(starts)]), lineOf);
}
