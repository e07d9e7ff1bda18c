import { lettersOf, sampleOf } from '@courtcrew/domain/kernel/letters.ts';
import { filled } from '@courtcrew/domain/kernel/text.ts';
import { readSeparated } from './separated.ts';
import { badFile, type Limits, type Spreadsheet, UNREADABLE } from './sheet.ts';
import { readWorkbook } from './workbook.ts';
import { isZip } from './zip.ts';

/** Where Word, Excel and others kept everything until 2007, and where passwords are now. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

const startsWith = (bytes: Buffer, start: string | Buffer): boolean =>
  bytes.subarray(0, start.length).equals(Buffer.from(start));

/** Refuses what is another kind of file, whatever its name says. */
function mustBeSheet(bytes: Buffer, limits: Limits): void {
  if (bytes.length === 0) throw badFile('is empty');
  if (bytes.length > limits.bytes)
    throw badFile(filled('is larger than {max} MB', { max: limits.bytes / 1_000_000 }));
  if (startsWith(bytes, COMPOUND))
    throw badFile(
      bytes.includes(ENCRYPTED)
        ? 'is protected by a password: save it without one'
        : 'is of an old Excel: save it as .xlsx',
    );
  if (startsWith(bytes, '%PDF')) throw badFile('is a PDF: export the list it was made from as .xlsx or CSV');
}

/** @param encoding of a text whose letters can be read in several ways */
export function readSpreadsheet(bytes: Buffer, limits: Limits, encoding?: string): Spreadsheet {
  mustBeSheet(bytes, limits);
  if (isZip(bytes)) {
    const book = readWorkbook(bytes, limits);
    if (book.sheets.every(({ rows }) => rows.length === 0)) throw badFile('is empty');
    return { ...book, encodings: [] };
  }
  const { text, encodings } = textOf(bytes, encoding);
  const rows = readSeparated(text, limits);
  if (rows.length === 0) throw badFile('is empty');
  return { sheets: [{ name: '', hidden: false, rows }], encodings, notes: [] };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what no text has shows that it is none
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function textOf(bytes: Buffer, encoding: string | undefined) {
  const { readings, isSure } = lettersOf(bytes);
  const [best] = readings;
  if (!best || NO_TEXT.test(best.text)) throw badFile(UNREADABLE);
  if (/^\s*<(?:!doctype html|html|table|\?xml)/i.test(best.text))
    throw badFile('is a page of the web: open it in a spreadsheet and save it as .xlsx');
  const chosen = encoding === undefined ? best : readings.find((one) => one.encoding === encoding);
  if (!chosen) throw badFile('is not written in these letters');
  const encodings = isSure
    ? []
    : readings.map((reading) => ({ encoding: reading.encoding, sample: [...sampleOf(reading)] }));
  return { text: chosen.text, encodings };
}
