import type { Words } from '../words/catalogue.ts';

/** What the board says alike on a phone and on a television, which loads no other words. */
export const screenWords = {
  'board.empty': { en: 'Nothing is on the board yet', es: 'Aún no hay nada en el tablero' },
  'board.emptyHelp': {
    en: 'Courts, matches and the on-duty queue show here, live, as soon as the desk opens the day.',
    es: 'Las canchas, los partidos y la cola aparecen aquí, en vivo, en cuanto la mesa abra el día.',
  },
  'board.unknown': { en: 'This tournament does not exist', es: 'Este torneo no existe' },
  'board.unknownHelp': {
    en: 'The link may be old, or the tournament is not public yet.',
    es: 'Puede que el enlace sea antiguo o que el torneo aún no sea público.',
  },
  'queue.title': { en: 'On-duty queue', es: 'Cola de servicio' },
  'queue.estimate': {
    en: 'Queue order is only an estimate; the actual assignment is up to the coordinator.',
    es: 'El orden de la cola es solo una estimación; la asignación la decide la coordinación.',
  },
  'queue.empty': { en: 'Nobody is in the on-duty queue.', es: 'No hay nadie en la cola.' },
  'aux.title': { en: 'Aux queue', es: 'Cola auxiliar' },
  'clipboards.title': { en: 'Clipboards needed', es: 'Planillas pendientes' },
} as const satisfies Words;
