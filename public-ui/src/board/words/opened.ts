import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { boardWords } from '../words.ts';

/** Loaded with the dialogs and later parts of the board. */
export const useOpenedWords = wordsHook(catalogue, {
  ...boardWords,
  'board.shareTitle': { en: 'Share this board', es: 'Compartir este tablero' },
  'board.shareHelp': {
    en: 'Scan the code to follow the board on another phone.',
    es: 'Escanea el código para seguir el tablero en otro teléfono.',
  },
  'finish.title': {
    en: 'Finish the match on court {court}?',
    es: '¿Terminar el partido de la cancha {court}?',
  },
  'finish.one': { en: 'You return to the end of the queue.', es: 'Vuelves al final de la cola.' },
  'finish.both': {
    en: 'Both referees return to the end of the queue.',
    es: 'Ambos árbitros vuelven al final de la cola.',
  },
  'finish.tieBreaker': { en: 'Was there a tie-breaker?', es: '¿Hubo desempate?' },
  'finish.yes': { en: 'Yes', es: 'Sí' },
  'finish.no': { en: 'No', es: 'No' },
  'finish.coordinator': {
    en: 'The coordinator must finish this match. Please tell the desk.',
    es: 'La coordinación debe terminar este partido. Avisa en la mesa.',
  },
  'finish.done': { en: 'Thank you for refereeing', es: 'Gracias por arbitrar' },
  'map.title': { en: 'Facility map', es: 'Plano de las canchas' },
  'map.website': { en: 'Website', es: 'Sitio web' },
  'map.file': { en: 'Map of the facility', es: 'Plano de la instalación' },
  'map.place': { en: 'Show on the map', es: 'Ver en el mapa' },
  'map.left': { en: 'Left', es: 'Izquierda' },
  'map.right': { en: 'Right', es: 'Derecha' },
  'map.court': { en: 'Court {court}, {state}', es: 'Cancha {court}, {state}' },
  'courts.inPlay': { en: 'In play', es: 'En juego' },
  'legend.title': { en: 'What the badges mean', es: 'Qué significan las insignias' },
  'people.title': { en: 'Checked-in referees', es: 'Árbitros presentes' },
  'people.search': { en: 'Find a referee by name', es: 'Buscar un árbitro por nombre' },
  'people.empty': { en: 'Nobody is checked in.', es: 'Todavía no hay nadie presente.' },
  'people.noneFound': { en: 'Nobody here has a name like that.', es: 'Nadie aquí se llama así.' },
});
