import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import type { ImportKind } from './kinds.ts';
import { type ReadBy, type Typed, typedRows } from './typedRows.ts';

const BY = { zone: 'US/Central', dates: null, category: '', near: '2026-03-07' } as const;

/** Reads rows whose headings are the fields themselves. */
function read<Kind extends ImportKind>(
  kind: Kind,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  by: Partial<ReadBy> = {},
): Typed<Kind> {
  const table = { headings, rows: rows.map((cells, index) => ({ row: index + 2, cells })) };
  const mapping = Object.fromEntries(headings.map((heading) => [heading, heading]));
  const typed = typedRows(kind, table, { mapping, ...BY, ...by });
  if (isRefusal(typed)) throw new Error(JSON.stringify(typed));
  return typed;
}

/** Hours of one row on 7 March 2026, as the venue's clock shows them: `08:00-12:00`. */
function hours(cells: Readonly<Record<string, string>>): string {
  const row = { date: '03/07/2026', ...cells };
  const [typed] = read('shifts', Object.keys(row), [Object.values(row)]).rows;
  const { value, problems = [] } = typed ?? {};
  if (!value) return problems.map(({ column, text }) => `${column} ${text}`).join();
  const wall = (instant: string) => new Date(Date.parse(instant) - 6 * 3_600_000).toISOString().slice(8, 16);
  return `${wall(value.start)}-${wall(value.end)}`.replaceAll('07T', '').replace('T', ' ');
}

it.each([
  ['8a', '12p', '08:00-12:00'],
  ['8:00 AM', '12:00 PM', '08:00-12:00'],
  ['0800', '1330', '08:00-13:30'],
  ['8', 'noon', '08:00-12:00'],
  ['20.30', '23.00', '20:30-23:00'],
  ['8:00 p. m.', '11:30 p. m.', '20:00-23:30'],
  ['22:00', '01:00', '22:00-08 01:00'],
  ['9', '5', '09:00-17:00'],
  ['1:00', '5:00', '13:00-17:00'],
  ['01:00', '05:00', '01:00-05:00'],
  ['8:00', '', '08:00-08:00'],
  ['8 de la mañana', 'mediodía', '08:00-12:00'],
  ['25:00', '', 'start must be a time like 8:00 AM'],
])('takes %s to %s for %s', (start, end, taken) => {
  expect(hours({ start, end })).toBe(taken);
});

it.each([
  ['8:00 AM - 12:00 PM', '08:00-12:00'],
  ['8-12 PM', '08:00-12:00'],
  ['1-5pm', '13:00-17:00'],
  ['8:00 a 12:00', '08:00-12:00'],
  ['7:30am to noon', '07:30-12:00'],
  ['10 PM – 1 AM', '22:00-08 01:00'],
  ['soon', 'hours must be hours like 8:00 AM - 12:00 PM'],
])('takes hours %s for %s', (cell, taken) => {
  expect(hours({ hours: cell })).toBe(taken);
});

it.each([
  ['Sat, Mar 7', '08:00-08:00'],
  ['7 de marzo de 2026', '08:00-08:00'],
  ['2026-03-07', '08:00-08:00'],
  ['3/7/26', '08:00-08:00'],
  ['Sunday 03/07/2026', 'date must be a date with its year, like 03/07/2026'],
])('takes the date %s', (date, taken) => {
  expect(hours({ date, start: '8:00' })).toBe(taken);
});

it('asks once for a column whose dates can be read either way, and takes the answer for all of it', () => {
  const rows = [
    ['03/04/2026', '8:00'],
    ['05/06/2026', '8:00'],
  ];
  const open = read('shifts', ['date', 'start'], rows, { near: undefined });
  expect(open.questions).toEqual([
    { column: 'date', cell: '03/04/2026', month: '2026-03-04', day: '2026-04-03' },
  ]);
  expect(open.rows.map(({ value, problems }) => [value, problems])).toEqual([
    [null, []],
    [null, []],
  ]);
  const said = read('shifts', ['date', 'start'], rows, { dates: 'day-first' });
  expect(said.rows.map(({ value }) => value?.start.slice(0, 10))).toEqual(['2026-04-03', '2026-06-05']);
});

it.each(['date', 'date dd/mm'])('takes the order of dates from what is known of column %s', (heading) => {
  const rows = [{ row: 2, cells: ['03/07/2026', '8:00'] }];
  const mapping = { [heading]: 'date', start: 'start' };
  const typed = typedRows('shifts', { headings: [heading, 'start'], rows }, { ...BY, mapping });
  if (isRefusal(typed)) throw new Error('refused');
  const day = typed.rows[0]?.value?.start.slice(0, 10);
  expect([day, typed.notes.length]).toEqual(heading === 'date' ? ['2026-03-07', 1] : ['2026-07-03', 0]);
});

it('has a problem with a time that is left out when clocks change, and notes one that comes twice', () => {
  const { rows, notes } = read(
    'shifts',
    ['date', 'start'],
    [
      ['03/08/2026', '2:30 AM'],
      ['11/01/2026', '1:30 AM'],
    ],
    { dates: 'month-first' },
  );
  expect(rows[0]).toMatchObject({ value: null, problems: [{ column: 'start' }] });
  expect(rows[1]?.value?.start).toBe('2026-11-01T06:30:00.000Z');
  expect(notes).toMatchObject([{ row: 3, column: 'start' }]);
});

it('reads people by the rules of the forms', () => {
  const { rows } = read(
    'people',
    ['name', 'email', 'phone', 'credentials', 'section'],
    [
      ['Begay, Aiko', 'Aiko <aiko@example.com>', '(801) 555-0142', 'L2', 'Referees'],
      ['Cher', 'n/a', '', 'certificada', 'Ball kids'],
      ['', 'x@example.com', '', '', ''],
      ['Ann Lee', 'ann at example', '12', 'black belt', ''],
    ],
  );
  expect(rows[0]?.value).toMatchObject({
    first: 'Aiko',
    last: 'Begay',
    email: 'aiko@example.com',
    phone: '8015550142',
    credentials: 'Level 2',
    section: 'referee',
  });
  expect(rows[1]?.value).toMatchObject({ first: 'Cher', last: '', email: null, credentials: 'Certified' });
  expect(rows[2]).toMatchObject({ value: null, problems: [{ column: 'name', text: 'has no name' }] });
  expect(rows[3]?.problems.map(({ column }) => column)).toEqual(['email', 'phone', 'credentials']);
});

it('reads sign-ups with those who come and with places that nobody has taken', () => {
  const { rows } = read(
    'signups',
    ['starts', 'ends', 'shift', 'places', 'first', 'last', 'status'],
    [
      ['03/07/2026 8:00 AM', '03/07/2026 12:00 PM', 'Check-in', '1', 'Ann', 'Lee', 'Wait list'],
      ['03/07/2026 8:00 AM', '03/07/2026 12:00 PM', 'Check-in', '3', '', '', ''],
      ['03/07/2026 8:00 AM', '03/07/2026 12:00 PM', 'Check-in', '1', 'Bo', 'Li', 'Declined'],
    ],
  );
  expect(rows.map(({ value }) => value && [value.person?.first, value.status, value.places])).toEqual([
    ['Ann', 'Applied', 1],
    [undefined, 'Selected', 3],
    null,
  ]);
});

it('reads matches of one or two a side', () => {
  const { rows } = read(
    'matches',
    ['player1', 'player2', 'player3', 'player4', 'date', 'time'],
    [
      ['Ann', 'Bo', '', '', '03/07/2026', '9:00 AM'],
      ['Ann', 'Bo', 'Cy', 'Di', '', ''],
      ['Ann / Bo', 'Cy & Di', '', '', '', ''],
    ],
  );
  expect(rows.map(({ value }) => [value?.players, value?.at])).toEqual([
    [[['Ann'], ['Bo']], '2026-03-07T15:00:00.000Z'],
    [
      [
        ['Ann', 'Bo'],
        ['Cy', 'Di'],
      ],
      null,
    ],
    [
      [
        ['Ann', 'Bo'],
        ['Cy', 'Di'],
      ],
      null,
    ],
  ]);
});

it('refuses a mapping that does not fit, and says which columns are not read', () => {
  const table = { headings: ['A', 'A', 'B', 'C'], rows: [{ row: 2, cells: ['1', '2', '3', '4'] }] };
  const refused = (mapping: Record<string, string>) => {
    const typed = typedRows('people', table, { ...BY, mapping });
    return isRefusal(typed) ? Object.keys(typed.fields ?? {}) : typed.notes.map(({ column }) => column);
  };
  expect(refused({ A: 'name' })).toEqual(['mapping']);
  expect(refused({ Z: 'name' })).toEqual(['mapping']);
  expect(refused({ B: 'court' })).toEqual(['mapping']);
  expect(refused({ B: 'name', C: 'name' })).toEqual(['mapping']);
  expect(refused({ B: 'name' })).toEqual(['A', 'A', 'C']);
});

it('takes mended cells for those of the file', () => {
  const { rows } = read('people', ['name', 'email'], [['Ann Lee', 'x']], {
    mended: [{ row: 2, cells: { email: 'ann@example.com' } }],
  });
  expect(rows).toMatchObject([{ value: { email: 'ann@example.com' }, problems: [] }]);
});
