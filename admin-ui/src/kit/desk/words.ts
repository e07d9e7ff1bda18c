import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

/** What every desk says: its filters and the keys that mean the same in all lists. */
export const deskKitWords = {
  'desk.filters': { en: 'Filters', es: 'Filtros' },
  'desk.filtersSet': { en: 'Filters ({count} set)', es: 'Filtros ({count})' },
  'desk.color': { en: 'Color', es: 'Color' },
  'desk.day': { en: 'Day', es: 'Día' },
  'desk.allDays': { en: 'All days', es: 'Todos los días' },
  'desk.keyMove': { en: 'move', es: 'mover' },
  'desk.keyCross': { en: 'other list', es: 'otra lista' },
  'desk.keyClear': { en: 'clear', es: 'borrar' },
} as const satisfies Words;

export const useDeskKitWords = () => useWordsOf(deskKitWords);
