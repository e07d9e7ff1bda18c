import { REST_LIMIT } from '@courtcrew/domain/contract/restRows.ts';
import { csvColumns } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import type { DataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { everyRow } from './everyRow.ts';
import { dayOf } from './ListFilters.tsx';
import { inFormerOrder } from './StillRows.tsx';

interface Row {
  readonly id: string;
  readonly n: number;
}

/** A resource of so many rows that counts how often it is asked. */
function resourceOf(total: number) {
  const asked: number[] = [];
  const getList = (async (_resource: string, { pagination }: Parameters<DataProvider['getList']>[1]) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: total };
    asked.push(page);
    const from = (page - 1) * perPage;
    const length = Math.max(0, Math.min(perPage, total - from));
    return { data: Array.from({ length }, (_, i) => ({ id: String(from + i), n: from + i })), total };
  }) as DataProvider['getList'];
  return { asked, getList };
}

const QUERY = { sort: { field: 'id', order: 'ASC' as const }, filter: {} };

describe('an export', () => {
  it('has all rows there are, and not only those of one answer', async () => {
    const many = resourceOf(REST_LIMIT * 2 + 7);
    const rows = await everyRow<Row>(many, 'notes', QUERY);
    expect(rows).toHaveLength(REST_LIMIT * 2 + 7);
    expect(rows.at(-1)).toEqual({ id: '2006', n: 2006 });
    expect(many.asked).toEqual([1, 2, 3]);
  });

  it('has each row once of a list to which rows come on top while it is read', async () => {
    const before = Array.from({ length: REST_LIMIT + 5 }, (_, n) => ({ id: `line ${n}` }));
    const came = [{ id: 'new 1' }, { id: 'new 2' }];
    const getList = (async (_resource: string, { pagination }: Parameters<DataProvider['getList']>[1]) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 0 };
      const now = page === 1 ? before : [...came, ...before];
      return { data: now.slice((page - 1) * perPage, page * perPage), total: now.length };
    }) as DataProvider['getList'];
    expect(await everyRow({ getList }, 'log', QUERY)).toEqual(before);
  });

  it('has every row of a list that rows leave while it is read', async () => {
    const before = Array.from({ length: REST_LIMIT * 2 + 5 }, (_, n) => ({ id: `row ${n}` }));
    const now = [...before];
    let asked = 0;
    const getList = (async (_resource: string, { pagination }: Parameters<DataProvider['getList']>[1]) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 0 };
      asked += 1;
      // Another desk settles two before the second answer, and three more before the third.
      now.splice(0, asked === 2 ? 2 : asked === 3 ? 3 : 0);
      return { data: now.slice((page - 1) * perPage, page * perPage), total: now.length };
    }) as DataProvider['getList'];
    const has = new Set((await everyRow({ getList }, 'waiting', QUERY)).map(({ id }) => id));
    expect(before.filter(({ id }) => !has.has(id))).toEqual([]);
  });

  it('ends where there is nothing', async () => {
    expect(await everyRow(resourceOf(0), 'notes', QUERY)).toEqual([]);
  });

  it('leaves out buttons, and tells times as files do', () => {
    const columns = csvColumns<Row>([
      { key: 'n', label: 'When', value: () => 'Sat', file: () => '03/07/2026' },
      { key: 'id', label: 'Actions', value: () => '', acts: true },
    ]);
    expect(columns.map(({ label, value }) => [label, value({ id: '1', n: 1 })])).toEqual([
      ['When', '03/07/2026'],
    ]);
  });
});

describe('a day as a filter', () => {
  it('is from its midnight at the venue to its last millisecond, also where clocks change', () => {
    expect(dayOf('time', '2026-03-08', 'US/Eastern')).toEqual({
      time_gte: '2026-03-08T05:00:00.000Z',
      time_lte: '2026-03-09T03:59:59.999Z',
    });
  });

  it('is none while it is being typed', () => {
    expect(dayOf('time', '', 'UTC')).toEqual({ time_gte: undefined, time_lte: undefined });
  });
});

describe('rows that keep their places', () => {
  const row = (id: string, n = 0): Row => ({ id, n });

  it('show what they are now where they were, and what is new below them', () => {
    const now = [row('new'), row('b', 2), row('a', 1)];
    expect(inFormerOrder([row('a'), row('gone'), row('b')], now)).toEqual([
      row('a', 1),
      row('b', 2),
      row('new'),
    ]);
  });
});
