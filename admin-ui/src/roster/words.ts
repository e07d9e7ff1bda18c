import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { deskKitWords } from '../kit/desk/words.ts';
import { staffCatalogue } from '../shell/words.ts';
import { deskWords } from './words/desk.ts';
import { scheduleWords } from './words/schedule.ts';
import { setupWords } from './words/setup.ts';
import { staffWords } from './words/staff.ts';

/** What is done to many rows of the schedule at once. */
const manyWords = {
  'many.chosen': { en: '{count} chosen', es: 'Elegidos: {count}' },
  'many.select': { en: 'Select {count}', es: 'Seleccionar {count}' },
  'many.confirm': { en: 'Confirm {count}', es: 'Confirmar {count}' },
  'many.unselect': { en: 'Back to applied {count}', es: 'A solicitado {count}' },
  'many.remove': { en: 'Remove {count}', es: 'Quitar {count}' },
  'many.selected': { en: '{count} selected', es: 'Seleccionados: {count}' },
  'many.confirmed': { en: '{count} confirmed', es: 'Confirmados: {count}' },
  'many.applied': { en: '{count} moved back to applied', es: 'De vuelta a solicitado: {count}' },
  'many.removed': { en: '{count} removed', es: 'Quitados: {count}' },
  'many.restored': { en: '{count} restored', es: 'Restaurados: {count}' },
  'many.nothing': { en: 'Nothing to change', es: 'Nada que cambiar' },
  'many.refused': { en: '{count} refused: {reason}', es: 'Rechazados: {count}. {reason}' },
  'many.keyChoose': { en: 'choose', es: 'elegir' },
  'many.keyRange': { en: 'range', es: 'varios' },
  'many.keyAll': { en: 'all of a shift', es: 'todo el turno' },
} as const satisfies Words;

/** Everything the desk's screens say. */
export const texts = {
  ...staffCatalogue,
  ...deskKitWords,
  ...deskWords,
  ...scheduleWords,
  ...manyWords,
  ...setupWords,
  ...staffWords,
} as const;

export type DeskKey = keyof typeof texts;

/** The catalogue's words and the desk's own. */
export const useDeskWords = () => useWordsOf(texts);

export type DeskSay = ReturnType<typeof useDeskWords>;
