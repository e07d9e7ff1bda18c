import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

export const useModelWords = wordsHook(staffCatalogue, {
  'models.help': {
    en: 'What lists and pages are read from, and how far each is behind the log.',
    es: 'De dónde se leen listas y páginas y cuánto va cada una detrás del registro.',
  },
  'models.well': { en: 'All read models are up to date', es: 'Todos los modelos de lectura están al día' },
  'models.paused': { en: 'Paused: {names}', es: 'En pausa: {names}' },
  'models.pausedHelp': {
    en: 'Each waits at an event it cannot take in; what was written later is not shown there. Once that is seen to, have it tried again.',
    es: 'Cada uno espera en un evento que no puede leer; allí no se ve lo posterior. Una vez resuelto, reinténtalo.',
  },
  'models.late': { en: 'Behind the log: {names}', es: 'Detrás del registro: {names}' },
  'models.head': { en: 'End of the log', es: 'Fin del registro' },
  'models.name': { en: 'Read model', es: 'Modelo de lectura' },
  'models.state': { en: 'State', es: 'Estado' },
  'models.position': { en: 'Position', es: 'Posición' },
  'models.lag': { en: 'Behind', es: 'Detrás' },
  'models.fault': { en: 'Event at fault', es: 'Evento con fallo' },
  'models.retry': { en: 'Try again', es: 'Reintentar' },
  'models.retried': { en: '{name} is tried again', es: 'Se reintenta {name}' },
  'state.rebuilding': { en: 'Built anew', es: 'Se reconstruye' },
  'state.standby': { en: 'Elsewhere', es: 'En otro proceso' },
  'state.projecting': { en: 'Follows', es: 'Sigue' },
  'state.paused': { en: 'Paused', es: 'En pausa' },
  'state.outdated': { en: 'Newer elsewhere', es: 'Más nuevo en otro proceso' },
});
