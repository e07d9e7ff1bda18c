import type { Words } from './tables.ts';

/** How fresh what a page shows is, and by whose clock its hours are; a television says no more of itself. */
export const freshWords = {
  'state.loading': { en: 'Loading', es: 'Cargando' },
  'live.live': { en: 'live', es: 'en vivo' },
  'live.reconnecting': {
    en: 'last update {time}, reconnecting',
    es: 'última actualización {time}, reconectando',
  },
  'time.venue': { en: 'venue time', es: 'hora de la sede' },
} as const satisfies Words;
