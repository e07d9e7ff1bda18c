import { CHOSEN_LANGUAGE } from '@courtcrew/domain/web/firstView.ts';
import { keepText, pageStorage } from '../offline/pageStorage.ts';
import type { Language } from './catalogue.ts';

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es';

/** The reader's language: chosen before, else the browser's, else English. */
export const firstLanguage = (): Language =>
  [pageStorage()?.getItem(CHOSEN_LANGUAGE), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(
    isLanguage,
  ) ?? 'en';

export const rememberLanguage = (language: Language): void => keepText(CHOSEN_LANGUAGE, language);
