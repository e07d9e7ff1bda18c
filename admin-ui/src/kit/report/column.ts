import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { dollars, moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { type TimeZone, utcToWall } from '@courtcrew/domain/kernel/time.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { clock, datedDay, hoursMinutes, moment, shortDay, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import type { Language } from '@courtcrew/ui-kit/words/words.tsx';

interface Common<Row> extends Pick<Column<Row>, 'id' | 'label' | 'primary' | 'wideOnly'> {
  /** What the screen shows where that is more than the text, such as a badge or a link. */
  readonly cell?: Column<Row>['cell'];
}

export interface TextColumn<Row> extends Common<Row> {
  readonly type: 'text';
  readonly value: (row: Row) => string | null;
  /** What it is ordered by instead, such as the last name of a full one. */
  readonly order?: (row: Row) => string | number;
}

interface AmountColumn<Row> extends Common<Row> {
  /** A count, integer cents, or minutes. */
  readonly type: 'number' | 'money' | 'duration';
  readonly value: (row: Row) => number | null;
  /** Added up in the last row, over the rows that are shown. */
  readonly sum?: boolean;
  /** Drawn as a bar against the largest one, beside its number. */
  readonly bar?: boolean;
}

interface TimeColumn<Row> extends Common<Row> {
  /** An instant, told as the venue's time, or as its day: with its year, where it may lie outside of the tournament. */
  readonly type: 'time' | 'day' | 'datedDay';
  /** UTC ISO text. */
  readonly value: (row: Row) => string | null;
  readonly zone: (row: Row) => TimeZone;
}

/**
 * A column of a report, declared once: its type decides how it is aligned, ordered, searched, written on the screen
 * and into a file, and whether it can be added up. Ids stand in the address; `q` and `sort` are taken.
 */
export type ReportColumn<Row> = TextColumn<Row> | AmountColumn<Row> | TimeColumn<Row>;

export const isAmount = <Row>(column: ReportColumn<Row>): column is AmountColumn<Row> =>
  column.type === 'number' || column.type === 'money' || column.type === 'duration';

const WRITTEN = { number: String, money: moneyText, duration: hoursMinutes } as const;

const INSTANTS = { time: moment, day: shortDay, datedDay } as const;

/** An amount as the screen writes it. */
export const amountText = (type: AmountColumn<never>['type'], value: number): string => WRITTEN[type](value);

/** What is read on the screen, searched and filtered; empty where there is nothing. */
export function textOf<Row>(column: ReportColumn<Row>, row: Row, language: Language): string {
  if (isAmount(column)) {
    const amount = column.value(row);
    return amount === null ? '' : amountText(column.type, amount);
  }
  const value = column.value(row);
  if (value === null || column.type === 'text') return value ?? '';
  return INSTANTS[column.type](value, column.zone(row), language);
}

/** What rows are ordered by; null comes last. */
export function orderOf<Row>(column: ReportColumn<Row>, row: Row): string | number | null {
  const order = column.type === 'text' ? column.order?.(row) : undefined;
  const value = column.value(row);
  return order ?? (value === '' ? null : value);
}

/** What a file holds: numbers a spreadsheet can add up, and venue time with its year and zone. */
export function fileValueOf<Row>(column: ReportColumn<Row>, row: Row): string | number | null {
  const value = column.value(row);
  if (value === null || column.type === 'text' || column.type === 'number') return value;
  if (isAmount(column)) return column.type === 'money' ? dollars(Number(value)) : hoursMinutes(Number(value));
  const [iso, zone] = [String(value), column.zone(row)];
  return column.type === 'time' ? fileTime(iso, zone) : fileDay(iso, zone);
}

const fileDay = (iso: string, zone: TimeZone): string => edgeDate(utcToWall(iso, zone).date);

/** An instant as files hold it: the venue's time with its year and zone. */
export const fileTime = (iso: string, zone: TimeZone): string =>
  `${fileDay(iso, zone)} ${clock(iso, zone)} ${zoneName(iso, zone)}`;

/** The sum of a column that has one, as the screen writes it. */
export const totalOf = <Row>(column: ReportColumn<Row>, rows: readonly Row[]): string | null =>
  isAmount(column) && column.sum
    ? amountText(column.type, sumOf(rows.map((row) => column.value(row) ?? 0)))
    : null;
