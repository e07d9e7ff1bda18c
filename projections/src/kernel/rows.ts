import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { ReadModel, RowOf, Rows, Table } from './readModel.ts';

type Values = Record<string, unknown>;

/** What one batch leaves of all changes to one row. */
type Change =
  | { readonly kind: 'put'; readonly row: Values }
  | { readonly kind: 'patch'; readonly row: Values }
  | { readonly kind: 'remove'; readonly row: Values };

/** The changes of a batch to one table; no two rows have the same key. */
export interface TableChanges {
  /** Whole rows. */
  readonly put: readonly Values[];
  /** Key and changed columns. */
  readonly patch: readonly Values[];
  /** Keys alone. */
  readonly remove: readonly Values[];
}

export const NO_CHANGES: TableChanges = { put: [], patch: [], remove: [] };

/** Copies what is set; a column left `undefined` counts as not mentioned. */
function assign(target: Values, values: Values): Values {
  for (const name in values) if (values[name] !== undefined) target[name] = values[name];
  return target;
}

/** PostgreSQL's text cannot hold NUL, so no two keys that it can hold meet here. */
function keyOf(table: Table, values: Values): string {
  const [only, ...more] = table.key;
  if (only === undefined) throw new Error(`table ${table.name} has no key`);
  let key = part(table, only, values);
  for (const name of more) key += `\u0000${part(table, name, values)}`;
  return key;
}

function part(table: Table, column: string, values: Values): string {
  const value = values[column];
  if (value === undefined || value === null) throw new Error(`key of ${table.name} lacks ${column}`);
  return String(value);
}

function onlyKey(table: Table, values: Values): Values {
  return Object.fromEntries(table.key.map((name) => [name, values[name]]));
}

/** Folds the changes of a batch row by row, so that each row is written once whatever happened to it. */
export class Fold implements Rows {
  readonly #tables: Map<Table, Map<string, Change>>;

  constructor(tables: readonly Table[]) {
    this.#tables = new Map(tables.map((table) => [table, new Map()]));
  }

  put<T extends Table>(table: T, row: RowOf<T>): void {
    this.#changes(table).set(keyOf(table, row), { kind: 'put', row: assign({}, row) });
  }

  patch<T extends Table>(table: T, key: Partial<RowOf<T>>, changes: Partial<RowOf<T>>): void {
    const rows = this.#changes(table);
    const id = keyOf(table, key);
    const earlier = rows.get(id);
    if (earlier?.kind === 'remove') return;
    const row = assign(earlier?.row ?? onlyKey(table, key), changes);
    if (keyOf(table, row) !== id) throw new Error(`a patch would change the key of ${table.name}`);
    if (!earlier) rows.set(id, { kind: 'patch', row });
  }

  remove<T extends Table>(table: T, key: Partial<RowOf<T>>): void {
    this.#changes(table).set(keyOf(table, key), { kind: 'remove', row: onlyKey(table, key) });
  }

  /** What is to be written to a table. */
  changesOf(table: Table): TableChanges {
    const changes = [...this.#changes(table).values()];
    if (changes.length === 0) return NO_CHANGES;
    const rows = (kind: Change['kind']) =>
      changes.filter((change) => change.kind === kind).map(({ row }) => row);
    return { put: rows('put'), patch: rows('patch'), remove: rows('remove') };
  }

  #changes(table: Table): Map<string, Change> {
    const changes = this.#tables.get(table);
    if (!changes) throw new Error(`table ${table.name} is not one of this read model's`);
    return changes;
  }
}

export interface Folded {
  readonly fold: Fold;
  /** How many of the events are in it; all, unless projecting one of them threw. */
  readonly count: number;
  /** What the event after them threw. */
  readonly thrown?: { readonly error: unknown };
}

/** Projects events in memory. When one throws, the answer holds those before it and nothing of it. */
export function foldEvents(model: ReadModel, events: readonly RecordedEvent[]): Folded {
  const fold = new Fold(model.tables);
  for (const [index, event] of events.entries()) {
    try {
      model.project(event, fold);
    } catch (error) {
      // It may have changed rows before it threw, so its fold is of no use.
      return { ...foldEvents(model, events.slice(0, index)), thrown: { error } };
    }
  }
  return { fold, count: events.length };
}
