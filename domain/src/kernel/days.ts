import type { DateOrder, DateQuestion } from '../contract/importing.ts';
import { daysBetween, isDate } from './time.ts';

/** Dates as people write them. Whether the month or the day stands first is decided by all cells of a column. */

const MONTHS = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const;

/** Sunday first, as `Date` counts them. */
const WEEKDAYS = [
  ['sunday', 'domingo'],
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
] as const;

/** The place of a word or its beginning, of at least `least` letters; -1 for none. */
const placeOf = (names: readonly (readonly string[])[], word: string, least: number): number =>
  word.length < least ? -1 : names.findIndex((each) => each.some((name) => name.startsWith(word)));

const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{2}|\d{4}))?$/;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d{2})\2(\d{2})$/;
const MONTH_FIRST = /^([a-z]{3,10})\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?(?:[\s,-]+(\d{4}|\d{2}))?$/;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|o|º)?[\s-]*(?:de |of )?([a-z]{3,10})\.?(?:[\s,-]+(?:de(?:l)? )?(\d{4}|\d{2}))?$/;
const WEEKDAY = /^([a-z]{2,9})\.?,?\s+(?=\S)/;

const plainWords = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Which day a date without a year means: the one nearest to a day of the tournament; undefined where none is known. */
export type Near = string | undefined;

const dated = (year: number | string, month: number | string, day: number | string): string | undefined => {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
};

function inYear(year: string | undefined, month: string, day: string, near: Near): string | undefined {
  if (year !== undefined) return dated(year.length === 2 ? `20${year}` : year, month, day);
  if (near === undefined) return undefined;
  const middle = Date.parse(near);
  return [-1, 0, 1]
    .flatMap((years) => dated(Number(near.slice(0, 4)) + years, month, day) ?? [])
    .sort((a, b) => Math.abs(Date.parse(a) - middle) - Math.abs(Date.parse(b) - middle))[0];
}

/** The day a cell means with the month or the day first; undefined where it means none, or not on the weekday it names. */
function dayIn(cell: string, order: DateOrder, near: Near): string | undefined {
  const words = plainWords(cell);
  const weekday = placeOf(WEEKDAYS, WEEKDAY.exec(words)?.[1] ?? '', 2);
  const behind = weekday < 0 ? undefined : bareDay(words.replace(WEEKDAY, ''), order, near);
  // `mar` is a Tuesday in Spanish, and March.
  if (behind === undefined) return bareDay(words, order, near);
  return new Date(behind).getUTCDay() === weekday ? behind : undefined;
}

function bareDay(words: string, order: DateOrder, near: Near): string | undefined {
  const [, year, , month = '', day = ''] = YEAR_FIRST.exec(words) ?? [];
  if (year !== undefined) return dated(year, month, day);
  const [numbers, one = '', , other = '', ofYear] = NUMBERS.exec(words) ?? [];
  if (numbers !== undefined)
    return order === 'month' ? inYear(ofYear, one, other, near) : inYear(ofYear, other, one, near);
  const [first, name1 = '', day1 = '', year1] = MONTH_FIRST.exec(words) ?? [];
  if (first !== undefined) return named(name1, day1, year1, near);
  const [second, day2 = '', name2 = '', year2] = DAY_FIRST.exec(words) ?? [];
  return second === undefined ? undefined : named(name2, day2, year2, near);
}

function named(name: string, day: string, year: string | undefined, near: Near): string | undefined {
  const month = placeOf(MONTHS, name, 3) + 1;
  return month === 0 ? undefined : inYear(year, String(month), day, near);
}

const readings = (cell: string, near: Near) => ({
  month: dayIn(cell, 'month', near),
  day: dayIn(cell, 'day', near),
});

/** Whether the text is a date in either order. */
export const isDay = (text: string, near?: Near): boolean => {
  const { month, day } = readings(text, near);
  return (month ?? day) !== undefined;
};

export interface DateColumn {
  /** The day of a cell as `YYYY-MM-DD`; undefined where it is none. */
  readonly dayOf: (cell: string) => string | undefined;
  /** What is wrong with a date that is one in the other order alone. */
  readonly faultOf: (cell: string) => string | undefined;
  /** Asked where as many cells are dates in either order and not all mean the same day. */
  readonly question: Omit<DateQuestion, 'column'> | undefined;
  /** The order that some of its cells prove. */
  readonly proved: DateOrder | undefined;
  /** The order that was taken since the other one would lie far from the tournament. */
  readonly nearer: DateOrder | undefined;
}

const NEAR_DAYS = 30;

/** Reads the dates of a column, in the order that was chosen, that its cells prove, or that alone lies near the tournament. */
export function dateColumn(cells: readonly string[], chosen: DateOrder | undefined, near?: Near): DateColumn {
  const byCell = new Map(cells.map((cell) => [cell, readings(cell, near)]));
  const readingsOf = (cell: string) => byCell.get(cell) ?? readings(cell, near);
  const count = (order: DateOrder) => cells.filter((cell) => readingsOf(cell)[order] !== undefined).length;
  const [byMonth, byDay] = [count('month'), count('day')];
  const either = [...byCell].filter(
    ([, { month, day }]) => month !== undefined && day !== undefined && month !== day,
  );
  const proved = byMonth === byDay ? undefined : byDay > byMonth ? 'day' : 'month';
  const [first] = either;
  const nearer =
    proved || !first
      ? undefined
      : nearerOf(
          either.map(([, read]) => read),
          near,
        );
  const order = chosen ?? proved ?? nearer ?? 'month';
  const isOpen = (chosen ?? proved ?? nearer) === undefined && first !== undefined;
  const otherwise = order === 'day' ? 'month' : 'day';
  return {
    dayOf: (cell) => {
      const { month, day } = readingsOf(cell);
      return isOpen && month !== day ? undefined : { month, day }[order];
    },
    faultOf: (cell) => {
      const read = readingsOf(cell);
      if (isOpen || read[order] !== undefined || read[otherwise] === undefined) return undefined;
      return order === 'day'
        ? 'has the month first, unlike the column'
        : 'has the day first, unlike the column';
    },
    question: isOpen ? { cell: first[0], month: first[1].month ?? '', day: first[1].day ?? '' } : undefined,
    proved,
    nearer: chosen === undefined ? nearer : undefined,
  };
}

/** The order in which all days are near the tournament, where those of the other order are not. */
function nearerOf(read: readonly ReturnType<typeof readings>[], near: Near): DateOrder | undefined {
  if (near === undefined) return undefined;
  const isNear = (order: DateOrder) =>
    read.every((each) => Math.abs(daysBetween(near, each[order] ?? near)) <= NEAR_DAYS);
  const [month, day] = [isNear('month'), isNear('day')];
  return month === day ? undefined : month ? 'month' : 'day';
}
