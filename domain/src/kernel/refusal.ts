import type { Json } from './event.ts';
import { ofField, type Text } from './text.ts';

/** Why a command was not carried out: a stable code for programs, a text for people, details for screens. */
export interface Refusal {
  readonly refused: true;
  readonly code: string;
  readonly text: Text;
  /** `{ field: text }` for forms. */
  readonly fields?: Readonly<Record<string, Text>>;
  readonly details?: { readonly [key: string]: Json };
}

export function refuse(
  code: string,
  text: Text,
  more: { fields?: Record<string, Text>; details?: { [key: string]: Json } } = {},
): Refusal {
  return { refused: true, code, text, ...more };
}

/** The same of a field: the text stands above a form, or at its field. */
export const refuseField = (code: string, field: string, text: Text): Refusal =>
  refuse(code, text, { fields: { [field]: text } });

/** Refuses a field by its rule, which goes on from the field's name: `day must be a date`. */
export const brokenRule = (field: string, rule: Text): Refusal =>
  refuse('invalid', ofField(field, rule), { fields: { [field]: rule } });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;

/** The row, shift or person a command names is not in this stream. The HTTP edge answers 404. */
export const notFound = (what: string): Refusal => refuse('not-found', `${what} not found`);
