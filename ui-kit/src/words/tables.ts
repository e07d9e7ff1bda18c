import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { Sport } from '@courtcrew/domain/kernel/sport.ts';

export type { Language, Sport };

/** Templates by key and language, as `write` fills them; `sport` is given to all of them. */
export type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type WordValues = Readonly<Record<string, string | number>>;
