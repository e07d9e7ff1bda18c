import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRows, type ImportRow, withSport } from './bulkImport.ts';
import { IMPORT_COLUMNS } from './choices.ts';

const miami: ImportRow = {
  name: 'Miami Open presented by Itaú',
  start: '03/16/2026',
  end: '03/30/2026',
  region: 'East',
  timezone: 'US/Eastern',
  chair: '30',
  athletic: '8',
  referee: '90',
  sport: 'Tennis',
};

describe('an import', () => {
  test('reads a row into the fields of a draft', () => {
    expect(checkRows([miami], [])).toEqual({
      findings: [],
      tournaments: [
        {
          name: 'Miami Open presented by Itaú',
          start: '2026-03-16',
          end_date: '2026-03-30',
          facility: 'East',
          time_zone: 'US/Eastern',
          sport: 'tennis',
          num_of_chair_ump: 30,
          num_of_athletic_trainers: 8,
          num_of_referee: 90,
        },
      ],
    });
  });

  test('guesses a sport that no column names, and shows its guess', () => {
    const { sport: _, ...unsaid } = { ...miami, name: 'Tennis in the Land' };
    expect(withSport(unsaid)).toEqual({ ...unsaid, sport: 'tennis' });
    expect(withSport(miami)).toBe(miami);
    expect(checkRows([unsaid], []).tournaments).toMatchObject([{ sport: 'tennis' }]);
    expect(checkRows([{ ...miami, sport: '' }], []).tournaments).toMatchObject([{ sport: 'pickleball' }]);
  });

  test.each([
    [{ name: '' }, 'name', 'is required'],
    [{ name: 'ab' }, 'name', 'Name too short'],
    [{ name: `a\u0000b` }, 'name', 'contains characters that cannot be stored'],
    [{ start: '16/03/2026' }, 'start', 'must be a date like 03/07/2026'],
    [{ end: '03/15/2026' }, 'end', 'must not be before the start'],
    [{ region: 'North' }, 'region', 'must be West, Central or East'],
    [{ timezone: 'America/New_York' }, 'timezone', 'must be a time zone of the list, such as US/Eastern'],
    [{ chair: '-1' }, 'chair', 'must be a whole number from 0 to 9999'],
    [{ referee: '1.5' }, 'referee', 'must be a whole number from 0 to 9999'],
    [{ sport: 'chess' }, 'sport', 'must be pickleball or tennis'],
    [{ athletic: 'ten' }, 'athletic', 'must be a whole number from 0 to 9999'],
  ] as const)('finds the fault in %o', (fault, column, text) => {
    expect(checkRows([miami, { ...miami, name: 'Other', ...fault }], [])).toMatchObject({
      findings: [{ row: 2, column, text }],
    });
  });

  test('names every faulty row, not only the first', () => {
    const { findings } = checkRows([{ ...miami, start: 'x' }, miami, { ...miami, region: '', end: '' }], []);
    expect(findings.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '1 start',
      '3 end',
      '3 region',
      '3 name',
    ]);
  });

  test('finds a tournament twice in the file and one that exists, whatever the case', () => {
    const shouted = { ...miami, name: ' MIAMI Open presented by Itaú ' };
    expect(checkRows([miami, shouted], []).findings).toMatchObject([
      { row: 2, column: 'name', text: 'is the same tournament as row 1' },
    ]);
    const known = [{ name: 'miami open presented by itaú', start: '2026-03-16' }];
    expect(checkRows([miami], known).findings).toEqual([
      { row: 1, column: 'name', text: 'exists already with this start' },
    ]);
    expect(checkRows([{ ...miami, start: '03/17/2026' }], known).findings).toEqual([]);
  });

  test('keeps what looks like a formula as the text it is', () => {
    expect(checkRows([{ ...miami, name: '=SUM(A1)' }], []).tournaments[0]?.name).toBe('=SUM(A1)');
  });

  test('takes an empty staff column for the numbers a new tournament has', () => {
    const { tournaments } = checkRows([{ ...miami, chair: '', athletic: null, referee: undefined }], []);
    expect(tournaments[0]).toMatchObject({
      num_of_chair_ump: 1,
      num_of_athletic_trainers: 1,
      num_of_referee: 0,
    });
  });

  test('of nothing is refused', () => {
    expect(checkRows([], []).findings).toEqual([{ row: 0, column: '', text: 'The file has no rows' }]);
  });

  test('either finds something or takes every row, whatever the cells hold', () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.constant('03/16/2026'));
    const row = fc.record(Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, cell])));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const { findings, tournaments } = checkRows(rows, []);
        expect(findings.length > 0).toBe(tournaments.length < rows.length);
      }),
    );
  });
});
