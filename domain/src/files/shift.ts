import { filled } from '../kernel/text.ts';
import { LEVELS, perLevel, totalOf } from '../roster/model.ts';
import { colorOf } from './cells/words.ts';
import type { Cells } from './cellsOf.ts';
import { type HourColumns, hoursOf } from './hours.ts';
import type { ImportField } from './kinds.ts';
import { lineOf, linesOf } from './person.ts';
import type { ShiftRow } from './rows.ts';

const NAME_MAX = 120;
const CATEGORY_MAX = 200;
const SPOTS_MAX = 5000;

/** `4`, as spreadsheets write it too: `4.0`, `4 spots`. */
function countIn(cell: string): number | undefined {
  const [, digits] = /^(\d{1,4})(?:\.0+)?(?:\s+[a-z]+)?$/i.exec(cell) ?? [];
  const count = Number(digits);
  return digits === undefined || count > SPOTS_MAX ? undefined : count;
}

export const countOf = (cells: Cells, field: ImportField): number | null =>
  cells.read(field, countIn, 'must be a whole number') ?? null;

/** Places by credential, where a column says them. */
function needsOf(cells: Cells): ShiftRow['needs'] {
  const needs = perLevel((level) => countOf(cells, level) ?? 0);
  return LEVELS.some((level) => cells.of(level) !== '') ? needs : null;
}

/** `category` stands for rows that name none. */
export function shiftOf(cells: Cells, columns: HourColumns, category: string): ShiftRow | null {
  const hours = hoursOf(cells, columns);
  const needs = needsOf(cells);
  const spots = countOf(cells, 'spots') ?? (needs && totalOf(needs));
  if (needs && spots !== null && totalOf(needs) !== spots && totalOf(needs) > 0)
    cells.fault('spots', filled('must be {count}, as the places by credential', { count: totalOf(needs) }));
  const shift = {
    name: lineOf(cells, 'shift', NAME_MAX),
    category: lineOf(cells, 'category', CATEGORY_MAX) || category,
    spots,
    needs: needs && totalOf(needs) > 0 ? needs : null,
    wait_spots: countOf(cells, 'waitlist'),
    description: linesOf(cells, 'description'),
    color: cells.read('color', colorOf, 'must be a colour like #009CAE') ?? '',
  };
  return hours ? { ...hours, ...shift } : null;
}
