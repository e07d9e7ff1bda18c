import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { type Filled, ofField, type Text, within } from '@courtcrew/domain/kernel/text.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import type { z } from 'zod';
import { Refused } from '../../refused.ts';

/** Deeper than any form; a body nested further is only there to cost something. */
const MAX_DEPTH = 32;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the control character is what must be found
const NUL = /\u0000/;
const storable = (text: string): boolean => !NUL.test(text) && text.isWellFormed();

/** Whether input holds only text that PostgreSQL can store, nested within reason. Schemas rely on it. */
export function isPlain(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') {
        if (!storable(value)) return false;
      } else if (Array.isArray(value)) {
        for (const item of value) next.push(item);
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, item] of Object.entries(value)) {
          if (!storable(key)) return false;
          next.push(item);
        }
      }
    }
    level = next;
  }
  return true;
}

export const badRequest = (text: Text, fields?: Record<string, Text>): Refused =>
  new Refused(refuse('invalid', text, { fields }));

/** The value as its schema reads it. Throws `invalid`, named after the first field, with all in `fields`. */
export function accept<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (!isPlain(value)) throw badRequest('The request contains characters or nesting that cannot be stored.');
  const parsed = schema.safeParse(value, { error: wording });
  if (parsed.success) return parsed.data;
  const fields: Record<string, Text> = {};
  for (const issue of parsed.error.issues) {
    fields[issue.path.join('.')] ??= isMissing(value, issue) ? REQUIRED : ruleOf(issue);
  }
  const [first] = Object.entries(fields);
  throw badRequest(first ? sentence(...first) : 'The request could not be understood.', fields);
}

const REQUIRED = 'is required';

/** Issues of rules that say which values a field takes at all. */
const OF_TYPES: readonly string[] = ['invalid_type', 'invalid_value', 'invalid_union'];

const continuesName = (text: Text): boolean => /^[a-z]/.test(within(text).key);

/** A field that was not sent is told so; "must be true or false" is for another value. A sentence of the documents stays. */
function isMissing(root: unknown, { code, message, path }: z.core.$ZodIssue): boolean {
  if (!OF_TYPES.includes(code) || !continuesName(message)) return false;
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value === undefined;
}

/** A text that starts with a small letter continues the field's name; a capital starts a whole sentence. */
const sentence = (field: string, text: Text): Text =>
  continuesName(text) ? ofField(field === '' ? 'The request body' : field, text) : text;

/** Texts of rules by the kind of an issue, filled from it. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  too_big: [
    'must be at most {max} characters',
    'must be at most {max} entries',
    'must be at most {max} rows',
    'has at most {max} rows',
    'must hold at most {max} changes',
    'are more than {max}',
    'must be at most {max}',
  ],
  too_small: [
    'must be at least {min} characters',
    'must be at least {min} entries',
    'must be at least {min}',
  ],
  invalid_value: ['must be one of {values}', 'must be {values}'],
  invalid_union: ['must be one of {values}'],
  custom: ['must be a number from -{max} to {max}'],
};

function fillingOf(issue: z.core.$ZodIssue): Filled['values'] {
  switch (issue.code) {
    case 'too_big':
      return { max: Number(issue.maximum) };
    case 'too_small':
      return { min: Number(issue.minimum) };
    case 'invalid_value':
      return { values: issue.values.filter((value) => value !== '').join(', ') };
    case 'invalid_union':
      // Of a choice that may be left empty, the values come first.
      return fillingOf(issue.errors[0]?.[0] ?? { code: 'custom', path: [], message: '' });
    default:
      return issue.code === 'custom' ? { ...issue.params } : {};
  }
}

/** What a broken rule says: the text of its kind that says the same in English, else a text of its own. */
export function ruleOf(issue: z.core.$ZodIssue): Text {
  const values = fillingOf(issue);
  const rules = RULES[issue.code]?.map((key) => ({ key, values }));
  return rules?.find((rule) => english(rule) === issue.message) ?? issue.message;
}

/** Texts for rules that bring none of their own. They never repeat what was sent. */
const wording: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED : `must be ${TYPES[issue.expected] ?? 'of another type'}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unit(issue.origin)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return 'is not in the expected form';
    case 'unrecognized_keys':
      return `must not have ${issue.keys.length > 1 ? 'such fields' : 'such a field'}`;
    default:
      return 'is not valid';
  }
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'empty',
  undefined: 'absent',
};

const unit = (origin: string): string => {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
};
