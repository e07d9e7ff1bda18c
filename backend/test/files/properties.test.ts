import { IMPORT_FIELDS, IMPORT_KINDS } from '@courtcrew/domain/files/kinds.ts';
import { tableIn } from '@courtcrew/domain/files/table.ts';
import { typedRows } from '@courtcrew/domain/files/typedRows.ts';
import { quoted } from '@courtcrew/domain/kernel/formula.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import work from '../../src/files/thread.ts';
import { Refused } from '../../src/kernel/refused.ts';
import { readSpreadsheet } from '../../src/kernel/spreadsheets/read.ts';
import { workbook, ZONE } from './shaped.ts';

const LIMITS = { bytes: 1_000_000, rows: 1_000, columns: 200 };

/** A text of one line as people type it, blanks at its ends left off. */
const word = fc
  .string({ unit: fc.constantFrom(...'abzÉñß陳🎾\'"“,;\t&=+-@0 '), minLength: 1, maxLength: 12 })
  .map((text) => `x${text.replaceAll('\t', ' ')}y`);
const grid = fc.array(fc.array(word, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 });

it('reads back every cell, whatever cuts it and whatever it is saved in', () => {
  fc.assert(
    fc.property(
      grid,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('utf8', 'utf16le'),
      (rows, cut, encoding) => {
        const cell = (text: string) => `"${quoted(text).replaceAll('"', '""')}"`;
        const file =
          ['name', 'city', 'notes'].join(cut) + rows.map((row) => `\r\n${row.map(cell).join(cut)}`).join('');
        const mark = encoding === 'utf16le' ? '\ufeff' : '';
        const [sheet] = readSpreadsheet(Buffer.from(mark + file, encoding as BufferEncoding), LIMITS).sheets;
        expect(sheet?.rows.slice(1).map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

it('reads the same of a workbook', () => {
  fc.assert(
    fc.property(grid, (rows) => {
      const [sheet] = readSpreadsheet(
        workbook({ One: { rows: [['name', 'city', 'notes'], ...rows] } }),
        LIMITS,
      ).sheets;
      expect(sheet?.rows.slice(1).map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 30 },
  );
});

it('refuses what it cannot read, and throws nothing else', () => {
  const start = fc.constantFrom('', 'PK\u0003\u0004', '%PDF', '\ufeff', 'Name,Email\n');
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 400 }), (begin, rest) => {
      try {
        readSpreadsheet(Buffer.concat([Buffer.from(begin, 'latin1'), rest]), LIMITS);
      } catch (error) {
        expect(error).toBeInstanceOf(Refused);
      }
    }),
    { numRuns: 300 },
  );
});

const CELLS = [
  '',
  '8',
  '8a',
  'noon',
  '3/7',
  '03/07/2026',
  '2026-03-07 08:00',
  '1-5 PM',
  'Ann Lee',
  'ann@example.com',
  '8015550142',
  'L2',
  'yes',
  '-',
  '25:61',
  'Total',
  '\u0000',
  '\u202e',
  'n/a',
  'Waitlist',
  '99999',
  '2026-03-07T14:00:00Z',
];

it('loses no row of any table, and says of each what it means or what is wrong', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...IMPORT_KINDS),
      fc.array(fc.array(fc.oneof(fc.constantFrom(...CELLS), fc.string()), { minLength: 24, maxLength: 24 }), {
        maxLength: 8,
      }),
      (kind, cells) => {
        const headings = [...IMPORT_FIELDS[kind]];
        const table = { headings, rows: cells.map((each, index) => ({ row: index + 2, cells: each })) };
        const mapping = Object.fromEntries(headings.map((heading) => [heading, heading]));
        const typed = typedRows(kind, table, {
          mapping,
          zone: ZONE,
          dates: null,
          category: '',
          near: '2026-03-07',
        });
        if (isRefusal(typed)) throw new Error('refused');
        expect(typed.rows.map(({ row }) => row)).toEqual(table.rows.map(({ row }) => row));
        const open = new Set(typed.questions.map(({ column }) => column));
        for (const { value, problems } of typed.rows)
          expect(value !== null || problems.length > 0 || open.size > 0).toBe(true);
      },
    ),
  );
});

it('finds every row of a sheet in its table, or says why it is none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom(...CELLS, 'Name', 'Email', 'Date'), { minLength: 1, maxLength: 5 }), {
        minLength: 1,
        maxLength: 10,
      }),
      (cells) => {
        const rows = cells
          .map((each, index) => ({ row: index + 1, cells: each }))
          .filter((row) => row.cells.some((cell) => cell !== ''));
        const { table, notes } = tableIn(rows);
        const named = new Set([...table.rows, ...notes].map(({ row }) => row));
        const heading = rows.filter(({ row }) => !named.has(row));
        expect(heading.length).toBeLessThanOrEqual(2);
      },
    ),
  );
});

it('guesses the same field for a column wherever it stands', () => {
  const columns = {
    'First Name': 'Ann',
    'Last Name': 'Lee',
    Email: 'ann@example.com',
    'Cell Phone': '8015550142',
    Date: '2026-03-07',
    'Start Time': '8:00 AM',
    'End Time': '12:00 PM',
    Shift: 'Gate',
    Status: 'Confirmed',
  };
  const guessOf = (names: readonly string[]) => {
    const bytes = Buffer.from(
      `${names.join()}\n${names.map((name) => columns[name as keyof typeof columns]).join()}`,
    );
    const result = work({ look: { bytes } });
    if ('refused' in result || !('columns' in result.done)) throw new Error('refused');
    return Object.fromEntries(result.done.columns.map(({ name, guess }) => [name, guess]));
  };
  const names = Object.keys(columns);
  const first = guessOf(names);
  expect(Object.values(first)).toEqual([
    'first',
    'last',
    'email',
    'phone',
    'date',
    'start',
    'end',
    'shift',
    'status',
  ]);
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (shuffled) => {
      expect(guessOf(shuffled)).toEqual(first);
    }),
    { numRuns: 30 },
  );
});
