import { i18nString } from 'typesafe-i18n';
import { isolated } from './isolated.ts';
import type { Language } from './language.ts';

/** Fills the places of a template with names as they are. */
export const writers = { en: i18nString('en'), es: i18nString('es') } as const;

/**
 * A template of the library's syntax with its places filled: `{name}`, `{count} {{shift|shifts}}`,
 * `{sport|{tennis: …, pickleball: …}}`. A name keeps its own direction among the words around it.
 */
export function write(
  language: Language,
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const filling = Object.entries(values).map(([place, value]) => [
    place,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return writers[language](template, Object.fromEntries(filling));
}
