import { z } from 'zod';
import { dayWritten, flag, requiredText, text } from '../contract/fields.ts';

/** Decides on the column of a field, how lists sort and search it, and its input in a form. */
export type FieldKind = 'name' | 'text' | 'day' | 'choice' | 'flag';

/** One field of a record: input, answer, column, list and form derive from it. */
export interface Field<Value = unknown, Sent = unknown, Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  /** Reads what a client sends. */
  readonly input: z.ZodType<Value, Sent>;
  /** As answers hold it. */
  readonly output: z.ZodType<Value, Value>;
  /** Stands in the state where the person whose it is was forgotten. */
  readonly blank: Value;
  /** Stands in a new row that does not say it. A field without one is required. */
  readonly initial?: Value;
  /** The values of a choice. */
  readonly options?: readonly Value[];
  /** Characters of a text, at most. */
  readonly max?: number;
  /** Name of its column where the field's own is a word of SQL. */
  readonly column?: string;
}

export type Fields = Readonly<Record<string, Field>>;

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
export const optionalDay = (): Optional<Field<string | null, string | null, 'day'>> => ({
  kind: 'day',
  input: text(DAY_MAX)
    .nullable()
    .transform((typed, context) => (typed ? dayWritten(typed, context) : null)),
  output: z.string().nullable(),
  blank: null,
  initial: null,
});

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
