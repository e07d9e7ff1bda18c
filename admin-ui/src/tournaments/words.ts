import { type KeyOf, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';
import { guideWords } from './words/guide.ts';
import { homeWords } from './words/home.ts';
import { setupWords } from './words/setup.ts';

/** Words of the screen that names courts. */
export const useSetupWords = wordsHook(staffCatalogue, {
  ...homeWords,
  ...setupWords,
  ...guideWords,
  'courts.keys': {
    en: '{enter} saves and goes to the next court, {esc} takes back what you typed.',
    es: '{enter} guarda y pasa a la siguiente cancha, {esc} deshace lo escrito.',
  },
  'courts.left': { en: 'Left', es: 'Izquierda' },
  'courts.right': { en: 'Right', es: 'Derecha' },
  'courts.nameOf': { en: 'Name of court {court}', es: 'Nombre de la cancha {court}' },
  'courts.descriptionOf': { en: 'Description of court {court}', es: 'Descripción de la cancha {court}' },
  'courts.noteOf': { en: 'Note of the desk on court {court}', es: 'Nota de la mesa sobre la cancha {court}' },
  'courts.note': { en: 'Note for the desk', es: 'Nota para la mesa' },
  'courts.colorOf': { en: 'Color of court {court}', es: 'Color de la cancha {court}' },
  'courts.noColor': { en: 'No color', es: 'Sin color' },
  'courts.add': { en: 'Add court', es: 'Agregar cancha' },
  'courts.none': { en: 'No courts yet', es: 'Todavía no hay canchas' },
  'courts.noneText': {
    en: 'Add the first one; the next ones follow by number, and each can be renamed.',
    es: 'Agrega la primera; las siguientes siguen por número y a cada una se le puede cambiar el nombre.',
  },
});

export type SetupKey = KeyOf<typeof useSetupWords>;
