import type { Json } from './event.ts';

/** Why a command was not carried out: a stable code for programs, a text for people, details for screens. */
export interface Refusal {
  readonly refused: true;
  readonly code: string;
  readonly text: string;
  /** `{ field: text }` for forms. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: { readonly [key: string]: Json };
}

export function refuse(
  code: string,
  text: string,
  more: { fields?: Record<string, string>; details?: { [key: string]: Json } } = {},
): Refusal {
  return { refused: true, code, text, ...more };
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;

/** The row, shift or person a command names is not in this stream. The HTTP edge answers 404. */
export const notFound = (what: string): Refusal => refuse('not-found', `${what} not found`);
