import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** How categories are covered by day. */
export const overviewWords = {
  'overview.need': { en: 'Need', es: 'Necesarios' },
  'overview.confirmed': { en: '{count} confirmed', es: '{count} confirmados' },
  'overview.cell': {
    en: '{spots} needed, {count} there, {confirmed} of them confirmed',
    es: 'Se necesitan {spots}, hay {count}, {confirmed} confirmados',
  },
  'overview.total': { en: 'All days', es: 'Todos los días' },
  'overview.all': { en: 'All categories', es: 'Todas las categorías' },
  'overview.noMatch': { en: 'No category fits the filter', es: 'Ninguna categoría coincide' },
  'overview.noneHelp': {
    en: 'The overview fills with the shifts of volunteers.',
    es: 'El resumen se llena con los turnos de voluntarios.',
  },
} as const satisfies Words;
