import { screenWords } from '@courtcrew/ui-kit/board/screenWords.ts';
import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

export const boardWords = {
  ...screenWords,
  'board.jump': { en: 'On this board', es: 'En este tablero' },
  'board.refresh': { en: 'Refresh Queue', es: 'Actualizar la cola' },
  'board.updated': { en: 'Updated {time}', es: 'Actualizado {time}' },
  'board.television': { en: 'Television', es: 'Pantalla de TV' },
  'board.newTab': { en: '{link} (opens in a new tab)', es: '{link} (se abre en otra pestaña)' },
  'board.views': { en: 'Other views', es: 'Otras vistas' },
  'board.share': { en: 'Share', es: 'Compartir' },
  'board.showAll': { en: 'Show all {count}', es: 'Mostrar los {count}' },
  'board.somebody': { en: 'Somebody', es: 'Alguien' },
  'board.you': { en: 'You', es: 'Tú' },

  'own.title': { en: 'Where you are', es: 'Dónde estás' },
  'own.queue': { en: 'You are {place} in the queue', es: 'Estás en el puesto {place} de la cola' },
  'own.soon': { en: 'You are up soon: stay near the desk.', es: 'Te toca pronto: quédate cerca de la mesa.' },
  'own.break': {
    en: 'You are on a quick break; you keep your place.',
    es: 'Estás en una pausa breve; conservas tu puesto.',
  },
  'own.court': { en: 'You are on court {court}', es: 'Estás en la cancha {court}' },
  'own.lead': { en: 'as lead referee', es: 'como primer árbitro' },
  'own.second': { en: 'as second referee', es: 'como segundo árbitro' },
  'own.with': { en: 'with {name}', es: 'con {name}' },
  'own.aux': { en: 'You are on an assignment: {name}', es: 'Tienes una tarea auxiliar: {name}' },
  'own.line': { en: 'You are checked in.', es: 'Tu llegada está registrada.' },
  'own.lineHelp': {
    en: 'Trainers and line judges are in the list “Line check-in”.',
    es: 'Terapeutas y jueces de línea están en la lista de llegadas de línea.',
  },
  'own.nowhere': { en: 'You are not checked in here.', es: 'Tu llegada aquí no está registrada.' },
  'own.nowhereHelp': { en: 'Check-in is at the desk.', es: 'La llegada se registra en la mesa.' },
  'own.login': { en: 'Log in to find yourself', es: 'Inicia sesión para encontrarte' },

  'finish.action': { en: 'Finish Match', es: 'Terminar partido' },

  'courts.title': { en: 'Court assignments', es: 'Canchas' },
  'courts.short': { en: 'Courts', es: 'Canchas' },
  'courts.count': { en: '{busy} of {all} in play', es: '{busy} de {all} en juego' },
  'courts.free': { en: 'Free', es: 'Libre' },
  'courts.running': { en: 'Running for', es: 'En juego desde hace' },
  /** After the first one's name. */
  'courts.andSecond': { en: ' +1', es: ' +1' },
  'courts.second': { en: '2nd', es: '2.º' },
  'courts.secondTitle': { en: 'Second referee', es: 'Segundo árbitro' },
  'courts.empty': { en: 'This tournament has no courts yet.', es: 'Este torneo aún no tiene canchas.' },

  'queue.short': { en: 'Queue', es: 'Cola' },
  'queue.next': { en: 'Next', es: 'Sigue' },
  'queue.break': { en: 'On a break', es: 'En pausa' },
  'queue.over': { en: 'Shift over', es: 'Turno terminado' },
  'queue.lastMatch': { en: 'Last match', es: 'Último partido' },
  'queue.until': { en: 'until {time}', es: 'hasta {time}' },
  'queue.waiting': { en: 'Waiting for', es: 'Espera desde hace' },

  'aux.short': { en: 'Aux', es: 'Auxiliar' },
  'aux.court': { en: 'court {court}', es: 'cancha {court}' },
  'aux.running': { en: 'For', es: 'Desde hace' },
  'aux.empty': { en: 'Nobody has an assignment beside a court.', es: 'Nadie tiene tareas auxiliares.' },

  'clipboards.short': { en: 'Clipboards', es: 'Planillas' },
  'clipboards.empty': { en: 'No court waits for a clipboard.', es: 'Ninguna cancha espera una planilla.' },

  'people.short': { en: 'Checked in', es: 'Presentes' },
  'people.queue': { en: '{place} in the queue', es: '{place} en la cola' },

  'line.title': { en: 'Line check-in', es: 'Llegada de terapeutas y jueces de línea' },
  'line.shifts': { en: 'Line shifts', es: 'Turnos de terapeutas y jueces de línea' },
} as const satisfies Words;

const table = { ...catalogue, ...boardWords };

export type BoardWord = keyof typeof table;

export const useBoardWords = () => useWordsOf(table);
