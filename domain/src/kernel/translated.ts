import type { Language } from './language.ts';
import { type Text, type Value, within } from './text.ts';
import { datedMomentText, momentText } from './timeText.ts';
import { write, writers } from './write.ts';

export type Translations = Readonly<Record<string, string>>;

function valueIn(language: Language, value: Value, translations: Translations): string | number {
  if (typeof value !== 'object') return value;
  if ('at' in value) return (value.dated ? datedMomentText : momentText)(value.at, value.zone, language);
  return translated(value, language, translations);
}

/** The text in a language; in English where no translation is known. */
export function translated(text: Text, language: Language, translations: Translations): string {
  const { key, values: filling } = within(text);
  const template = Object.hasOwn(translations, key) ? (translations[key] ?? key) : key;
  if (typeof text === 'string') return template;
  const values = Object.entries(filling).map(([place, value]) => [
    place,
    valueIn(language, value, translations),
  ]);
  return write(language, template, Object.fromEntries(values));
}

/** The text as the wire says it: names in it stand as they are. */
export function english(text: Text): string {
  if (typeof text === 'string') return text;
  const values = Object.entries(text.values).map(([place, value]) => [
    place,
    typeof value === 'object' && 'key' in value ? english(value) : valueIn('en', value, {}),
  ]);
  return writers.en(text.key, Object.fromEntries(values));
}
