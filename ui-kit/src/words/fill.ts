import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { Sport } from '@courtcrew/domain/kernel/sport.ts';

export type { Language, Sport };

/** One wording, or two where the sports say it differently. `{name}` is filled from the values given. */
export type Wording = string | Readonly<Record<Sport, string>>;

export type Words = Readonly<Record<string, Readonly<Record<Language, Wording>>>>;

export type WordValues = Readonly<Record<string, string | number>>;

/** A wording in the sport's variant, its holes filled. */
export function fill(wording: Wording, sport: Sport, values: WordValues = {}): string {
  const text = typeof wording === 'string' ? wording : wording[sport];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => isolated(String(values[name] ?? hole)));
}
