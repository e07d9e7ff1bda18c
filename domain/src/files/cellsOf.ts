import { templateOf } from '../contract/fields.ts';
import type { Finding } from '../contract/importing.ts';
import type { Text } from '../kernel/text.ts';
import { english } from '../kernel/translated.ts';
import type { ImportField } from './kinds.ts';
import type { Table } from './rows.ts';

export type Problem = Omit<Finding, 'row'>;

/** The heading of the column that holds each field. */
export type Columns = { readonly [Field in ImportField]?: string };

/** The cells of one row by their fields, and the problems that are found in them. */
export class Cells {
  readonly row: number;
  readonly problems: Problem[] = [];
  readonly notes: Finding[] = [];
  readonly #columns: Columns;
  readonly #cells: ReadonlyMap<string, string>;

  constructor(row: number, columns: Columns, cells: ReadonlyMap<string, string>) {
    this.row = row;
    this.#columns = columns;
    this.#cells = cells;
  }

  /** What stands there; empty where no column holds the field. */
  of(field: ImportField): string {
    return this.#cells.get(this.#columns[field] ?? '') ?? '';
  }

  /** All of them, as they stand in the file. */
  byField(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.keys(this.#columns).map((field) => [field, this.of(field as ImportField)]),
    );
  }

  /** Whether a column holds the field. */
  has(field: ImportField): boolean {
    return this.#columns[field] !== undefined;
  }

  #found(field: ImportField | undefined, text: Text): Problem {
    const column = (field === undefined ? undefined : this.#columns[field]) ?? '';
    return { column, text: english(text), ...templateOf(text) };
  }

  /** Notes that something is wrong. Answers undefined, for the value that there is not. */
  fault(field: ImportField | undefined, text: Text): undefined {
    this.problems.push(this.#found(field, text));
  }

  /** Notes how something was taken that keeps nothing from being imported. */
  note(field: ImportField, text: Text): void {
    this.notes.push({ row: this.row, ...this.#found(field, text) });
  }

  /** The cell as `read` takes it; undefined with a problem where it takes nothing, null where the cell is empty. */
  read<Value>(
    field: ImportField,
    read: (cell: string) => Value | undefined,
    fault: Text,
  ): Value | null | undefined {
    const cell = this.of(field);
    return cell === '' ? null : (read(cell) ?? this.fault(field, fault));
  }
}

/** Each row's cells by heading. */
export function* cellsOf({ headings, rows }: Table, columns: Columns): Generator<Cells> {
  for (const { row, cells } of rows)
    yield new Cells(
      row,
      columns,
      new Map(headings.map((heading, index) => [heading, (cells[index] ?? '').trim()])),
    );
}
