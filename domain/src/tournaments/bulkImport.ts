import { type Cell, type Finding, findingOf } from '../contract/importing.ts';
import { faultOfLine } from '../kernel/plainText.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { likelySport, SPORTS, type Sport } from '../kernel/sport.ts';
import { filled, type Text } from '../kernel/text.ts';
import { isTimeZone, parseDate, TIME_ZONES, type TimeZone } from '../kernel/time.ts';
import { isVisible } from '../kernel/visible.ts';
import { type IMPORT_COLUMNS, NAME_MIN, type Region, regionOf } from './choices.ts';
import { NEW_TOURNAMENT, type TournamentFields } from './fields.ts';
import { ENDS_EARLY, NAME_TOO_SHORT } from './record.ts';

/** Reads the rows of an import file and says what is wrong with each, before anything is added. */

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export type ImportRow = { readonly [Column in ImportColumn]?: Cell };

/** What makes two rows the same tournament. */
export interface Known {
  readonly name: string;
  readonly start: string | null;
}

export interface CheckedRows {
  readonly findings: readonly Finding[];
  /** Ready to be added, in the order of the rows; as many as there are rows only when nothing was found. */
  readonly tournaments: readonly Partial<TournamentFields>[];
}

const NAME_MAX = 250;
const STAFF_MAX = 9999;

function textOf(cell: Cell): string {
  const text = String(cell ?? '').trim();
  return isVisible(text) ? text : '';
}

/** Equal for the same tournament. */
export const importKey = ({ name, start }: Known): string => `${name.trim().toLowerCase()}\n${start}`;

export const existsAlready = (row: number): Finding => ({
  row,
  column: 'name',
  text: 'exists already with this start',
});

type Read<Value> = { readonly value: Value } | { readonly fault: Text };

function readName(text: string): Read<string> {
  if (text === '') return { fault: 'is required' };
  if (text.length < NAME_MIN) return { fault: NAME_TOO_SHORT };
  if (text.length > NAME_MAX) return { fault: filled('must be at most {max} characters', { max: NAME_MAX }) };
  if (text.includes('\u0000') || !text.isWellFormed())
    return { fault: 'contains characters that cannot be stored' };
  const fault = faultOfLine(text);
  return fault === undefined ? { value: text } : { fault };
}

function readDay(text: string): Read<string> {
  if (text === '') return { fault: 'is required' };
  const date = parseDate(text);
  return isRefusal(date) ? { fault: date.text } : { value: date };
}

function readRegion(text: string): Read<Region> {
  const region = regionOf(text);
  return region ? { value: region } : { fault: 'must be West, Central or East' };
}

function readZone(text: string): Read<TimeZone> {
  const zone = TIME_ZONES.find((known) => known.toLowerCase() === text.toLowerCase());
  return isTimeZone(zone)
    ? { value: zone }
    : { fault: 'must be a time zone of the list, such as US/Eastern' };
}

function readSport(text: string): Read<Sport> {
  const sport = SPORTS.find((known) => known === text.toLowerCase());
  return sport ? { value: sport } : { fault: 'must be pickleball or tennis' };
}

/** The row as a preview shows it: a sport that is not named is guessed, to be put right there or in the file. */
export const withSport = (row: ImportRow): ImportRow =>
  textOf(row.sport) === '' ? { ...row, sport: likelySport({ name: textOf(row.name) }) } : row;

/** An empty cell means the number a new tournament begins with. */
function readStaff(text: string, otherwise: number): Read<number> {
  if (text === '') return { value: otherwise };
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value <= STAFF_MAX
    ? { value }
    : { fault: filled('must be a whole number from 0 to {max}', { max: STAFF_MAX }) };
}

function readRow(cells: ImportRow, found: (column: ImportColumn, text: Text) => void) {
  const row = withSport(cells);
  const take = <Value>(column: ImportColumn, read: (text: string) => Read<Value>): Value | undefined => {
    const result = read(textOf(row[column]));
    if ('value' in result) return result.value;
    found(column, result.fault);
    return undefined;
  };
  const staff = (column: ImportColumn, otherwise: number) =>
    take(column, (text) => readStaff(text, otherwise));
  const fields = {
    name: take('name', readName),
    start: take('start', readDay),
    end_date: take('end', readDay),
    facility: take('region', readRegion),
    time_zone: take('timezone', readZone),
    sport: take('sport', readSport),
    num_of_chair_ump: staff('chair', NEW_TOURNAMENT.num_of_chair_ump),
    num_of_athletic_trainers: staff('athletic', NEW_TOURNAMENT.num_of_athletic_trainers),
    num_of_referee: staff('referee', NEW_TOURNAMENT.num_of_referee),
  };
  if (fields.start && fields.end_date && fields.end_date < fields.start) found('end', ENDS_EARLY);
  return fields;
}

/**
 * Checks every row for itself, against the rows before it and against the tournaments there are; `lineOf` says what a
 * row is called.
 */
export function checkRows(
  rows: readonly ImportRow[],
  existing: readonly Known[],
  lineOf = (row: number): number => row,
): CheckedRows {
  const findings: Finding[] = [];
  const there = new Set(existing.map(importKey));
  const firstRow = new Map<string, number>();
  const tournaments: Partial<TournamentFields>[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    const before = findings.length;
    const found = (column: string, text: Text) => findings.push(findingOf(row, column, text));
    const fields = readRow(cells, found);
    const { name, start } = fields;
    if (name && start) {
      const key = importKey({ name, start });
      const earlier = firstRow.get(key);
      if (earlier !== undefined)
        found('name', filled('is the same tournament as row {row}', { row: lineOf(earlier) }));
      else if (there.has(key)) findings.push(existsAlready(row));
      firstRow.set(key, earlier ?? row);
    }
    if (findings.length === before) tournaments.push(fields);
  }
  if (rows.length === 0) findings.push({ row: 0, column: '', text: 'The file has no rows' });
  return { findings, tournaments };
}
