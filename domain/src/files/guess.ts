import { looksLikeEmail } from '../accounts/email.ts';
import { isDay, type Near } from '../kernel/days.ts';
import { isPhone } from '../kernel/phone.ts';
import { readClock } from './cells/clock.ts';
import { credentialOf, statusOf } from './cells/words.ts';
import { type Meaning, meaningOf, sourceOf } from './headings.ts';
import { spanIn } from './hours.ts';
import { IMPORT_FIELDS, type ImportField, type ImportKind, type Source } from './kinds.ts';
import type { Table } from './rows.ts';
import { twiceIn } from './table.ts';

/** What a table seems to hold, from its headings and from what stands below them. */

export interface ColumnGuess {
  readonly name: string;
  readonly sample: readonly string[];
  /** Empty for a column that holds no field. */
  readonly guess: string;
  /** From 0 to 1. */
  readonly sure: number;
}

export interface Guess {
  readonly kind: ImportKind;
  readonly source: Source;
  readonly columns: readonly ColumnGuess[];
}

/** Cells that are looked at for what a column holds. */
const LOOKED_AT = 200;
const SAMPLE = 4;

type Content =
  | 'email'
  | 'phone'
  | 'day'
  | 'clock'
  | 'span'
  | 'moment'
  | 'credential'
  | 'status'
  | 'count'
  | 'text';

function contentOf(cell: string, near: Near): Content {
  if (looksLikeEmail(cell) && /\.[a-z]{2,}$/i.test(cell)) return 'email';
  if (/^\d{1,3}$/.test(cell)) return 'count';
  if (isDay(cell, near)) return 'day';
  if (readClock(cell)) return 'clock';
  if (/\d/.test(cell) && isPhone(cell)) return 'phone';
  const span = spanIn(cell, 'date', near);
  if (span?.to) return 'span';
  if (span) return 'moment';
  if (cell.length > 1 && credentialOf(cell) !== undefined) return 'credential';
  return cell.length > 3 && statusOf(cell) !== undefined ? 'status' : 'text';
}

interface Column {
  readonly name: string;
  readonly cells: readonly string[];
  readonly meaning: Meaning | undefined;
  /** What most of its cells are, and the share of these. */
  readonly content: Content | undefined;
  readonly share: number;
}

function columnsOf({ headings, rows }: Table, near: Near): readonly Column[] {
  return headings.map((name, index) => {
    const cells = rows.flatMap((row) => row.cells[index] || []).slice(0, LOOKED_AT);
    const counted = Map.groupBy(cells, (cell) => contentOf(cell, near));
    const [content, most] = [...counted].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
    return {
      name,
      cells,
      meaning: meaningOf(name),
      content,
      share: most === undefined ? 0 : most.length / cells.length,
    };
  });
}

/** Fields that cells of a kind can stand in: others are doubted, whatever the heading says. */
const HOLD: { readonly [Name in Content]?: readonly ImportField[] } = {
  email: ['email'],
  phone: ['phone', 'other_phone'],
  day: ['date', 'starts', 'ends'],
  clock: ['start', 'end', 'time', 'hours'],
  span: ['hours', 'starts', 'date', 'start', 'time', 'shift'],
  moment: ['starts', 'ends', 'date', 'start', 'end', 'time'],
};
const MUST_BE: { readonly [Field in ImportField]?: readonly Content[] } = {
  email: ['email'],
  phone: ['phone'],
  other_phone: ['phone'],
  date: ['day', 'moment', 'span'],
  starts: ['moment', 'span', 'day'],
  ends: ['moment', 'day'],
  start: ['clock', 'moment', 'count', 'span'],
  end: ['clock', 'moment', 'count'],
  time: ['clock', 'moment', 'count', 'span'],
  hours: ['span', 'clock', 'count'],
  spots: ['count'],
  places: ['count'],
  waitlist: ['count', 'clock'],
  certified: ['count'],
  level_two: ['count'],
  level_one: ['count'],
  none: ['count'],
};
/** What a column without a known heading is taken for by its cells. */
const BY_CONTENT: { readonly [Name in Content]?: readonly ImportField[] } = {
  email: ['email'],
  phone: ['phone', 'other_phone'],
  day: ['date'],
  clock: ['start', 'end', 'time'],
  span: ['hours'],
  moment: ['starts', 'ends'],
  credential: ['credentials'],
  status: ['status'],
};

interface Candidate {
  readonly field: ImportField;
  readonly sure: number;
}

/** The fields a column may hold, the likeliest first. */
function candidates(column: Column, fields: readonly string[]): readonly Candidate[] {
  const { meaning, content, share } = column;
  const has = (field: ImportField) => fields.includes(field);
  const byHeading = (meaning?.fields ?? []).filter(has).map((field, rank): Candidate => {
    const needed = MUST_BE[field];
    const fits =
      needed === undefined ? !isOther(column, field) : content === undefined || needed.includes(content);
    const base = (meaning?.sure ?? 0) - rank * 0.05;
    return { field, sure: fits ? base : base * 0.4 };
  });
  if (meaning && byHeading.some(({ sure }) => sure > 0.5)) return byHeading;
  if (meaning?.fields.length === 0) return [];
  const byContent =
    content === undefined || share < 0.7
      ? []
      : (BY_CONTENT[content] ?? []).filter(has).map(
          (field, rank): Candidate => ({
            field,
            sure: (content === 'email' ? 0.9 : 0.65) * share - rank * 0.05,
          }),
        );
  return [...byContent, ...byHeading].sort((a, b) => b.sure - a.sure);
}

/** Whether the cells are clearly something else than a field of texts. */
const isOther = ({ content, share }: Column, field: ImportField): boolean =>
  content !== undefined &&
  share > 0.8 &&
  (HOLD[content]?.includes(field) ?? content !== 'text') &&
  HOLD[content] !== undefined &&
  !HOLD[content]?.includes(field);

/** Names by their looks, where no heading says them: the first column of words that differ. */
function nameColumn(columns: readonly Column[], taken: ReadonlySet<Column>): Column | undefined {
  return columns.find(
    (column) =>
      !taken.has(column) &&
      column.meaning === undefined &&
      column.content === 'text' &&
      new Set(column.cells).size > column.cells.length * 0.6 &&
      column.cells.filter((cell) => /^\p{Lu}[\p{L}'’.-]+,?\s+\p{Lu}[\p{L}'’. -]+$/u.test(cell)).length >
        column.cells.length * 0.6,
  );
}

interface Assigned {
  readonly fields: ReadonlyMap<Column, Candidate>;
  readonly score: number;
}

/** Gives every column the field that it holds as a kind; each field once, to whoever is surest of it. */
function assigned(columns: readonly Column[], kind: ImportKind, twice: readonly string[]): Assigned {
  const fields: readonly string[] = IMPORT_FIELDS[kind];
  const offers = columns
    .filter(({ name }) => !twice.includes(name))
    .flatMap((column) => candidates(column, fields).map((candidate) => ({ column, ...candidate })))
    .sort((a, b) => b.sure - a.sure);
  const byColumn = new Map<Column, Candidate>();
  const taken = new Set<ImportField>();
  for (const { column, field, sure } of offers) {
    if (byColumn.has(column) || taken.has(field)) continue;
    byColumn.set(column, { field, sure });
    taken.add(field);
  }
  const isPersonal = kind === 'people' || kind === 'signups';
  if (isPersonal && !taken.has('name') && !taken.has('first')) {
    const column = nameColumn(columns, new Set(byColumn.keys()));
    if (column) byColumn.set(column, { field: 'name', sure: 0.6 });
  }
  // A name beside a last name is the first.
  if (taken.has('last') && !taken.has('first'))
    for (const [column, { field, sure }] of byColumn)
      if (field === 'name') byColumn.set(column, { field: 'first', sure });
  // A name beside its parts says nothing more.
  if (taken.has('first') && taken.has('last'))
    for (const [column, { field }] of byColumn) if (field === 'name') byColumn.delete(column);
  const score = [...byColumn.values()].reduce((sum, { sure }) => sum + sure, 0);
  return { fields: byColumn, score };
}

/** The kind of which the columns say enough. */
function kindOf(columns: readonly Column[], twice: readonly string[]): ImportKind {
  const holds = (kind: ImportKind) => {
    const { fields } = assigned(columns, kind, twice);
    const found = new Set([...fields.values()].filter(({ sure }) => sure >= 0.5).map(({ field }) => field));
    return (...some: ImportField[]) => some.some((field) => found.has(field));
  };
  const match = holds('matches');
  if (match('player1') && match('player2')) return 'matches';
  const signup = holds('signups');
  const when = signup('date', 'starts', 'hours') || (signup('start') && signup('shift', 'category'));
  const who = signup('first', 'name', 'email');
  // A name alone beside places is that of a shift.
  const isOfShift =
    !signup('first', 'email', 'phone', 'shift') &&
    holds('shifts')('spots', 'level_two', 'level_one', 'waitlist');
  if (when && who && !isOfShift) return 'signups';
  if (when) return 'shifts';
  if (match('event', 'round') && match('number', 'score', 'court')) return 'matches';
  if (who) return signup('shift') && signup('status') ? 'signups' : 'people';
  return holds('shifts')('shift', 'spots') ? 'shifts' : 'people';
}

/** Guesses kind, source and the field of every column. @param kind as which it is looked at; undefined to guess it, too */
export function guessOf(table: Table, near: Near, kind?: ImportKind): Guess {
  const twice = twiceIn(table.headings);
  const columns = columnsOf(table, near);
  const taken = kind ?? kindOf(columns, twice);
  const { fields } = assigned(columns, taken, twice);
  const seen = new Set<string>();
  return {
    kind: taken,
    source: sourceOf(table.headings),
    columns: columns.flatMap((column) => {
      if (column.name === '' || seen.has(column.name)) return [];
      seen.add(column.name);
      const { field = '', sure = column.meaning?.fields.length === 0 ? 0.9 : 0 } = fields.get(column) ?? {};
      const sample = [...new Set(column.cells)].slice(0, SAMPLE);
      return [{ name: column.name, sample, guess: field, sure: Math.round(sure * 100) / 100 }];
    }),
  };
}
