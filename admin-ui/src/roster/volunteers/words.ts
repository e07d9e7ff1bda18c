import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { texts as deskTexts } from '../words.ts';
import { categoryWords } from './words/categories.ts';
import { dayWords } from './words/day.ts';
import { homeWords } from './words/home.ts';
import { manageWords } from './words/manage.ts';
import { reportWords } from './words/reports.ts';

/** Making and changing shifts of volunteers. */
const shiftWords = {
  'shifts.needCategory': {
    en: 'Add shift needs at least one volunteer category',
    es: 'Para agregar un turno hace falta al menos una categoría',
  },
  'shifts.needCategoryHelp': {
    en: 'Volunteers sign up by category: add one first, or take one of the suggested ones.',
    es: 'Los voluntarios se inscriben por categoría: agrega una o toma una de las sugeridas.',
  },
  'shifts.needCategoryAsk': {
    en: 'Ask the volunteer coordinator to make you captain of one.',
    es: 'Pide a la coordinación que te nombre capitán de una.',
  },
  'shifts.toCategories': { en: 'Add categories', es: 'Agregar categorías' },
  'shifts.noneHelp': {
    en: 'Add the first one in the form. Volunteers can sign up only when the tournament status is active.',
    es: 'Agrega el primero en el formulario. Los voluntarios solo se inscriben con el torneo activo.',
  },
  'shifts.allCategories': { en: 'All categories', es: 'Todas las categorías' },
  'shifts.order': { en: 'Headings', es: 'Encabezados' },
  'shifts.byCategory': { en: 'By category', es: 'Por categoría' },
  'shifts.wait': { en: 'waitlist {count} of {spots}', es: 'espera {count} de {spots}' },
  'shifts.waitAny': { en: 'waitlist {count}, no limit', es: 'espera {count}, sin límite' },
  'shifts.count': {
    en: '{count} {{shift|shifts}}, {chosen} selected',
    es: '{count} {{turno|turnos}}, {chosen} {{seleccionado|seleccionados}}',
  },
  'shifts.keyChoose': { en: 'select', es: 'seleccionar' },
  'shifts.keyRange': { en: 'range', es: 'rango' },
  'shifts.keyAll': { en: 'all', es: 'todos' },
  'shifts.keyEdit': { en: 'edit', es: 'editar' },
  'shifts.keyDuplicate': { en: 'duplicate', es: 'duplicar' },
  'shifts.keyDelete': { en: 'delete', es: 'eliminar' },
} as const satisfies Words;

/** How categories are covered by day. */
const overviewWords = {
  'overview.need': { en: 'Need', es: 'Necesarios' },
  'overview.confirmed': { en: '{count} confirmed', es: '{count} confirmados' },
  'overview.cell': {
    en: '{spots} needed, {count} there, {confirmed} of them confirmed',
    es: 'Se necesitan {spots}, hay {count}, {confirmed} confirmados',
  },
  'overview.noMatch': { en: 'No category fits the filter', es: 'Ninguna categoría coincide' },
  'overview.noneHelp': {
    en: 'The overview fills with the shifts of volunteers.',
    es: 'El resumen se llena con los turnos de voluntarios.',
  },
} as const satisfies Words;

const texts = {
  ...deskTexts,
  ...homeWords,
  ...categoryWords,
  ...shiftWords,
  ...overviewWords,
  ...manageWords,
  ...dayWords,
  ...reportWords,
} as const;

export type VolunteerKey = keyof typeof texts;

/** What the volunteers' screens say, the desk's words included: both are about shifts. */
export const useVolunteerWords = () => useWordsOf(texts);

export type VolunteerSay = ReturnType<typeof useVolunteerWords>;
