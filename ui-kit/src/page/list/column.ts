import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { ReactNode } from 'react';
import { ownDate } from '../../time/dates.ts';
import { datedDay, datedMoment, hoursMinutes, moment, shortDay } from '../../time/format.ts';
import type { Language } from '../../words/catalogue.ts';

type Value = string | number | null | undefined;

/** Fields of a row that hold a value of this type. */
type FieldOf<Row, Held> = { [Key in keyof Row & string]: Row[Key] extends Held ? Key : never }[keyof Row &
  string];

interface Common<Row> {
  readonly label: string;
  /** What the screen shows where that is more than the value's text, such as a badge or a link. */
  readonly cell?: (row: Row) => ReactNode;
  /** What it is ordered by instead, such as the last name of a full one. */
  readonly order?: (row: Row) => string | number;
  /** What a file holds instead. */
  readonly file?: (row: Row) => Value;
  /** The heading of a card on a phone; one column has it. */
  readonly primary?: boolean;
  /** Not worth a line on a phone. */
  readonly wideOnly?: boolean;
  /** Shown only to whoever chooses it; exported all the same. `inTable`: a card has a line for it always. */
  readonly hidden?: boolean | 'inTable';
  /** Nobody orders by it. */
  readonly unsorted?: boolean;
  /** Never broken: times and ids, which would make every row twice as high. */
  readonly oneLine?: boolean;
  /** Buttons, not facts: in no export, last on a card. */
  readonly acts?: boolean;
}

/** Key in the address, in the order asked of the server and among chosen columns; the field itself where no `value` reads it. */
type Read<Row, Held> =
  | { readonly key: string; readonly value: (row: Row) => Held }
  | { readonly key: FieldOf<Row, Held>; readonly value?: undefined };

export type TextColumn<Row> = Common<Row> & Read<Row, Value> & { readonly type?: undefined };

/** Stands at the right: a count (or a text that begins with one), dollars, or minutes. */
export type AmountColumn<Row> = Common<Row> & {
  /** Added up in the last row, over the rows that are shown. */
  readonly sum?: boolean;
  /** Drawn as a bar against the largest one, beside its number. */
  readonly bar?: boolean;
} & (
    | ({ readonly type: 'number' } & Read<Row, Value>)
    | ({ readonly type: 'money' | 'duration' } & Read<Row, number | null>)
  );

type TimeColumn<Row> = Common<Row> &
  Read<Row, string | null> & {
    /** A UTC instant as the venue's time, or as its day: dated where it may lie outside of the tournament's own days. */
    readonly type: 'time' | 'datedTime' | 'day' | 'datedDay';
    readonly zone: TimeZone | ((row: Row) => TimeZone);
  };

type DateColumn<Row> = Common<Row> &
  Read<Row, string | null> & {
    /** `YYYY-MM-DD`, the same day in every zone. */
    readonly type: 'date';
  };

/** What has a look and no value: it is neither ordered by nor searched nor exported. */
type LookColumn<Row> = Common<Row> & {
  readonly key: string;
  readonly cell: (row: Row) => ReactNode;
  readonly type?: 'number';
  readonly value?: undefined;
};

/**
 * A column, declared once: table, cards, report with sums, list and files derive from it. Its type decides how it is aligned,
 * ordered, searched and written; a text where there is none.
 */
export type Column<Row> =
  | TextColumn<Row>
  | AmountColumn<Row>
  | TimeColumn<Row>
  | DateColumn<Row>
  | LookColumn<Row>;

export const isAmount = <Row>(column: Column<Row>): column is AmountColumn<Row> =>
  column.type === 'number' || column.type === 'money' || column.type === 'duration';

/** The value of a column in a row; null where it has none. */
export function valueIn<Row>(column: Column<Row>, row: Row): string | number | null {
  const value = column.value ? column.value(row) : (row as Readonly<Record<string, unknown>>)[column.key];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

const WRITTEN = {
  number: String,
  money: (dollars: number) => moneyText(centsOf(dollars)),
  duration: hoursMinutes,
} as const;

const INSTANTS = { time: moment, datedTime: datedMoment, day: shortDay, datedDay } as const;

export const amountText = (type: AmountColumn<never>['type'], value: number): string => WRITTEN[type](value);

export const zoneOf = <Row>({ zone }: Pick<TimeColumn<Row>, 'zone'>, row: Row): TimeZone =>
  typeof zone === 'function' ? zone(row) : zone;

/** What is read on the screen, searched and filtered; empty where there is nothing. */
export function textOf<Row>(column: Column<Row>, row: Row, language: Language): string {
  const value = valueIn(column, row);
  if (value === null) return '';
  if (isAmount(column) && typeof value === 'number') return amountText(column.type, value);
  switch (column.type) {
    case 'time':
    case 'datedTime':
    case 'day':
    case 'datedDay':
      return INSTANTS[column.type](String(value), zoneOf(column, row), language);
    case 'date':
      return ownDate(String(value), language);
    default:
      return String(value);
  }
}

export const contentOf = <Row>(column: Column<Row>, row: Row, language: Language): ReactNode =>
  column.cell ? column.cell(row) : textOf(column, row, language);

/** What rows are ordered by; null comes last. */
export function orderOf<Row>(column: Column<Row>, row: Row): string | number | null {
  const order = column.order?.(row);
  const value = valueIn(column, row);
  return order ?? (value === '' ? null : value);
}
