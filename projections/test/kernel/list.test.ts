import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { list, listOf } from '../../src/kernel/list.ts';
import { type ReadModels, readModels } from '../support/readModels.ts';

let all: ReadModels;
beforeAll(async () => {
  all = await readModels([]);
});
afterAll(() => all.close());

const ROWS = [
  { id: 'a', court: '10', name: 'Zoë', time: '2026-03-07T13:00:00.000Z', open: true },
  { id: 'b', court: '9', name: 'Ann', time: '2026-03-08T13:00:00.000Z', open: false },
  { id: 'c', court: null, name: 'B’ob', time: '2026-03-09T13:00:00.000Z', open: true },
];

const inSql = list({
  rows: sql<(typeof ROWS)[number]>`select * from json_to_recordset(${JSON.stringify(ROWS)}::json)
    as x(id text, court text, name text, time timestamptz, open boolean)`,
  key: 'id',
  order: ['-time'],
  searched: ['name', 'court'],
});
const worked = listOf(
  ROWS.toReversed(),
  { sort: ['time'], filter: { shape: { open: 'flag' } } },
  { key: 'id', searched: ['name', 'court'] },
);

describe.each([
  ['read in SQL', inSql],
  ['worked out in TypeScript', worked],
])('a list whose rows are %s', (_, rows) => {
  const page = async (filter: Record<string, unknown>, field = 'time', descending = false) => {
    const query = { filter, sort: { field, descending }, offset: 0, limit: 2 };
    const { rows: shown, total } = await rows.page(all.db, query);
    return [shown.map(({ id }) => id).join(' '), total];
  };

  it('is cut into pages, with the number of all that fit', async () => {
    expect(await page({})).toEqual(['a b', 3]);
    expect(await page({}, 'time', true)).toEqual(['c b', 3]);
  });

  it('is filtered by what is the same, by words of texts and by bounds', async () => {
    expect(await page({ open: true })).toEqual(['a c', 2]);
    expect(await page({ q: 'AN' })).toEqual(['b', 1]);
    expect(await page({ q: '10', open: undefined })).toEqual(['a', 1]);
    expect(await page({ q: 'zoe' })).toEqual(['a', 1]);
    expect(await page({ q: '9 ann' })).toEqual(['b', 1]);
    expect(await page({ q: "b'ob " })).toEqual(['c', 1]);
    const day = { time_gte: '2026-03-08T00:00:00.000Z', time_lte: '2026-03-08T23:59:59.999Z' };
    expect(await page(day)).toEqual(['b', 1]);
  });

  it('is sorted with court 10 after court 9 and with nothing at the end, either way', async () => {
    expect(await page({}, 'court')).toEqual(['b a', 3]);
    expect(await page({}, 'court', true)).toEqual(['a b', 3]);
  });

  it('leaves equal rows in the usual order, either way', async () => {
    expect(await page({ open: true }, 'open')).toEqual(['c a', 2]);
    expect(await page({ open: true }, 'open', true)).toEqual(['c a', 2]);
  });

  it('finds rows by their ids, and knows them all in the usual order', async () => {
    expect(await rows.among(all.db, ['b', 'nobody'])).toMatchObject([{ id: 'b', name: 'Ann' }]);
    expect((await rows.all(all.db)).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

it('without a field to search finds nothing', async () => {
  const unsearched = listOf(ROWS, { sort: ['time'], filter: { shape: {} } }, { key: 'id' });
  const query = { filter: { q: 'ann' }, sort: { field: 'time', descending: false }, offset: 0, limit: 2 };
  expect(await unsearched.page(all.db, query)).toEqual({ rows: [], total: 0 });
});

it('is sorted by the alphabet that the interfaces sort by', async () => {
  const names = [
    'Æther',
    'ıris',
    'Iris',
    'Łuk',
    'Lima',
    'Zoë',
    "O'Brien",
    'Oakes',
    'court 10',
    'Court 9',
    '李',
  ];
  const sorted = listOf(
    names.map((name) => ({ name })),
    { sort: ['name'], filter: { shape: {} } },
    { key: 'name', texts: ['name'] },
  );
  const query = { filter: {}, sort: { field: 'name', descending: false }, offset: 0, limit: 20 };
  const { rows } = await sorted.page(all.db, query);
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted(compareTexts));
});
