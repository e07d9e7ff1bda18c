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

it('reads files of a spreadsheet that parts cells otherwise, as one does where the comma is the decimal point', () => {
  const rows = [
    { name: 'Open, South', start: '03/05/2027' },
    { name: 'Finals; A', start: '' },
  ];
  const semicolons = '\ufeffName;Start\nOpen, South;03/05/2027\n"Finals; A";\n';
  expect(read(semicolons)).toEqual({ rows, findings: [] });
  expect(read('name\tstart\nOpen, South\t03/05/2027\nFinals; A\t\n')).toEqual({ rows, findings: [] });
  expect(read('name,start\n"Open, South",03/05/2027\nFinals; A,\n')).toEqual({ rows, findings: [] });
});
