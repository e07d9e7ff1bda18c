import type { Language } from '@courtcrew/ui-kit/words/words.tsx';
import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { spanish } from './spanish.ts';

/** What react-admin says by itself. */
export const messages: Readonly<Record<Language, TranslationMessages>> = {
  en: english,
  es: { ...english, ra: { ...english.ra, ...spanish } },
};
