import { useSyncExternalStore } from 'react';
import { CallFailed, type FieldErrors } from '../data/client.ts';
import { firstLanguage } from './language.ts';

/**
 * What the server says, in the reader's language. The wire is English; its Spanish is loaded by those alone who read
 * Spanish, and until it is there, or where it knows no better, they read what was sent.
 */

type Say = (text: string) => string | undefined;

const asSent: Say = (text) => text;
let say = asSent;
const listeners = new Set<() => void>();

/** Loads what the reader's language needs. Never fails: a network that is gone leaves the English. */
export async function learnTexts(language = firstLanguage()): Promise<void> {
  const spanish = language === 'es' ? await import('./server/spanish.ts').catch(() => undefined) : undefined;
  const before = say;
  say = spanish?.spanishOf ?? asSent;
  if (say !== before) for (const listener of listeners) listener();
}

/** A text of the server in the reader's language. */
export const said = (text: string): string => say(text) ?? text;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `said` for a text that stands while its reader changes the language. */
export function useSaid(): (text: string) => string {
  useSyncExternalStore(
    subscribe,
    () => say,
    () => say,
  );
  return said;
}

/** The same where it may be the first one, in what answers a call that was not refused. */
export async function textSaid(text: string): Promise<string> {
  await learnTexts();
  return said(text);
}

const saidBy = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, found]) => [
      field,
      typeof found === 'string' ? said(found) : saidBy(found),
    ]),
  );

/** A failure as the reader is told of it; code and details stay, for screens that go on from them. */
export async function failureSaid(failure: CallFailed): Promise<CallFailed> {
  // Without an answer: no network to load words by, and said where it came about.
  if (failure.status === 0) return failure;
  const { status, message, errors, code, details } = failure;
  return new CallFailed(status, await textSaid(message), errors && saidBy(errors), code, details);
}
