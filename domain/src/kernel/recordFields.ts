import { z } from 'zod';
import {
  cents,
  count as counted,
  dayWritten,
  emailOrNothing,
  flag,
  id,
  lines,
  requiredText,
  text,
} from '../contract/fields.ts';
import { phoneIn } from '../contract/phoneField.ts';
import type { Json } from './event.ts';
import { dollars } from './money.ts';

/** Decides on the column of a field, how lists sort and search it, and its input in a form. */
export type FieldKind =
  | 'name'
  | 'text'
  | 'lines'
  | 'phone'
  | 'email'
  | 'id'
  | 'day'
  | 'choice'
  | 'flag'
  | 'count'
  | 'amount';

/** One field of a record: input, answer, column, list and form derive from it. */
export interface Field<Value = unknown, Sent = unknown, Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  /** Reads what a client sends. */
  readonly input: z.ZodType<Value, Sent>;
  /** As answers hold it. */
  readonly output: z.ZodType<Value, Value>;
  /** Reads what an editor saw, where that is more than answers hold. */
  readonly seen?: z.ZodType<Value, unknown>;
  /** Stands in the state where the person whose it is was forgotten. */
  readonly blank: Value;
  /** Stands in a new row that does not say it. A field without one is required. */
  readonly initial?: Value;
  /** The values of a choice. */
  readonly options?: readonly Value[];
  /** Characters of a text, at most. */
  readonly max?: number;
  /** Of an amount: how many of the units that events and tables hold are a dollar of calls and answers. */
  readonly scale?: number;
  /** Name of its column where the field's own is a word of SQL. */
  readonly column?: string;
}

export type Fields = Readonly<Record<string, Field>>;

export type ValuesOf<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer Value> ? Value : never;
};

/** A field that may be left out of a new row. */
type Optional<F> = F & { readonly initial: F extends Field<infer Value> ? Value : never };

/** Part of a person's name: searched by each of its words, sorted without case and accents. */
export const name = (max: number): Field<string, string, 'name'> => ({
  kind: 'name',
  input: requiredText(max),
  output: z.string(),
  blank: '',
  max,
});

/** The same where somebody may have none. */
export const optionalName = (max: number): Optional<Field<string, string, 'name'>> => ({
  ...name(max),
  input: text(max),
  initial: '',
});

export const line = (max: number): Field<string, string, 'text'> => ({
  kind: 'text',
  input: requiredText(max),
  output: z.string(),
  seen: textSeen,
  blank: '',
  max,
});

export const optionalLine = (max: number): Optional<Field<string, string, 'text'>> => ({
  ...line(max),
  input: text(max),
  initial: '',
});

const DAY_MAX = 20;

/** `YYYY-MM-DD`, from whatever way of writing a day `parseDate` reads. */
export const day = ({ column }: { readonly column?: string } = {}): Field<string, string, 'day'> => ({
  kind: 'day',
  input: requiredText(DAY_MAX).transform(dayWritten),
  output: z.string(),
  blank: '',
  ...(column !== undefined && { column }),
});

/** The same, or null. */
export const optionalDay = (): Optional<Field<string | null, string | null, 'day'>> => {
  const input = text(DAY_MAX)
    .nullable()
    .transform((typed, context) => (typed ? dayWritten(typed, context) : null));
  return { kind: 'day', input, output: z.string().nullable(), seen: input, blank: null, initial: null };
};

function sentChoice(options: readonly (string | number)[], fault: string) {
  const texts = z.enum(options.map(String), fault);
  if (typeof options[0] === 'string') return texts;
  return z.union([z.literal([...options]), texts], fault).transform(Number);
}

/** One of these texts or numbers; numbers are read from digits as well, as a form sends them. */
export const choice = <const Value extends string | number>(
  options: readonly [Value, ...Value[]],
  fault: string,
): Field<Value, Value | `${Value}`, 'choice'> => ({
  kind: 'choice',
  input: sentChoice(options, fault) as unknown as z.ZodType<Value, Value | `${Value}`>,
  output: z.literal([...options]),
  blank: options[0],
  options,
});

export const yesOrNo = (initial: boolean): Optional<Field<boolean, z.input<typeof flag>, 'flag'>> => ({
  kind: 'flag',
  input: flag,
  output: z.boolean(),
  blank: false,
  initial,
});

/** The same field in a column of another name. */
export const inColumn = <const Column extends string, F extends Field>(
  column: Column,
  field: F,
): F & { readonly column: Column } => ({ ...field, column });

const textSeen = z
  .string()
  .nullable()
  .transform((typed) => typed ?? '');

export const optionalLines = (max: number): Optional<Field<string, string, 'lines'>> => ({
  ...{ kind: 'lines', input: lines(max), output: z.string(), seen: textSeen, blank: '', initial: '', max },
});

/** A telephone number as `readPhone` knows it, or an empty text. */
export const optionalPhone = (): Optional<Field<string, string | number, 'phone'>> => ({
  ...{ kind: 'phone', output: z.string(), seen: textSeen, blank: '', initial: '', max: 40 },
  input: phoneIn().transform((phone) => phone ?? ''),
});

export const optionalEmail = (max: number): Optional<Field<string, string, 'email'>> => ({
  ...{ kind: 'email', input: emailOrNothing(max), output: z.string(), seen: textSeen },
  ...{ blank: '', initial: '', max },
});

const nothing = z.union([z.literal(''), z.null()]).transform(() => null);

/** The id of something else, or null; `fault` says that it is none. */
export const optionalId = (fault: string): Optional<Field<string | null, string | null, 'id'>> => {
  const input = z.union([id, nothing], fault);
  return { kind: 'id', input, output: z.string().nullable(), seen: input, blank: null, initial: null };
};

/** One of these texts or numbers, or null. */
export const optionalChoice = <const Value extends string | number>(
  options: readonly [Value, ...Value[]],
  fault: string,
): Optional<Field<Value | null, Value | `${Value}` | '' | null, 'choice'>> => {
  const { input: chosen, output } = choice(options, fault);
  const input = z.union([chosen, nothing], fault);
  return {
    kind: 'choice',
    input,
    output: output.nullable(),
    seen: input,
    blank: null,
    initial: null,
    options,
  };
};

/** A whole number from 0. */
export const count = (
  max: number,
  initial = 0,
): Optional<Field<number, z.input<ReturnType<typeof counted>>, 'count'>> => {
  const input = counted(max);
  return { kind: 'count', input, output: z.int(), seen: input, blank: 0, initial };
};

/** Dollars, at most `max` of them. Nobody types more than cents; units finer than a cent are kept as they are. */
const typedAmount = (max: number) =>
  cents.transform(dollars).refine((value) => value <= max, 'is not a possible amount');

export const amount = (
  scale: number,
  max: number,
): Optional<Field<number, z.input<typeof cents>, 'amount'>> => {
  const input = typedAmount(max);
  const seen = z.union([z.number(), input]);
  return { kind: 'amount', input, output: z.number(), seen, blank: 0, initial: 0, scale };
};

/** The same in cents, or null. */
export const optionalAmount = (): Optional<Field<number | null, z.input<typeof cents> | null, 'amount'>> => {
  const input = z.union([nothing, cents.transform(dollars)], 'must be an amount like 12.50');
  const output = z.number().nullable();
  return { kind: 'amount', input, output, seen: input, blank: null, initial: null, scale: 100 };
};

type Sent<F extends Fields> = { readonly [N in keyof F]?: ValuesOf<F>[N] | undefined };

const valuesBy = (fields: Fields, values: object, of: (field: Field, value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name as keyof typeof values];
      return value === undefined ? [] : [[name, of(field, value)]];
    }),
  );

type OrNull<F extends Fields> = {
  readonly [N in keyof F]: Pick<F[N], 'kind' | (keyof F[N] & 'column')> & Field<ValuesOf<F>[N] | null>;
};

/** The same fields of something that may be missing as a whole: null then. */
export const orNull = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, output: field.output.nullable(), blank: null, initial: null },
    ]),
  ) as unknown as OrNull<F>;

/** Those of these fields that have a value. */
export const valuesIn = <F extends Fields>(fields: F, values: Sent<F>) =>
  valuesBy(fields, values, (_, value) => value) as Partial<ValuesOf<F>>;

/** The same as events hold them, of values as calls send them. */
export const asHeld = <F extends Fields>(fields: F, sent: Sent<F>) =>
  valuesBy(fields, sent, ({ scale }, value) =>
    typeof value === 'number' && scale ? Math.round(value * scale) : value,
  ) as Partial<ValuesOf<F>>;

const shown = ({ scale }: Field, value: unknown) =>
  typeof value === 'number' && scale ? value / scale : value;

/** The same as answers hold them, of values as events hold them. */
export const asShown = <F extends Fields, Held extends Sent<F>>(fields: F, held: Held) =>
  valuesBy(fields, held, shown) as { readonly [N in keyof F & keyof Held]: ValuesOf<F>[N] };

/** How answers show each field. */
export const shownBy = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, (value: unknown) => shown(field, value)]),
  ) as { readonly [N in keyof F]: (value: ValuesOf<F>[N]) => Json };

/** A row that says nothing yet. */
export const initialOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial])) as ValuesOf<F>;

/** A row as states hold it: in the place of what was forgotten with its person stands nothing. */
export const filledIn = <F extends Fields>(
  fields: F,
  row: { readonly [N in keyof F]?: ValuesOf<F>[N] | null | undefined },
) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value ?? fields[name]?.blank ?? null]),
  ) as ValuesOf<F>;
