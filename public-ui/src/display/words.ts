import { write } from '@courtcrew/domain/kernel/write.ts';
import { screenWords } from '@courtcrew/ui-kit/board/screenWords.ts';
import type { Language, Words, WordValues } from '@courtcrew/ui-kit/words/catalogue.ts';
import { courtWords } from '@courtcrew/ui-kit/words/court.ts';
import { freshWords } from '@courtcrew/ui-kit/words/fresh.ts';
import { createContext, useContext } from 'react';

export const displayWords = {
  'display.courts': { en: 'Courts', es: 'Canchas' },
  'display.free': { en: 'free', es: 'libre' },
  'display.break': { en: 'break', es: 'pausa' },
  'display.lastMatch': { en: 'last', es: 'último' },
  'display.scores': { en: 'Scores', es: 'Resultados' },
  'display.none': { en: 'none', es: 'ninguna' },
  'display.more': { en: '+ {count} more', es: '+ {count} más' },
  'display.legend': { en: 'Legend', es: 'Leyenda' },
  'display.changed': { en: 'just changed', es: 'recién cambiado' },
  'display.lastMatchHelp': { en: 'last match of the day', es: 'último partido del día' },
  'display.page': { en: 'Courts {range}', es: 'Canchas {range}' },
  'display.pageChanged': { en: 'Courts {range}, changed', es: 'Canchas {range}, con cambios' },
  'display.pages': { en: 'Pages', es: 'Páginas' },
  'display.pause': { en: 'Pause', es: 'Pausar' },
  'display.paused': { en: 'Paused', es: 'Páginas detenidas' },
  'display.resume': { en: 'Paused. Turn pages again', es: 'Páginas detenidas. Seguir' },
  'display.unreachable': { en: 'The board cannot be reached', es: 'No se puede acceder al tablero' },
  'display.unreachableHelp': {
    en: 'It will appear here as soon as the server answers.',
    es: 'Aparecerá aquí por sí solo en cuanto el servidor responda.',
  },
  'display.broken': { en: 'Something went wrong on this screen', es: 'Algo falló en esta pantalla' },
  'display.brokenHelp': { en: 'It starts anew in a moment.', es: 'Se reiniciará en un momento.' },
} as const satisfies Words;

const table = { ...freshWords, ...courtWords, ...screenWords, ...displayWords };

type DisplayWord = keyof typeof table;

const LanguageContext = createContext<Language>('en');

/** Set once, by the address or the browser. */
export const LanguageProvider = LanguageContext;
export const useLanguage = (): Language => useContext(LanguageContext);

export function useDisplayWords(): (key: DisplayWord, values?: WordValues) => string {
  const language = useLanguage();
  return (key, values = {}) => write(language, table[key][language], values);
}
