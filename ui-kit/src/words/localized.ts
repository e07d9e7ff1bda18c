import type { Text } from '@courtcrew/domain/kernel/text.ts';
import { useSyncExternalStore } from 'react';
import { CallFailed, type FieldErrors } from '../data/client.ts';
import { firstLanguage } from './language.ts';

/**
 * Translation of server texts. The wire is English; Spanish is loaded by its readers alone, who read English until it has
 * come, and where a text has none.
 */
type Translate = (text: Text) => string | undefined;

const untranslated: Translate = () => undefined;
let translate = untranslated;
const listeners = new Set<() => void>();

/** Loads what the reader's language needs. Never fails: without a network the English stays. */
export async function learnTexts(language = firstLanguage()): Promise<void> {
  const spanish = language === 'es' ? await import('./spanish.ts').catch(() => undefined) : undefined;
  const before = translate;
  translate = spanish?.spanishOf ?? untranslated;
  if (translate !== before) for (const listener of listeners) listener();
}

/** A server text in the reader's language, by its template. */
export const localized = (text: string, template: Text = text): string => translate(template) ?? text;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `localized`, updated when the language changes. */
export function useLocalized(): typeof localized {
  useSyncExternalStore(
    subscribe,
    () => translate,
    () => translate,
  );
  return localized;
}

/** `localized` where the translations may not be loaded yet. */
export async function localizedText(text: string, template?: Text): Promise<string> {
  await learnTexts();
  return localized(text, template);
}

/** A failure in the reader's language; code and details stay. */
export async function localizedFailure(failure: CallFailed): Promise<CallFailed> {
  // Without an answer there is no network to load words by, and the text is local.
  if (failure.status === 0) return failure;
  const { status, message, errors, code, details, templates } = failure;
  const localizedBy = (found: FieldErrors, before = ''): FieldErrors =>
    Object.fromEntries(
      Object.entries(found).map(([field, text]) => [
        field,
        typeof text === 'string'
          ? localized(text, templates[before + field])
          : localizedBy(text, `${before}${field}.`),
      ]),
    );
  const text = await localizedText(message, templates['']);
  return new CallFailed(status, text, errors && localizedBy(errors), code, details, templates);
}
