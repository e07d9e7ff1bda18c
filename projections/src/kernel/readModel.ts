import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';

/** PostgreSQL types a read model may use, and what each is in TypeScript. */
interface ColumnTypes {
  text: string;
  boolean: boolean;
  integer: number;
  bigint: number;
  /** UTC instant; read back as an ISO 8601 string. */
  timestamptz: string;
  /** `YYYY-MM-DD`. */
  date: string;
  'double precision': number;
  jsonb: unknown;
  'text[]': string[];
}

export interface Column<Value = unknown> {
  readonly type: keyof ColumnTypes;
  readonly nullable: boolean;
  /** Carries the TypeScript type; never set. */
  readonly value?: Value;
}

export const column = <Type extends keyof ColumnTypes>(type: Type): Column<ColumnTypes[Type]> => ({
  type,
  nullable: false,
});

export const nullable = <Type extends keyof ColumnTypes>(type: Type): Column<ColumnTypes[Type] | null> => ({
  type,
  nullable: true,
});

/** Text of a closed list. */
export const oneOf = <Value extends string>(): Column<Value> => ({ type: 'text', nullable: false });

export type Columns = Readonly<Record<string, Column>>;

export type RowOf<T extends { columns: Columns }> = {
  -readonly [Name in keyof T['columns']]: T['columns'][Name] extends Column<infer Value> ? Value : never;
};

export interface Table<Name extends string = string, C extends Columns = Columns> {
  readonly name: Name;
  readonly columns: C;
  /** Names of columns; `table` checks them. Not typed by `C`, so that every table is a `Table`. */
  readonly key: readonly string[];
  /** Bodies of `create index`: `(tid, sid)`, `using gin (...)`. */
  readonly indexes: readonly string[];
}

/** Declares a table of a read model. */
export const table = <const Name extends string, const C extends Columns>(
  name: Name,
  columns: C,
  key: readonly (keyof C & string)[],
  indexes: readonly string[] = [],
): Table<Name, C> => ({ name, columns, key, indexes });

/**
 * What a projector may do to its tables. Changes of one batch are folded in memory, row by row, and written
 * together; a projector never reads, so a batch costs the same whatever the tables hold.
 */
export interface Rows {
  /** Inserts the row, or replaces the one with the same key. */
  put<T extends Table>(table: T, row: RowOf<T>): void;
  /** Changes some columns of the row with this key; nothing happens where there is none. */
  patch<T extends Table>(table: T, key: Partial<RowOf<T>>, changes: Partial<RowOf<T>>): void;
  remove<T extends Table>(table: T, key: Partial<RowOf<T>>): void;
}

/**
 * One read model: a PostgreSQL schema of its own, with its checkpoint inside, built from events and from
 * nothing else. Raise `version` when tables or projector change: the next start builds the new one beside the
 * old one and switches.
 */
export interface ReadModel {
  /** Also the schema's name. */
  readonly name: string;
  readonly version: number;
  /** Kinds of streams it follows. */
  readonly streams: readonly string[];
  readonly tables: readonly Table[];
  /** Nobody who writes looks there next: their answers do not wait for it. */
  readonly aside?: boolean;
  /** Must not throw for any event that was ever written, forgotten people (`null` fields) included. */
  project(event: RecordedEvent, rows: Rows): void;
}

/** Names of the read models that an answer waits for once streams of this kind were written to. */
export const followersOf = (
  readModels: readonly Pick<ReadModel, 'name' | 'streams' | 'aside'>[],
  kind: string,
): readonly string[] =>
  readModels.flatMap(({ name, streams, aside }) => (!aside && streams.includes(kind) ? [name] : []));
