import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

export const deskKitWords = {
  'desk.filters': { en: 'Filters', es: 'Filtros' },
  'desk.filtersSet': { en: 'Filters ({count} set)', es: 'Filtros ({count})' },
  'desk.color': { en: 'Color', es: 'Color' },
  'desk.day': { en: 'Day', es: 'Día' },
  'desk.allDays': { en: 'All days', es: 'Todos los días' },
  'desk.historyOf': { en: 'History: {name}', es: 'Historial: {name}' },
  'desk.keyMove': { en: 'move', es: 'mover' },
  'desk.keyCross': { en: 'other list', es: 'otra lista' },
  'entries.log': { en: 'Entries', es: 'Entradas' },
  'entries.waiting': { en: '{text}: waiting', es: '{text}: en espera' },
  'entries.in': { en: '{name} is checked in', es: 'Llegada registrada: {name}' },
  'entries.already': { en: '{name} was checked in already', es: '{name} ya estaba presente' },
  'entries.nobody': {
    en: '“{text}”: nobody in the list is called like that',
    es: '«{text}»: nadie de la lista se llama así',
  },
  'entries.several': { en: '“{text}”: who of these?', es: '«{text}»: ¿quién de estas personas?' },
  'entries.many': {
    en: '“{text}” fits {count} people: type more of the name, or choose',
    es: '«{text}» coincide con {count} personas: escribe más del nombre o elige',
  },
  'entries.failed': { en: '{text}: {why}', es: '{text}: {why}' },
  'entries.drop': { en: 'Remove from the list: {text}', es: 'Quitar de la lista: {text}' },
  'desk.keyClear': { en: 'clear', es: 'borrar' },
} as const satisfies Words;

export const useDeskKitWords = () => useWordsOf(deskKitWords);
