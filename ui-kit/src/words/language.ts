import type { Language } from './fill.ts';

const STORED = 'courtcrew.language';

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es';

/** The reader's language: chosen before, else the browser's, else English. */
export function firstLanguage(): Language {
  const stored = localStorage.getItem(STORED);
  if (isLanguage(stored)) return stored;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return wished ?? 'en';
}

export const rememberLanguage = (language: Language): void => localStorage.setItem(STORED, language);
