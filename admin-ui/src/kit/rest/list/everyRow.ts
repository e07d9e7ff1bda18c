import { REST_LIMIT } from '@courtcrew/domain/contract/restRows.ts';
import type { DataProvider, RaRecord } from 'react-admin';

type Query = Pick<Parameters<DataProvider['getList']>[1], 'sort' | 'filter'>;

/** All rows of a query, page by page. Rows that move between pages meanwhile are neither doubled nor lost. */
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
