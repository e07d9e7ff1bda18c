import type { DateOrder, DateQuestion } from '@courtcrew/domain/contract/importing.ts';
import { isDate } from '@courtcrew/domain/kernel/time.ts';

/** Dates of one column, whose order of month and day is decided by all of its cells. */

const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;

/** The day a cell of numbers means with the month or the day first; undefined where it means none. */
function dayIn(cell: string, order: DateOrder): string | undefined {
  const [, first = '', , second = '', year = ''] = NUMBERS.exec(cell.trim()) ?? [];
  const [month, day] = order === 'month' ? [first, second] : [second, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}

const readings = (cell: string) => ({ month: dayIn(cell, 'month'), day: dayIn(cell, 'day') });

export interface DateColumn {
  /** The day of a cell as `YYYY-MM-DD`; undefined where it is none. */
  readonly dayOf: (cell: string) => string | undefined;
  /** What is wrong with a date that is one in the other order alone. */
  readonly faultOf: (cell: string) => string | undefined;
  /** Asked where as many cells are dates in either order and not all mean the same day. */
  readonly question: Omit<DateQuestion, 'column'> | undefined;
}

/** Reads the dates of a column, in the order that was chosen or that its cells prove. */
export function dateColumn(cells: readonly string[], chosen: DateOrder | undefined): DateColumn {
  const read = cells.map((cell) => ({ cell, ...readings(cell) }));
  const count = (order: DateOrder) => read.filter((each) => each[order] !== undefined).length;
  const [byMonth, byDay] = [count('month'), count('day')];
  const either = read.find(({ month, day }) => month !== undefined && day !== undefined && month !== day);
  const order = chosen ?? (byDay > byMonth ? 'day' : 'month');
  const isOpen = chosen === undefined && byMonth === byDay && either !== undefined;
  const otherwise = order === 'day' ? 'month' : 'day';
  return {
    dayOf: (cell) => {
      if (isDate(cell.trim())) return cell.trim();
      const { month, day } = readings(cell);
      return isOpen && month !== day ? undefined : dayIn(cell, order);
    },
    faultOf: (cell) =>
      !isOpen && dayIn(cell, order) === undefined && dayIn(cell, otherwise) !== undefined
        ? order === 'day'
          ? 'has the month first, unlike the column'
          : 'has the day first, unlike the column'
        : undefined,
    question: isOpen ? { cell: either.cell, month: either.month ?? '', day: either.day ?? '' } : undefined,
  };
}
