import type { DateOrder, DateQuestion, Finding } from '../contract/importing.ts';
import { findingOf } from '../contract/importing.ts';
import { type DateColumn, dateColumn } from '../kernel/days.ts';
import { brokenRule, type Refusal } from '../kernel/refusal.ts';
import { filled } from '../kernel/text.ts';
import type { TimeZone } from '../kernel/time.ts';
import { statusOf } from './cells/words.ts';
import { type Cells, type Columns, cellsOf } from './cellsOf.ts';
import { HOUR_FIELDS, type HourColumns, type Span, spanIn } from './hours.ts';
import { IMPORT_FIELDS, type ImportField, type ImportKind } from './kinds.ts';
import { matchOf } from './match.ts';
import { namesNobody, personOf } from './person.ts';
import type { MatchRow, PersonRow, ShiftRow, SignupRow, Table, TypedRow } from './rows.ts';
import { countOf, shiftOf } from './shift.ts';

/** What the rows of a table mean, once it is known which column holds what. */

interface RowOf {
  readonly people: PersonRow;
  readonly shifts: ShiftRow;
  readonly signups: SignupRow;
  readonly matches: MatchRow;
}

export interface ReadBy {
  /** The field by the heading of the column that holds it; empty for a column that is not read. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly zone: TimeZone;
  readonly dates: 'month-first' | 'day-first' | null;
  /** For rows that name none. */
  readonly category: string;
  /** A day of the tournament, `YYYY-MM-DD`, near which dates without a year are; undefined where it has none. */
  readonly near?: string | undefined;
  /** Cells by row and heading that stand for those of the file. */
  readonly mended?: readonly { readonly row: number; readonly cells: Readonly<Record<string, string>> }[];
}

export interface Typed<Kind extends ImportKind> {
  readonly rows: readonly TypedRow<RowOf[Kind]>[];
  /** Columns whose dates can be read either way. Their rows have no value until it is said. */
  readonly questions: readonly DateQuestion[];
  /** What is not read, and how something was taken. */
  readonly notes: readonly Finding[];
}

/** The mapping turned round; refused where it does not fit the table. */
function columnsOf(kind: ImportKind, { headings }: Table, { mapping }: ReadBy): Columns | Refusal {
  const fields: readonly string[] = IMPORT_FIELDS[kind];
  const columns: { [Field in ImportField]?: string } = {};
  for (const [heading, field] of Object.entries(mapping)) {
    if (field === '') continue;
    if (!headings.includes(heading))
      return brokenRule(
        'mapping',
        filled('names the column "{name}", which the sheet has not', { name: heading }),
      );
    if (headings.indexOf(heading) !== headings.lastIndexOf(heading))
      return brokenRule(
        'mapping',
        filled('names the column "{name}", which stands in the heading twice', { name: heading }),
      );
    if (!fields.includes(field))
      return brokenRule('mapping', filled('names the field {field}, which this kind has not', { field }));
    if (columns[field as ImportField] !== undefined)
      return brokenRule('mapping', filled('names two columns for {field}', { field }));
    columns[field as ImportField] = heading;
  }
  return columns;
}

function withMended(table: Table, mended: ReadBy['mended'] = []): Table {
  if (mended.length === 0) return table;
  const byRow = new Map(mended.map(({ row, cells }) => [row, cells]));
  const { headings } = table;
  const rows = table.rows.map(({ row, cells }) => {
    const own = byRow.get(row);
    return own
      ? { row, cells: headings.map((heading, index) => own[heading] ?? cells[index] ?? '') }
      : { row, cells };
  });
  return { headings, rows };
}

const ORDERS = { 'month-first': 'month', 'day-first': 'day' } as const;

/** The columns of days and hours, with the order of month and day that the whole file decides where one column does not. */
function hourColumns(table: Table, columns: Columns, { dates, near, zone }: ReadBy): HourColumns {
  const read = new Map<string, Span | undefined>();
  const spanOf: HourColumns['spanOf'] = (text, field) => {
    const key = `${field} ${text}`;
    if (!read.has(key)) read.set(key, spanIn(text, field, near));
    return read.get(key);
  };
  const used = HOUR_FIELDS.flatMap((field) => {
    const index = table.headings.indexOf(columns[field] ?? '');
    if (columns[field] === undefined || index < 0) return [];
    const texts = new Set(table.rows.map(({ cells }) => (cells[index] ?? '').trim()));
    return [{ field, spans: [...texts].flatMap((text) => spanOf(text, field) ?? []) }];
  });
  const chosen = dates === null ? undefined : ORDERS[dates];
  const columnOf = ({ field, spans }: (typeof used)[number], order?: DateOrder) => {
    const days = spans.flatMap(({ from, to }) => [from.day ?? [], to?.day ?? []].flat());
    return dateColumn(days, chosen ?? orderIn(columns[field] ?? '') ?? order, near);
  };
  const alone = used.map((each) => ({ each, column: columnOf(each) }));
  const proved = new Set(alone.flatMap(({ column }) => column.proved ?? column.nearer ?? []));
  const [ofFile] = proved.size === 1 ? proved : [];
  const days = new Map(
    alone.map(({ each, column }): [ImportField, DateColumn] => [
      each.field,
      column.question && ofFile ? columnOf(each, ofFile) : column,
    ]),
  );
  const none = dateColumn([], undefined, near);
  const isDayLong = used.some(({ spans }) =>
    spans.some(({ from, to }) => [from, to].some((moment) => moment?.clock?.form === 'day')),
  );
  return { days: (field) => days.get(field) ?? none, spanOf, isDayLong, zone, known: new Map() };
}

/** The order that a heading itself says: `Date (mm/dd/yyyy)`. */
function orderIn(heading: string): DateOrder | undefined {
  if (/m{1,2}[/.-]d{1,2}/i.test(heading)) return 'month';
  return /d{1,2}[/.-]m{1,2}/i.test(heading) ? 'day' : undefined;
}

const NEARER = {
  month: 'is read with the month first: otherwise its days would lie far from the tournament',
  day: 'is read with the day first: otherwise its days would lie far from the tournament',
} as const;

const orderNotes = (columns: Columns, { days }: HourColumns): Finding[] =>
  HOUR_FIELDS.flatMap((field) => {
    const { nearer } = days(field);
    return nearer ? [findingOf(0, columns[field] ?? '', NEARER[nearer])] : [];
  });

function questionsOf(columns: Columns, { days }: HourColumns): DateQuestion[] {
  return HOUR_FIELDS.flatMap((field) => {
    const { question } = days(field);
    return question ? [{ column: columns[field] ?? '', ...question }] : [];
  });
}

function signupOf(cells: Cells, columns: HourColumns, category: string): SignupRow | null {
  const shift = shiftOf(cells, columns, category);
  const person = namesNobody(cells) ? null : personOf(cells);
  const status =
    cells.read('status', statusOf, 'must be Applied, Waitlist, Selected or Confirmed') ?? 'Selected';
  const places = countOf(cells, 'places') ?? 1;
  if (status === 'away')
    return cells.fault('status', 'says that they do not come: leave this row out') ?? null;
  if (!shift || (person === null && !namesNobody(cells))) return null;
  return { person, shift, status, places };
}

const READERS: {
  readonly [Kind in ImportKind]: (cells: Cells, columns: HourColumns, category: string) => RowOf[Kind] | null;
} = { people: personOf, shifts: shiftOf, signups: signupOf, matches: matchOf };

/** Columns that nothing is read from. */
const unread = ({ headings, rows }: Table, columns: Columns): Finding[] =>
  headings.flatMap((heading, index) =>
    Object.values(columns).includes(heading) || rows.every(({ cells }) => (cells[index] ?? '').trim() === '')
      ? []
      : findingOf(0, heading, 'This column is not read'),
  );

/** Reads every row of a table as a kind. Refused where the mapping does not fit the table. */
export function typedRows<Kind extends ImportKind>(
  kind: Kind,
  sheet: Table,
  by: ReadBy,
): Typed<Kind> | Refusal {
  const table = withMended(sheet, by.mended);
  const columns = columnsOf(kind, table, by);
  if ('refused' in columns) return columns as Refusal;
  const hours = hourColumns(table, columns, by);
  const notes = [...unread(table, columns), ...orderNotes(columns, hours)];
  const rows: TypedRow<RowOf[Kind]>[] = [];
  for (const cells of cellsOf(table, columns)) {
    const value = READERS[kind](cells, hours, by.category);
    const { row, problems } = cells;
    rows.push({ row, value, problems, ...(problems.length > 0 && { cells: cells.byField() }) });
    notes.push(...cells.notes);
  }
  return { rows, questions: questionsOf(columns, hours), notes };
}
