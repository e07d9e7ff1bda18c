import { z } from 'zod';
import { looksLikeEmail } from '../kernel/address.ts';
import { centsWritten } from '../kernel/money.ts';
import { faultOfLine, faultOfLines } from '../kernel/plainText.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Filled, Text } from '../kernel/text.ts';
import { parseDate } from '../kernel/time.ts';
import { english } from '../kernel/translated.ts';
import { isVisible } from '../kernel/visible.ts';

/**
 * Building blocks of every contract. Each text names the rule a person broke; the server puts the field's name
 * in front where the answer is a single text.
 */

// PostgreSQL's text cannot hold U+0000, and a lone surrogate is no text at all: both are refused at the edge.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control character is what must be found
const UNSTORABLE = /\u0000/;
const storable = (value: string): boolean => !UNSTORABLE.test(value) && value.isWellFormed();

/** A field that was not sent reads otherwise than one of the wrong type. */
const orRequired = (wrong: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is required' : wrong),
});

/** A UTC instant in ISO 8601; PostgreSQL knows no year 0. */
export const instant = z.iso
  .datetime('must be a UTC instant')
  .refine((written) => !written.startsWith('0000'), 'must be a UTC instant');

/**
 * Text that a call does not write: what is searched for, or what an editor saw. Up to `max` characters, spaces at both
 * ends removed; one of which nobody sees anything is empty.
 */
export const anyText = (max: number) =>
  z
    .string(orRequired('must be text'))
    .max(max, `must be at most ${max} characters`)
    .refine(storable, 'contains characters that cannot be stored')
    .trim()
    .overwrite((value) => (isVisible(value) ? value : ''));

/** Text of several lines: nothing in it may change how the text beside it reads (`kernel/plainText.ts`). */
export const lines = (max: number) =>
  anyText(max).check(({ value, issues }) => {
    const message = faultOfLines(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });

/** Text of one line, as names and notes are. */
export const text = (max: number) =>
  anyText(max).check(({ value, issues }) => {
    const message = faultOfLine(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });

/** Like `text`, but at least one character that can be seen. */
export const requiredText = (max: number, message = 'is required') => text(max).min(1, message);

/** Like `lines`, but at least one character that can be seen. */
export const requiredLines = (max: number, message = 'is required') => lines(max).min(1, message);

export const emailOrNothing = (max: number) =>
  anyText(max).refine((value) => value === '' || looksLikeEmail(value), 'must be an e-mail address');

/** Ids are opaque; the bound keeps a hostile one from costing anything. */
export const id = z
  .string(orRequired('must be an id'))
  .min(1, 'is required')
  .max(64, 'is not a known id')
  .regex(/^[A-Za-z0-9_-]+$/, 'is not a known id');

// Number() would make 1 of `true` and of `[1]`, and 16 of "0x10": only what a form can hold is read as a number.
const typed = z
  .union(
    [z.number(), z.string().regex(/^(-?\d{1,15}(\.\d{1,15})?)?$/, 'must be a number'), z.null()],
    orRequired('must be a number'),
  )
  .transform(Number);

/** Counted from 1. */
export const ordinal = (max: number, beyond: string) =>
  typed.pipe(
    z.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').max(max, beyond),
  );

/** Whole number within bounds; digits in a string are accepted, and an empty input is 0, as the forms send them. */
export const count = (max: number) =>
  typed.pipe(
    z
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(max, `must be at most ${max}`),
  );

/** For `transform`: `YYYY-MM-DD` from whatever way of writing a day `parseDate` reads. */
export const dayWritten = (typed: string, context: z.RefinementCtx): string => {
  const date = parseDate(typed);
  if (!isRefusal(date)) return date;
  context.addIssue({ code: 'custom', message: english(date.text) });
  return z.NEVER;
};

/** A flag as the forms send it: true/false, "true"/"false", 1/0. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false']), z.literal(0), z.literal(1)], 'must be true or false')
  .transform((value) => value === true || value === 'true' || value === 1);

/** As a number of dollars can say them: 0.29 times 100 is 28.999999999999996. */
const hasWholeCents = (value: number): boolean => value === Math.round(value * 100) / 100;

const AMOUNT = 'must be an amount like 12.50';

/** Money in cents from a number, or from a text as people write amounts, with at most two decimals. */
export const cents = z
  .union(
    [
      z
        .number()
        .refine(hasWholeCents, AMOUNT)
        .transform((value) => Math.round(value * 100)),
      z.string().transform((typed, context) => {
        const written = centsWritten(typed);
        if (written !== undefined) return written;
        context.addIssue({ code: 'custom', message: AMOUNT });
        return z.NEVER;
      }),
    ],
    AMOUNT,
  )
  .refine(
    (value) => Number.isSafeInteger(value) && value >= 0 && value <= 999_999_999,
    'is not a possible amount',
  );

/**
 * What a text of an answer was filled from, for readers of other languages. Absent where nothing was filled in: then the
 * text is its own key.
 */
export const withTemplate = {
  template: z
    .object({ key: z.string(), values: z.record(z.string(), z.any()) })
    .describe('The template of the text, and what its places are filled with')
    .optional(),
};
export const templateOf = (text: Text): { readonly template?: Filled } =>
  typeof text === 'string' ? {} : { template: text };

/** A call whose path names its tournament: `{tid}`. */
export const inTournament = { scope: { tid: 'params.tid' }, params: z.object({ tid: id }) } as const;

/** The answer of a call that only says it was done, or why not. */
export const message = z.object({ message: z.string() });

/** A text that is null where it is empty; undefined where it was not sent. */
export const orNull = (schema: z.ZodType<string, string>) =>
  schema.nullish().transform((typed) => (typed === '' ? null : typed));

/** Fields as an editor saw them; or the amount `only`, as callers sent it before they sent the others. */
export const seenFields = <
  Shape extends Readonly<Record<string, z.ZodType>>,
  Only extends keyof Shape & string,
>(
  shape: Shape,
  only: Only,
) =>
  z
    .union(
      [(shape[only] as z.ZodType).transform((value) => ({ [only]: value })), z.object(shape).partial()],
      AMOUNT,
    )
    .optional() as unknown as z.ZodOptional<
    z.ZodType<
      Partial<z.output<z.ZodObject<Shape>>>,
      Partial<z.input<z.ZodObject<Shape>>> | z.input<Shape[Only]>
    >
  >;
