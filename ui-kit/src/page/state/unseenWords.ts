import type { Words } from '../../words/catalogue.ts';

/** Apart from the texts of a first load, which needs none of them. */
export const unseenWords = {
  done: { en: 'Done', es: 'Hecho' },
  loaded: { en: 'Loaded', es: 'Cargado' },
  found: { en: '{count} found', es: 'encontrados: {count}' },
} as const satisfies Words;
