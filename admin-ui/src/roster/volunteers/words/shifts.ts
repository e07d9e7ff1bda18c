import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** Making and changing shifts of volunteers. */
export const shiftWords = {
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
  'shifts.byDay': { en: 'By day', es: 'Por día' },
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
