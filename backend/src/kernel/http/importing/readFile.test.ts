import { quoted } from '@courtcrew/domain/kernel/formula.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImportFile, type Shape } from './readFile.ts';

const SHAPE: Shape<'name' | 'start'> = { columns: ['name', 'start'], max: 20 };
const PLAYERS = {
  columns: ['name', 'club', 'phone'],
  optional: ['club', 'phone'],
  headless: true,
  max: 20,
} as const;

const cellsOf = (csv: string, shape: Shape<string> = SHAPE) =>
  readImportFile(csv, shape).rows.map(({ cells }) => cells);
const found = (csv: string, shape: Shape<string> = SHAPE) => {
  const { findings, notes } = readImportFile(csv, shape);
  return { findings, notes };
};
const clean = { findings: [], notes: [] };

describe('a file of rows', () => {
  it('names a cell that no answer holds, and shows its beginning', () => {
    const csv = `name,start\n${'x'.repeat(70_000)},03/05/2027\n`;
    expect(cellsOf(csv)).toEqual([{ name: 'x'.repeat(1_000), start: '03/05/2027' }]);
    expect(found(csv).findings).toEqual([{ row: 2, column: 'name', text: 'is too long' }]);
  });

  it('passes over rows that a spreadsheet leaves behind where cells were emptied', () => {
    const csv = 'name,start\nOpen,03/05/2027\n,\nFinals,\n , \n,\n';
    expect(cellsOf(csv)).toEqual([
      { name: 'Open', start: '03/05/2027' },
      { name: 'Finals', start: '' },
    ]);
    expect(found(csv)).toEqual(clean);
  });

  it('is cut by the one separator that fits all of it', () => {
    const rows = [
      { name: 'Open, South', start: '03/05/2027' },
      { name: 'Finals; A', start: '' },
    ];
    expect(cellsOf('\ufeffName;Start\nOpen, South;03/05/2027\n"Finals; A";\n')).toEqual(rows);
    expect(cellsOf('name\tstart\nOpen, South\t03/05/2027\nFinals; A\t\n')).toEqual(rows);
    expect(cellsOf('name,start\n"Open, South",03/05/2027\nFinals; A,\n')).toEqual(rows);
  });

  it('ends its lines in one way or in several', () => {
    const rows = [
      { name: 'A', start: '1' },
      { name: 'B', start: '2' },
      { name: 'C', start: '3' },
    ];
    expect(cellsOf('name,start\r\nA,1\nB,2\rC,3')).toEqual(rows);
  });

  it('counts its lines as an editor does: heading, blank lines and line breaks inside quotes', () => {
    const csv = 'name,start\nA,1\n\n\n"B\nb",2\nC,3\n';
    expect(readImportFile(csv, SHAPE).rows.map(({ line }) => line)).toEqual([2, 5, 7]);
    expect(found(csv).findings).toEqual([
      { row: 5, column: 'name', text: 'has a line break inside its quotes' },
    ]);
  });

  it('is refused with a heading twice, and names columns that are not read', () => {
    expect(found('name,start,Start\nA,1,2')).toMatchObject({
      findings: [{ row: 0, column: 'start', text: 'This column stands in the heading twice' }],
    });
    expect(found('name,start,Bonus,\nA,1,2,x')).toMatchObject({
      findings: [],
      notes: [
        { row: 0, column: 'Bonus', text: 'This column is not read' },
        { row: 0, column: '', text: 'Column 4 has no heading and is not read' },
      ],
    });
    expect(found('name,start,\nA,1,')).toEqual(clean);
  });

  it('names the line on which a quote was opened and never closed', () => {
    expect(found('name,start\nA,1\n"B,2\nC,3')).toMatchObject({
      findings: [{ row: 0, text: 'The file cannot be read: line 3 is not well formed' }],
    });
  });

  it.each(['Jos\ufffd', 'JosÃ©', 'NÃºÃ±ez', 'Oâ€™Neil'])('never finds nothing wrong with %j', (name) => {
    expect(found(`name,start\n${name},1`).findings).toMatchObject([{ row: 2, column: 'name' }]);
  });

  it.each(['José', 'Müßig', 'Łódź', 'Ærø', 'O’Neil', '“Jr”', 'ÇELİK', '陳大文', 'Юля'])(
    'takes %s as it is',
    (name) => {
      expect(found(`name,start\n${name},1`)).toEqual(clean);
    },
  );
});

describe('lines without a heading', () => {
  const ann = { name: 'Ace, Ann', club: 'Lake "A" Club', phone: '8015550100' };
  it('are read in the order of the columns', () => {
    expect(cellsOf('Bob Lob', PLAYERS)).toEqual([{ name: 'Bob Lob', club: '', phone: '' }]);
    expect(cellsOf('"Ace, Ann"; "Lake ""A"" Club"; 8015550100', PLAYERS)).toEqual([ann]);
    expect(cellsOf('Ace, Ann\tLake "A" Club\t8015550100', PLAYERS)).toEqual([ann]);
    expect(cellsOf('"Ace, Ann"\t"Lake ""A"" Club"\t8015550100', PLAYERS)).toEqual([ann]);
  });

  it('may end early, and are named where they go on', () => {
    expect(found('Ann,Lake,801\nBob', PLAYERS)).toEqual(clean);
    expect(found('Ann,Lake,801,more', PLAYERS).findings).toMatchObject([{ row: 1, column: '' }]);
  });
});

describe('dates', () => {
  const dated = (...cells: readonly string[]) => {
    const csv = ['name,start', ...cells.map((cell) => `x,${cell}`)].join('\n');
    const read = (orders = {}) => {
      const { rows, findings, questions } = readImportFile(csv, { ...SHAPE, dates: ['start'] }, orders);
      return { days: rows.map((row) => row.cells.start), findings, questions };
    };
    return { ...read(), read };
  };

  it('are read in the order that the cells of their column prove', () => {
    expect(dated('03/04/2027', '3/25/2027').days).toEqual(['2027-03-04', '2027-03-25']);
    expect(dated('03.04.2027', '25.3.2027').days).toEqual(['2027-04-03', '2027-03-25']);
    expect(dated('2027-03-04', '05/05/2027')).toMatchObject({
      days: ['2027-03-04', '2027-05-05'],
      questions: [],
    });
  });

  it('are asked about where both orders fit, and read as answered', () => {
    const { days, questions, read } = dated('03/04/2027');
    expect(days).toEqual(['03/04/2027']);
    expect(questions).toEqual([
      { column: 'start', cell: '03/04/2027', month: '2027-03-04', day: '2027-04-03' },
    ]);
    expect(read({ start: 'day' })).toMatchObject({ days: ['2027-04-03'], questions: [] });
    expect(read({ start: 'month' })).toMatchObject({ days: ['2027-03-04'], questions: [] });
  });

  it('are named where one does not fit the others', () => {
    expect(dated('25/03/2027', '26/03/2027', '03/27/2027').findings).toEqual([
      { row: 4, column: 'start', text: 'has the month first, unlike the column' },
    ]);
  });
});

it('takes an exported table as it was (seed 258)', () => {
  const signs = fc.constantFrom(
    "'",
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    '﹦',
    '﹢',
    '﹣',
    '﹫',
    '"',
    ',',
    ';',
    'é',
    ' ',
  );
  const cell = fc
    .oneof(fc.string({ unit: signs }), fc.string())
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const exported = (cells: readonly string[]) =>
    cells.map((each) => `"${quoted(each).replaceAll('"', '""')}"`).join(',');
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(cellsOf([['name', 'start'], ...rows].map(exported).join('\r\n'))).toEqual(
        rows.map(([name, start]) => ({ name, start })),
      );
    }),
    { seed: 258 },
  );
});
