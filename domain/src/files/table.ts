import { CELL_MAX, type Finding, findingOf } from '../contract/importing.ts';
import { isDay } from '../kernel/days.ts';
import { filled } from '../kernel/text.ts';
import { readClock } from './cells/clock.ts';
import { headingKey, meaningOf } from './headings.ts';
import type { Table } from './rows.ts';

/** Finds the table in a sheet: its heading of one line or two, and the rows between titles above and totals below. */

type Row = Table['rows'][number];

export interface FoundTable {
  readonly table: Table;
  /** What of the sheet is no part of it. */
  readonly notes: readonly Finding[];
}

/** Lines among which the heading is looked for. */
const LOOKED_AT = 30;

const filledCells = ({ cells }: Row): readonly string[] => cells.filter((cell) => cell !== '');

/** Whether a cell holds data rather than the name of a column. */
const isData = (cell: string): boolean =>
  /@|^\+?[\d\s().,/:-]{2,}$|^\d+$/.test(cell) ||
  isDay(cell) ||
  readClock(cell) !== undefined ||
  cell.length > 120;

/** How many cells of a row are headings that somebody knows. */
const knownIn = (row: Row): number =>
  filledCells(row).filter((cell) => !isData(cell) && meaningOf(cell) !== undefined).length;

/** A title stands alone, or is shown across merged cells. */
const isTitle = (row: Row): boolean => new Set(filledCells(row)).size <= 1;

/** The place of the row that looks most like a heading; -1 where none does. */
function headingIn(rows: readonly Row[]): number {
  const looked = rows.slice(0, LOOKED_AT);
  const width = Math.max(0, ...looked.map((row) => filledCells(row).length));
  const known = looked.map((row) => (width > 1 && isTitle(row) ? 0 : knownIn(row)));
  const most = Math.max(0, ...known);
  const best = known.indexOf(most);
  // One word that is known may stand in any row of names.
  if (most >= 2 || (most === 1 && best === 0)) return best;
  return looked.findIndex(
    (row) =>
      filledCells(row).length >= Math.max(2, width * 0.6) &&
      !isTitle(row) &&
      filledCells(row).every((cell) => !isData(cell)) &&
      rows.length > 1 &&
      looked.some((other) => other !== row && filledCells(other).some(isData)),
  );
}

/** Whether the row below a heading goes on with it: it names what stands under headings that are shared or missing. */
function goesOn(heading: Row, below: Row | undefined): boolean {
  if (!below || below.row !== heading.row + 1) return false;
  const cells = below.cells.map((cell, index) => ({ cell, above: heading.cells[index] ?? '', index }));
  const named = cells.filter(({ cell }) => cell !== '');
  const isShared = (above: string, index: number) =>
    above === '' || heading.cells.some((other, place) => place !== index && other === above);
  return (
    named.length > 0 &&
    named.every(({ cell }) => !isData(cell)) &&
    named.some(({ above, index }) => isShared(above, index)) &&
    named.filter(({ cell }) => meaningOf(cell) !== undefined).length * 2 >= named.length
  );
}

/** A heading as the calls take it: one line without characters that nobody sees. */
const plainHeading = (cell: string): string =>
  cell
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, CELL_MAX);

/** The name of a column as spreadsheets number them: A, B, ..., Z, AA. */
export function columnLetter(index: number): string {
  const [more, rest] = [Math.floor(index / 26), index % 26];
  return `${more > 0 ? columnLetter(more - 1) : ''}${String.fromCharCode(65 + rest)}`;
}

const TOTALS = /^(?:grand |sub)?totals?\b|^(?:sum|count|average|suma|total general|promedio)\b/i;
const FOOTERS =
  /^(?:exported|generated|printed|report|page|source|last updated|as of|exportado|generado|impreso|página)\b/i;

/** Why a row is none of the table; undefined for one that is. */
function asideOf(row: Row, headings: readonly string[], isLast: boolean): string | undefined {
  const cells = filledCells(row);
  if (
    cells.length > 1 &&
    row.cells.every((cell, index) => cell === '' || plainHeading(cell) === headings[index])
  )
    return 'repeats the heading';
  const [first = ''] = cells;
  if (TOTALS.test(first) && cells.slice(1).every((cell) => cell === first || /^[\d.,:$% -]+$/.test(cell)))
    return 'is a line of totals';
  return isLast && new Set(cells).size === 1 && headings.length > 2 && FOOTERS.test(first)
    ? 'is no row of the table'
    : undefined;
}

/** The table of a sheet. @param rows those in which something stands */
export function tableIn(rows: readonly Row[]): FoundTable {
  const place = headingIn(rows);
  const first = rows[place];
  const above = rows[place - 1];
  const below = rows[place + 1];
  const isBelow = first !== undefined && goesOn(first, below);
  // The better known line of the two may be the lower one.
  const isAbove =
    !isBelow && first !== undefined && above !== undefined && !isTitle(above) && goesOn(above, first);
  const lines = [isAbove ? above : undefined, first, isBelow ? below : undefined].flatMap(
    (line) => line ?? [],
  );
  const start = place + 1 + (isBelow ? 1 : 0);
  const body = rows.slice(start);
  const width = Math.max(0, ...rows.slice(Math.max(place, 0)).map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, index) => {
    const parts = [...new Set(lines.map(({ cells }) => plainHeading(cells[index] ?? '')))];
    const named = parts.filter((part) => part !== '').join(' ');
    const isUsed = named !== '' || body.some(({ cells }) => (cells[index] ?? '') !== '');
    return named === '' && isUsed ? columnLetter(index) : named;
  });
  const asides = body.map((row, index) => asideOf(row, headings, index >= body.length - 3));
  const titles = rows.slice(0, Math.max(0, place - (isAbove ? 1 : 0)));
  return {
    table: { headings, rows: body.filter((_, index) => asides[index] === undefined) },
    notes: [
      ...titles.map(({ row }) => findingOf(row, '', 'stands above the heading and is not read')),
      ...body.flatMap(({ row }, index) => {
        const aside = asides[index];
        return aside === undefined
          ? []
          : findingOf(row, '', filled('{what}: it is not read', { what: { key: aside, values: {} } }));
      }),
      ...twiceIn(headings).map((heading) => findingOf(0, heading, 'This column stands in the heading twice')),
    ],
  };
}

/** Headings that more than one column has. */
export const twiceIn = (headings: readonly string[]): readonly string[] => [
  ...new Set(headings.filter((heading, index) => heading !== '' && headings.indexOf(heading) !== index)),
];

/** Equal for headings that an earlier mapping fits, whatever their order. */
export const headingsKey = ({ headings }: Table): string => headings.map(headingKey).sort().join('\n');
