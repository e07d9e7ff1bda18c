import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** Categories of volunteers and their captains. */
export const categoryWords = {
  'categories.add': { en: 'Add category', es: 'Agregar categoría' },
  'categories.added': { en: 'Category added', es: 'Categoría agregada' },
  'categories.none': { en: 'No categories yet', es: 'Aún no hay categorías' },
  'categories.noneHelp': {
    en: 'Volunteers sign up by category. Take some of the suggested ones below, or add your own.',
    es: 'Los voluntarios se inscriben por categoría. Toma algunas de las sugeridas o agrega las tuyas.',
  },
  'categories.descriptionHelp': {
    en: 'Shown on the sign-up page above the shifts',
    es: 'Se muestra en la inscripción, sobre los turnos',
  },
  'categories.monitor': { en: 'Court monitor', es: 'Monitor de cancha' },
  'categories.monitorHelp': {
    en: 'Court monitors: they are given courts and call the desk',
    es: 'Monitores de cancha: reciben canchas y avisan a la mesa',
  },
  'categories.hidden': { en: 'Not public', es: 'No pública' },
  'categories.public': { en: 'On the sign-up page', es: 'En la página de inscripción' },
  'categories.deleteMany': {
    en: 'Categories that are deleted with their shifts: {count}. Those with registered volunteers stay.',
    es: 'Categorías que se eliminan con sus turnos: {count}. Quedan las que tienen voluntarios inscritos.',
  },
  'categories.showHelp': {
    en: 'Public: shown on the sign-up page',
    es: 'Pública: aparece en la inscripción',
  },
  'categories.shiftsOf': { en: 'Shifts of {name}: {count}', es: 'Turnos de {name}: {count}' },
  'categories.filled': { en: 'Spots filled', es: 'Plazas cubiertas' },
  'categories.captains': { en: 'Captains', es: 'Capitanes' },
  'categories.captainsOf': { en: 'Captains of {name}', es: 'Capitanes de {name}' },
  'categories.captainsHelp': {
    en: 'Nobody yet. A captain sees and manages the shifts of this category alone.',
    es: 'Nadie todavía. Un capitán solo ve y gestiona los turnos de esta categoría.',
  },
  'categories.noCaptain': { en: 'None', es: 'Ninguno' },
  'categories.addCaptain': { en: 'Add a captain by name', es: 'Agregar un capitán por nombre' },
  'categories.from': {
    en: 'Type at least three letters. Only people with an account are found.',
    es: 'Escribe al menos tres letras. Solo se encuentran personas con cuenta.',
  },
  'categories.captainAdded': { en: 'Captain added', es: 'Capitán agregado' },
  'categories.captainRemoved': { en: '{name} is no longer captain', es: '{name} ya no es capitán' },
  'categories.deleteEmpty': { en: 'The category has no shifts.', es: 'La categoría no tiene turnos.' },
  'categories.deleteText': {
    en: 'Its shifts go with it: {count}. A category people are registered in cannot be deleted.',
    es: 'Se eliminan también sus turnos: {count}. Una categoría con personas inscritas no se puede eliminar.',
  },
  'categories.registrations': {
    en: 'Can not delete category as there are volunteers registered for shifts in this category. Please move the volunteers to new shifts.',
    es: 'No se puede eliminar la categoría porque hay voluntarios inscritos en sus turnos. Muévelos a otros turnos.',
  },
  'categories.suggested': { en: 'Suggested categories', es: 'Categorías sugeridas' },
  'categories.suggestedHelp': {
    en: 'One press adds one; change it afterwards as you like.',
    es: 'Se agregan con un toque; luego puedes cambiarlas.',
  },
  'categories.there': { en: 'Added', es: 'Agregada' },
} as const satisfies Words;
