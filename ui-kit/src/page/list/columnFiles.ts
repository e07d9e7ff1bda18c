import type { CsvColumn } from '@courtcrew/domain/kernel/csv.ts';
import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { type TimeZone, utcToWall } from '@courtcrew/domain/kernel/time.ts';
import { clock, hoursMinutes, zoneName } from '../../time/format.ts';
import { type Column, valueIn, zoneOf } from './column.ts';

/** What a file holds: numbers a spreadsheet can add up, and venue time with its year and zone. */
export function fileValueOf<Row>(column: Column<Row>, row: Row): string | number | null | undefined {
  if (column.file) return column.file(row);
  const value = valueIn(column, row);
  if (value === null) return null;
  switch (column.type) {
    case 'duration':
      return hoursMinutes(Number(value));
    case 'date':
      return edgeDate(String(value));
    case 'time':
    case 'datedTime':
      return fileTime(String(value), zoneOf(column, row));
    case 'day':
    case 'datedDay':
      return fileDay(String(value), zoneOf(column, row));
    default:
      return value;
  }
}

const fileDay = (iso: string, zone: TimeZone): string => edgeDate(utcToWall(iso, zone).date);

/** An instant as files hold it: the venue's time with its year and zone. */
export const fileTime = (iso: string, zone: TimeZone): string =>
  `${fileDay(iso, zone)} ${clock(iso, zone)} ${zoneName(iso, zone)}`;

/** What a file has of columns: all of them, but for what is only to press. */
export const fileColumns = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.filter(({ acts }) => !acts);

export const csvColumns = <Row>(columns: readonly Column<Row>[]): readonly CsvColumn<Row>[] =>
  fileColumns(columns).map((column) => ({
    label: column.label,
    value: (row) => fileValueOf(column, row),
  }));
