import { CallFailed, type FieldErrors } from '@courtcrew/domain/contract/client.ts';
import { firstLanguage } from './language.ts';

/**
 * What the server says, in the reader's language. The wire is English; its Spanish is loaded by those alone who read
 * Spanish, and until it is there, or where it knows no better, they read what was sent.
 */

let spanishOf: (text: string) => string | undefined = () => undefined;

/** Loads what the reader's language needs. Never fails: a network that is gone leaves the English. */
export async function learnTexts(): Promise<void> {
  if (firstLanguage() === 'es') {
    const spanish = await import('./server/spanish.ts').catch(() => undefined);
    if (spanish) spanishOf = spanish.spanishOf;
  }
}

/** A text of the server in the reader's language. */
export const said = (text: string): string => (firstLanguage() === 'es' ? (spanishOf(text) ?? text) : text);

const saidBy = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, found]) => [
      field,
      typeof found === 'string' ? said(found) : saidBy(found),
    ]),
  );

/** A failure as the reader is told of it; code and details stay, for screens that go on from them. One without an answer was said where it came about. */
export async function failureSaid(failure: CallFailed): Promise<CallFailed> {
  if (failure.status === 0) return failure;
  await learnTexts();
  const { status, message, errors, code, details } = failure;
  return new CallFailed(status, said(message), errors && saidBy(errors), code, details);
}
