import { expect, it } from 'vitest';
import { readImportFile } from './importFile.ts';

const read = (csv: string) => readImportFile(csv, { columns: ['name', 'start'], max: 2 });

it('passes over rows that a spreadsheet leaves behind where cells were emptied', () => {
  const rows = [
    { name: 'Open', start: '03/05/2027' },
    { name: 'Finals', start: '' },
  ];
  expect(read('name,start\nOpen,03/05/2027\n,\nFinals,\n , \n,\n')).toEqual({ rows, findings: [] });
});
