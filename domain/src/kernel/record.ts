import type { OrderedMap } from 'immutable';
import { z } from 'zod';
import { type EventDeclaration, type EventDeclarations, event, spelled } from './event.ts';
import { type Field, type Fields, filledIn, initialOf, type ValuesOf } from './recordFields.ts';
import { notFound, type Refusal } from './refusal.ts';
import { differing, refuseStale, type Seen } from './seen.ts';

/**
 * A plain record: rows of one kind in a stream, which staff add, edit and remove. Its fields are declared once. Events,
 * commands, decisions and fold derive from them here; table and list in `projections/src/kernel`, calls in
 * `contract/recordCalls.ts`, columns and form in the staff application. Rules that are more than fields are plain
 * deciders of the area.
 */
export interface PlainRecord<
  Name extends string = string,
  Key extends string = string,
  F extends Fields = Fields,
  Sealed extends boolean = boolean,
  Removable extends boolean = boolean,
> extends Required<RecordSpec<Name, Key, F, Sealed, Removable>> {
  readonly events: RecordEvents<Name, Key, F, Sealed, Removable>;
  /** Body of a new row. */
  readonly created: z.ZodObject<CreatedShape<F>>;
  /** Changed fields of one row. */
  readonly changed: z.ZodObject<ChangedShape<F>>;
  /** What the editor of a row saw. */
  readonly seen: z.ZodObject<SeenShape<F>>;
  /** One row as lists answer it. */
  readonly row: z.ZodObject<RowShape<Key, F, Sealed>>;
  /** Evolvers of its events over a state that holds its rows `at` this name. */
  fold<const At extends string>(at: At): Fold<Key, F, At, RecordEvents<Name, Key, F, Sealed, Removable>>;
  add(key: string, fields: ValuesOf<F>): [Added<Name, Key, F>];
  /** Nothing where nothing differs. `check` says why the row as it will be cannot stand. */
  edit(
    rows: Rows<F>,
    command: Omit<EditRecord<Name, F>, 'type'>,
    check?: (after: ValuesOf<F>) => Refusal | undefined,
  ): Edited<Name, Key, F>[] | Refusal;
  remove(rows: Rows<F>, key: string): [Removed<Name, Key>] | Refusal;
}

interface RecordSpec<
  Name extends string,
  Key extends string,
  F extends Fields,
  Sealed extends boolean,
  Removable extends boolean,
> {
  /** Begins the names of its events and ends those of its commands; logs say it in words: `RankingPlayer`, "Ranking player added". */
  readonly name: Name;
  /** As refusals call one. */
  readonly noun: string;
  /** The field with its id. */
  readonly key: Key;
  readonly fields: F;
  /** The fields are personal data of whoever the row is about; the row's own id owns the seal. */
  readonly sealed?: Sealed;
  readonly removable?: Removable;
}

/** What is declared of a record, whichever it is. */
export interface AnyRecord extends RecordSpec<string, string, Fields, boolean, boolean> {
  readonly sealed: boolean;
  readonly events: EventDeclarations;
}

/** The fields of one row. */
export type FieldsOf<R> = R extends { readonly fields: infer F extends Fields } ? ValuesOf<F> : never;
/** Rows by their key, in the order in which they were added. */
export type Rows<F extends Fields> = OrderedMap<string, ValuesOf<F>>;
export type RowsOf<R> = OrderedMap<string, FieldsOf<R>>;

/** A sealed field as it is read after its person was forgotten: a text is empty, anything else null. */
export type Kept<F extends Field, Sealed> =
  F extends Field<infer Value, infer _Sent, infer Kind>
    ? Sealed extends true
      ? Kind extends 'name' | 'text'
        ? Value
        : Value | null
      : Value
    : never;

type Id<Key extends string> = { readonly [K in Key]: string };
type Logged<F extends Fields, Sealed> = Sealed extends true
  ? { readonly [N in keyof F]: ValuesOf<F>[N] | null }
  : ValuesOf<F>;

type RecordEvents<
  Name extends string,
  Key extends string,
  F extends Fields,
  Sealed extends boolean,
  Removable extends boolean,
> = { readonly [T in `${Name}Added`]: EventDeclaration<Id<Key> & Logged<F, Sealed>> } & {
  readonly [T in `${Name}Edited`]: EventDeclaration<Id<Key> & Partial<Logged<F, Sealed>>>;
} & { readonly [T in Removable extends true ? `${Name}Removed` : never]: EventDeclaration<Id<Key>> };

interface Added<Name extends string, Key extends string, F extends Fields> {
  readonly type: `${Name}Added`;
  readonly data: Id<Key> & ValuesOf<F>;
}
interface Edited<Name extends string, Key extends string, F extends Fields> {
  readonly type: `${Name}Edited`;
  readonly data: Id<Key> & Partial<ValuesOf<F>>;
}
interface Removed<Name extends string, Key extends string> {
  readonly type: `${Name}Removed`;
  readonly data: Id<Key>;
}

export interface AddRecord<Name extends string, F extends Fields> {
  readonly type: `Add${Name}`;
  readonly fields: ValuesOf<F>;
}
export interface EditRecord<Name extends string, F extends Fields> {
  readonly type: `Edit${Name}`;
  readonly key: string;
  readonly changes: Seen<ValuesOf<F>>;
  /** Fields as the editor saw them; one that was changed since is not overwritten. */
  readonly seen: Seen<ValuesOf<F>>;
}
export interface RemoveRecord<Name extends string> {
  readonly type: `Remove${Name}`;
  readonly key: string;
}
/** What can be asked of a record. */
export type CommandsOf<R> = R extends {
  readonly name: infer Name extends string;
  readonly fields: infer F extends Fields;
  readonly removable: infer Removable;
}
  ? AddRecord<Name, F> | EditRecord<Name, F> | (Removable extends true ? RemoveRecord<Name> : never)
  : never;

type Input<F> = F extends Field<infer Value, infer Sent> ? z.ZodType<Value, Sent> : never;
type CreatedShape<F extends Fields> = {
  -readonly [N in keyof F]: F[N] extends { readonly initial: unknown }
    ? z.ZodDefault<Input<F[N]>>
    : Input<F[N]>;
};
type ChangedShape<F extends Fields> = { -readonly [N in keyof F]: z.ZodOptional<Input<F[N]>> };
type Output<F extends Field, Sealed> = z.ZodType<Kept<F, Sealed>, Kept<F, Sealed>>;
type Outputs<F extends Fields, Sealed> = { -readonly [N in keyof F]: Output<F[N], Sealed> };
type SeenInput<F> = F extends Field<infer Value, infer Sent> ? z.ZodType<Value, Value | Sent | null> : never;
type SeenShape<F extends Fields> = { -readonly [N in keyof F]: z.ZodOptional<SeenInput<F[N]>> };
type RowShape<Key extends string, F extends Fields, Sealed> = { -readonly [K in Key]: z.ZodString } & Outputs<
  F,
  Sealed
>;

type Fold<Key extends string, F extends Fields, At extends string, Declared> = {
  readonly [T in keyof Declared]: <State extends { readonly [A in At]: Rows<F> }>(
    state: State,
    data: Declared[T] extends EventDeclaration<infer Data> ? Data : Id<Key>,
  ) => State;
};

/** Whether a forgotten person's field is null in tables and answers. */
export const isNullOnceForgotten = ({ kind }: Field, sealed: boolean): boolean =>
  sealed && kind !== 'name' && kind !== 'text';

/** What calls and answers make of fields: a new row, its changed fields, what their editor saw, and a row as it is answered. */
export function shapesOf<const F extends Fields, Sealed extends boolean = false>(
  fields: F,
  sealed = false as Sealed,
) {
  const shape = (of: (field: Field) => z.ZodType) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));
  const output = (field: Field) =>
    isNullOnceForgotten(field, sealed) ? field.output.nullable() : field.output;
  const shapes = {
    created: z.object(
      shape(({ input, initial }) => (initial === undefined ? input : input.default(initial))),
    ),
    changed: z.object(shape(({ input }) => input.optional())),
    seen: z.object(shape(({ seen, output: answered }) => (seen ?? answered).optional())),
    row: z.object(shape(output)),
  };
  return shapes as unknown as {
    readonly created: z.ZodObject<CreatedShape<F>>;
    readonly changed: z.ZodObject<ChangedShape<F>>;
    readonly seen: z.ZodObject<SeenShape<F>>;
    readonly row: z.ZodObject<Outputs<F, Sealed>>;
  };
}

export function record<
  const Name extends string,
  const Key extends string,
  const F extends Fields,
  const Sealed extends boolean = false,
  const Removable extends boolean = false,
>(spec: RecordSpec<Name, Key, F, Sealed, Removable>): PlainRecord<Name, Key, F, Sealed, Removable> {
  const { name, noun, key, fields, sealed = false, removable = false } = spec;
  const names = Object.keys(fields);
  const { row, ...shapes } = shapesOf(fields, sealed);
  const words = spelled(name);
  const seal = sealed ? { sealed: { [key]: names } } : {};
  const events = {
    [`${name}Added`]: event(`${words} added`, seal),
    [`${name}Edited`]: event(`${words} changed`, seal),
    ...(removable && { [`${name}Removed`]: event(`${words} removed`) }),
  };
  type Row = ValuesOf<F>;
  const unknown = notFound(noun);
  const derived = {
    ...{ name, noun, key, fields, sealed, removable, events },
    ...shapes,
    row: z.object({ [key]: z.string(), ...row.shape }),
    fold: (at: string) => ({
      [`${name}Added`]: (state: Held, { [key]: id, ...row }: Data) =>
        put(state, at, id, filledIn(fields, { ...initialOf(fields), ...row } as object)),
      [`${name}Edited`]: (state: Held, { [key]: id, ...changes }: Data) => {
        const before = rowsIn(state, at).get(String(id));
        return before ? put(state, at, id, filledIn(fields, { ...before, ...changes } as object)) : state;
      },
      [`${name}Removed`]: (state: Held, { [key]: id }: Data) => ({
        ...state,
        [at]: rowsIn(state, at).delete(String(id)),
      }),
    }),
    add: (id: string, row: Row) => [{ type: `${name}Added`, data: { [key]: id, ...row } }],
    edit(
      rows: Rows<F>,
      { key: id, changes, seen }: Omit<EditRecord<Name, F>, 'type'>,
      check?: (after: Row) => Refusal | undefined,
    ) {
      const before = rows.get(id);
      if (!before) return unknown;
      const refused = refuseStale(before, changes, seen);
      if (refused) return refused;
      const different = differing(before, changes);
      const fault = check?.({ ...before, ...different });
      if (fault) return fault;
      const isSame = Object.keys(different).length === 0;
      return isSame ? [] : [{ type: `${name}Edited`, data: { [key]: id, ...different } }];
    },
    remove: (rows: Rows<F>, id: string) =>
      rows.has(id) ? [{ type: `${name}Removed`, data: { [key]: id } }] : unknown,
  };
  return derived as unknown as PlainRecord<Name, Key, F, Sealed, Removable>;
}

type Data = Readonly<Record<string, unknown>>;
type Held = Readonly<Record<string, OrderedMap<string, Data>>>;

const rowsIn = (state: Held, at: string) => state[at] as OrderedMap<string, Data>;

const put = (state: Held, at: string, id: unknown, row: Data): Held => ({
  ...state,
  [at]: rowsIn(state, at).set(String(id), row),
});
