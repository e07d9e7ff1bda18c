import { CallFailed, type FieldErrors } from '../data/client.ts';
import { localized } from '../words/localized.ts';

/** `{ contact: { email: 'invalid email' } }` as `['contact.email', 'invalid email']`. */
export function fieldTexts(errors: FieldErrors, prefix = ''): [path: string, text: string][] {
  return Object.entries(errors).flatMap(([field, found]) =>
    typeof found === 'string'
      ? [[prefix + field, found] as [string, string]]
      : fieldTexts(found, `${prefix}${field}.`),
  );
}

export function failureText(failure: unknown): string {
  if (Array.isArray(failure)) return failure.map(failureText).join('; ');
  const { message } = Object(failure) as { message?: unknown };
  return typeof message === 'string' ? message : typeof failure === 'string' ? failure : localized(UNKNOWN);
}

const UNKNOWN = 'Something went wrong on our side. Please try again.';

interface SortedFailure {
  readonly fields: readonly (readonly [path: string, text: string])[];
  /** Text above the form: everything that belongs to no field. */
  readonly form: string | null;
}

/** Sorts a failed call into the fields of a form and the rest. */
export function sortFailure(failure: unknown, has: (path: string) => boolean): SortedFailure {
  if (!(failure instanceof CallFailed)) return { fields: [], form: failureText(failure) };
  const texts = fieldTexts(failure.errors ?? {});
  const fields = texts.filter(([path]) => has(path));
  return { fields, form: fields.length > 0 && fields.length === texts.length ? null : failure.message };
}
