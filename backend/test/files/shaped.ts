import type { ImportKind, Source } from '@courtcrew/domain/files/kinds.ts';
import type { MatchRow, PersonRow, ShiftRow, SignupRow } from '@courtcrew/domain/files/rows.ts';
import { utcToWall } from '@courtcrew/domain/kernel/time.ts';
import { utils, type WorkSheet, write } from '@e965/xlsx';

/** Files as people have them, made here, and what each is taken for. */

export interface Shaped {
  readonly name: string;
  readonly bytes: Buffer;
  /** What somebody chooses who looks at it. */
  readonly choose?: {
    readonly sheet?: string;
    readonly encoding?: string;
    readonly kind?: ImportKind;
    readonly dates?: 'month-first' | 'day-first';
    /** Fields by heading that are mapped otherwise than guessed. */
    readonly mapping?: Readonly<Record<string, string>>;
    /** Without a day of the tournament. */
    readonly far?: true;
  };
  readonly kind: ImportKind;
  readonly source?: Source;
  /** In one line each, as `told` writes them. */
  readonly rows: readonly string[];
  /** `row column: text` */
  readonly problems?: readonly string[];
  readonly notes?: readonly string[];
  /** Columns that are asked about. */
  readonly asked?: readonly string[];
  /** Encodings that are asked about. */
  readonly encodings?: readonly string[];
}

export interface Refusing {
  readonly name: string;
  readonly bytes: Buffer;
  readonly refused: string;
}

export const ZONE = 'US/Central';
export const NEAR = '2026-03-06';

const at = (instant: string): string => {
  const { date, time } = utcToWall(instant, ZONE);
  return `${date.slice(5)} ${time}`;
};

const person = ({ first, last, email, phone, credentials, section, notes }: PersonRow): string =>
  [first, last, email ?? '', phone ?? '', credentials, section, notes].filter(Boolean).join(' ');

const shift = ({ start, end, name, category, spots, needs, description }: ShiftRow): string =>
  [
    `${at(start)}-${end === start ? '' : at(end).slice(at(start).slice(0, 5) === at(end).slice(0, 5) ? 6 : 0)}`,
    name,
    category && `(${category})`,
    spots === null ? '' : `x${spots}`,
    needs ? Object.values(needs).join('/') : '',
    description,
  ]
    .filter(Boolean)
    .join(' ');

/** A row in one line. */
export function told(kind: ImportKind, value: unknown): string {
  if (kind === 'people') return person(value as PersonRow);
  if (kind === 'shifts') return shift(value as ShiftRow);
  if (kind === 'signups') {
    const row = value as SignupRow;
    const who = row.person ? person(row.person) : `nobody x${row.places}`;
    return `${who} | ${shift(row.shift)} | ${row.status}`;
  }
  const { event, round, number, players, at: time, court, score } = value as MatchRow;
  const sides = players.map((side) => side.join('/')).join(' v ');
  return [event, round, number && `#${number}`, sides, time && at(time), court && `court ${court}`, score]
    .filter(Boolean)
    .join(' ');
}

export const text = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\n'));

/** The text in an encoding of one byte a letter. */
export function singly(encoding: string, ...lines: readonly string[]): Buffer {
  const letters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
  return Buffer.from([...lines.join('\n')].map((letter) => letters.indexOf(letter)));
}

type Cell =
  | string
  | number
  | boolean
  | null
  | { readonly v: number | string; readonly z?: string; readonly f?: string };

interface SheetMade {
  readonly rows: readonly (readonly Cell[])[];
  readonly merged?: readonly string[];
  readonly hidden?: boolean;
  readonly hiddenRows?: readonly number[];
}

function sheetOf({ rows, merged = [], hiddenRows = [] }: SheetMade): WorkSheet {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) =>
      row.map((cell) =>
        cell === null || typeof cell !== 'object'
          ? cell
          : { t: typeof cell.v === 'number' ? 'n' : 's', ...cell },
      ),
    ),
  );
  sheet['!merges'] = merged.map((range) => utils.decode_range(range));
  sheet['!rows'] = Array.from({ length: Math.max(0, ...hiddenRows) }, (_, index) => ({
    hidden: hiddenRows.includes(index + 1),
  }));
  return sheet;
}

/** A workbook of these sheets. */
export function workbook(sheets: Readonly<Record<string, SheetMade>>, date1904 = false): Buffer {
  const book = utils.book_new();
  for (const [name, made] of Object.entries(sheets)) utils.book_append_sheet(book, sheetOf(made), name);
  book.Workbook = {
    WBProps: { date1904 },
    Sheets: Object.values(sheets).map(({ hidden }) => ({ Hidden: hidden ? 1 : 0 })),
  };
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/** A day of March 2026 as workbooks count it, with hours after a comma. */
export const march = (day: number, hours = 0): number => 46_081 + day + hours / 24;
export const DAY = 'm/d/yyyy';
export const TIME = 'h:mm AM/PM';
export const BOTH = 'm/d/yyyy h:mm AM/PM';
