import { deflateRawSync } from 'node:zlib';
import { stored } from '../../src/kernel/spreadsheets/zip.ts';
import { type Refusing, text, workbook } from './shaped.ts';

const HEADS =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const parts = (more: Readonly<Record<string, Buffer | string>>) =>
  Object.entries({ '[Content_Types].xml': HEADS, 'xl/workbook.xml': '<workbook/>', ...more }).map(
    ([name, content]) => ({
      name,
      content: Buffer.from(content),
    }),
  );

/** An archive one of whose parts unpacks to more than it says, or says. */
function bomb(says: number, size: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(size, ' '));
  const archive = stored(parts({ 'xl/worksheets/sheet1.xml': packed }));
  // Its sizes stand in the directory, behind the name's length.
  const at = archive.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
  archive.writeUInt16LE(8, at + 10);
  archive.writeUInt32LE(says, at + 24);
  return archive;
}

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]);
const wide = workbook({
  One: { rows: [['Name', ...Array.from({ length: 250 }, (_, index) => `C${index}`)], ['Ann']] },
});
const UNREADABLE = 'cannot be read as a spreadsheet: save it as .xlsx or CSV';

export const HOSTILE: readonly Refusing[] = [
  { name: 'nothing', bytes: Buffer.alloc(0), refused: 'is empty' },
  { name: 'only blank lines', bytes: text('', ' , ', ''), refused: 'is empty' },
  { name: 'a workbook with nothing in it', bytes: workbook({ One: { rows: [] } }), refused: 'is empty' },
  {
    name: 'a PDF with another name',
    bytes: text('%PDF-1.7', '1 0 obj'),
    refused: 'is a PDF: export the list it was made from as .xlsx or CSV',
  },
  { name: 'a picture', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), refused: UNREADABLE },
  {
    name: 'a page that is called .xls',
    bytes: text('<html><body><table><tr><td>Name</td></tr></table>'),
    refused: 'is a page of the web: open it in a spreadsheet and save it as .xlsx',
  },
  { name: 'a workbook of the old Excel', bytes: compound, refused: 'is of an old Excel: save it as .xlsx' },
  {
    name: 'a workbook with a password',
    bytes: Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
    refused: 'is protected by a password: save it without one',
  },
  {
    name: 'an archive that is no workbook',
    bytes: stored([{ name: 'a.txt', content: Buffer.from('a') }]),
    refused: UNREADABLE,
  },
  { name: 'an archive that is cut off', bytes: wide.subarray(0, 900), refused: UNREADABLE },
  {
    name: 'a part that unpacks to a gigabyte',
    bytes: bomb(1_000_000_000, 100_000_000),
    refused: 'is too large once it is unpacked',
  },
  { name: 'a part that unpacks to more than it says', bytes: bomb(1_000, 100_000_000), refused: UNREADABLE },
  {
    name: 'entities that grow, or name a file of the server',
    bytes: stored(
      parts({
        'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><sst>&a;</sst>',
      }),
    ),
    refused: 'refers to something outside of it: save it as .xlsx anew',
  },
  { name: 'a million columns', bytes: text('a,'.repeat(1_000_000)), refused: 'has more than 200 columns' },
  {
    name: '250 columns',
    bytes: text(Array.from({ length: 250 }, (_, index) => `C${index}`).join()),
    refused: 'has more than 200 columns',
  },
  { name: '250 columns of a workbook', bytes: wide, refused: 'has more than 200 columns' },
  {
    name: '20,001 rows',
    bytes: text('Name,Email', ...Array.from({ length: 20_001 }, (_, row) => `A B,a${row}@example.com`)),
    refused: 'has more than 20000 rows',
  },
  {
    name: 'millions of blank lines',
    bytes: Buffer.alloc(5_000_000, '\n'),
    refused: 'has more than 20000 rows',
  },
  {
    name: 'quotes without an end',
    bytes: text('Name,City', `"${'a'.repeat(5_000_000)}`),
    refused: 'cannot be read: line 2 is not well formed',
  },
  { name: 'more than 20 MB', bytes: Buffer.alloc(20_000_001, 'a,b\n'), refused: 'is larger than 20 MB' },
];
