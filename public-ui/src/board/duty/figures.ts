import type { Language } from '@courtcrew/ui-kit/words/words.tsx';

const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const english = new Intl.PluralRules('en', { type: 'ordinal' });

/** `4th`; in Spanish `4.º`. */
export const ordinal = (place: number, language: Language): string =>
  language === 'es' ? `${place}.º` : `${place}${ENDINGS[english.select(place)] ?? 'th'}`;
