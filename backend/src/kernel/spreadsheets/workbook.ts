import { CELL_MAX } from '@courtcrew/domain/contract/importing.ts';
import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { tooMany, tooWide } from './separated.ts';
import {
  badFile,
  HEADINGS,
  type Limits,
  MOST_LETTERS,
  type Sheet,
  type Spreadsheet,
  UNREADABLE,
} from './sheet.ts';
import { partsOf, stored, unpacked } from './zip.ts';

/** Workbooks (.xlsx, ECMA-376). Formulas are not run: the values stand in the file since it was saved. */

/** All that says what stands in cells. Drawings, macros, links to other files and what only looks good stay packed. */
const READ =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles|metadata)\d*\.xml|xl\/persons\/[^/]+\.xml|xl\/_rels\/workbook\d*\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');
const MINUTES = 24 * 60;

/** A day, a time or both, from days counted as the file counts them. */
function dayOrTime(days: number, date1904: boolean): string {
  const whole = Math.round(days * MINUTES);
  const { y, m, d } = SSF.parse_date_code(Math.floor(whole / MINUTES), { date1904 });
  const minutes = whole % MINUTES;
  const time = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  const date = `${pad(y, 4)}-${pad(m)}-${pad(d)}`;
  // A bare time lies before the first day.
  if (whole < MINUTES) return time;
  return minutes === 0 ? date : `${date} ${time}`;
}

function textOf({ t, v, z }: CellObject, date1904: boolean): string {
  if (t === 'n' && typeof v === 'number') {
    if (v >= 0 && typeof z === 'string' && SSF.is_date(z)) return dayOrTime(v, date1904);
    // As spreadsheets show it: 0.1 + 0.2 is 0.3 there.
    return String(Number(v.toPrecision(15)));
  }
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (t === 'e' || t === 'z' || v === undefined) return '';
  return String(v)
    .slice(0, CELL_MAX + 1)
    .trim();
}

type Row = (string | undefined)[];

/** Fills merged cells with the value that is shown across them. */
function fillMerged(
  rows: Map<number, Row>,
  merged: NonNullable<WorkSheet['!merges']>,
  { columns }: Limits,
): void {
  for (const { s, e } of merged) {
    const text = rows.get(s.r)?.[s.c];
    if (!text) continue;
    for (const [row, cells] of rows) {
      if (row < s.r || row > e.r) continue;
      for (let column = s.c; column <= Math.min(e.c, columns - 1); column += 1) cells[column] ||= text;
    }
  }
}

const MOST_MERGED = 20_000;

function sheetOf(name: string, sheet: WorkSheet, hidden: boolean, date1904: boolean, limits: Limits): Sheet {
  const data = (sheet['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[];
  const rows = new Map<number, Row>();
  let letters = 0;
  data.forEach((line, row) => {
    const cells: Row = [];
    line?.forEach((cell, column) => {
      if (!cell) return;
      const text = textOf(cell, date1904);
      if (text === '') return;
      if (column >= limits.columns) throw tooWide(limits);
      letters += text.length;
      cells[column] = text;
    });
    if (cells.length > 0) rows.set(row, cells);
  });
  if (rows.size > limits.rows + HEADINGS) throw tooMany(limits);
  if (letters > MOST_LETTERS) throw badFile('is too large once it is unpacked');
  const merged = sheet['!merges'] ?? [];
  if (merged.length <= MOST_MERGED) fillMerged(rows, merged, limits);
  return {
    name,
    hidden,
    rows: Array.from(rows, ([row, cells]) => ({
      row: row + 1,
      cells: Array.from(cells, (text) => text ?? ''),
    })),
  };
}

/** What stands in a sheet and is no cell with a value: said, so that nobody misses it or wonders about it. */
function notesOn(sheets: readonly Buffer[]): Spreadsheet['notes'] {
  const isUnsaved = sheets.some((sheet) =>
    ['</f></c>', '</f><v></v></c>', '</f><v/></c>', '</f><v /></c>'].some((end) => sheet.includes(end)),
  );
  const hasHidden = sheets.some((sheet) =>
    /<row [^>]{0,300}\bhidden="(?:1|true)"/.test(sheet.toString('latin1')),
  );
  return [
    ...(hasHidden ? ['has hidden rows, which are read like the others'] : []),
    ...(isUnsaved ? ['has formulas without values: open it in a spreadsheet and save it again'] : []),
  ];
}

function workbookOf(bytes: Buffer): { readonly book: WorkBook; readonly notes: Spreadsheet['notes'] } {
  const all = partsOf(bytes);
  if (!all.some(({ name }) => /^xl\/workbook\d*\.xml$/i.test(name))) throw badFile(UNREADABLE);
  const parts = all.filter(({ name }) => READ.test(name));
  const contents = unpacked(bytes, parts);
  // A workbook declares no entities; those of others name files and addresses, or grow without end.
  if (contents.some((content) => content.includes('<!DOCTYPE') || content.includes('<!ENTITY')))
    throw badFile('refers to something outside of it: save it as .xlsx anew');
  const checked = stored(parts.map(({ name }, index) => ({ name, content: contents[index] as Buffer })));
  const sheets = contents.filter((_, index) => parts[index]?.name.includes('worksheets'));
  const notes = notesOn(sheets);
  try {
    const book = read(checked, {
      type: 'buffer',
      dense: true,
      nodim: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      // Without their formulas, cells that were never calculated are empty, and not 0.
      cellFormula: false,
    });
    return { book, notes };
  } catch {
    throw badFile(UNREADABLE);
  }
}

/** The sheets of a workbook. @throws Refused */
export function readWorkbook(bytes: Buffer, limits: Limits): Omit<Spreadsheet, 'encodings'> {
  const { book, notes } = workbookOf(bytes);
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const sheets = book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    const hidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return sheet ? [sheetOf(name, sheet, hidden, date1904, limits)] : [];
  });
  return { sheets, notes };
}
