import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

/** Who came and went, and how full today's shifts are. */
export const useStatusWords = wordsHook(staffCatalogue, {
  'came.updates': { en: 'Came and went', es: 'Llegaron y se fueron' },
  'came.none': { en: 'No status updates', es: 'No hay novedades' },
  'came.noneText': {
    en: 'Every check-in and check-out of an official appears here at once.',
    es: 'Cada llegada y salida de un oficial aparece aquí al momento.',
  },
  'came.board': { en: 'Check in on the Live Board', es: 'Registrar llegada en el tablero en vivo' },
  'came.time': { en: 'Time', es: 'Hora' },
  'came.name': { en: 'Name', es: 'Nombre' },
  'came.status': { en: 'Status', es: 'Estado' },
  'came.reason': { en: 'Reason', es: 'Motivo' },
  'came.in': { en: 'Checked in', es: 'Llegó' },
  'came.out': { en: 'Checked out', es: 'Se fue' },
  'came.removeOf': { en: 'Remove: {name}, {status}', es: 'Quitar: {name}, {status}' },
  'came.removed': { en: 'Removed', es: 'Quitado' },
  'came.removeAll': { en: 'Remove all', es: 'Quitar todo' },
  'came.ask': { en: 'Remove all status updates?', es: '¿Quitar todas las novedades?' },
  'came.askText': {
    en: 'The list is emptied for everybody at the desk. Who is checked in stays checked in.',
    es: 'La lista se vacía para toda la mesa. Quien está presente sigue presente.',
  },
  'recap.title': { en: "Today's shifts", es: 'Turnos de hoy' },
  'recap.none': { en: 'No shifts today', es: 'Hoy no hay turnos' },
  'recap.shift': { en: 'Shift', es: 'Turno' },
  'recap.time': { en: 'Time', es: 'Horario' },
  'recap.here': { en: 'Here', es: 'Presentes' },
  'recap.of': { en: '{here} of {expected}', es: '{here} de {expected}' },
  'recap.missing': { en: 'Missing', es: 'Faltan' },
  'recap.more': { en: '+ {count} more', es: '+ {count} más' },
  'recap.later': { en: 'not begun', es: 'sin empezar' },
  'recap.complete': { en: 'All here', es: 'Todos presentes' },
  'recap.nobody': { en: 'Nobody expected', es: 'Nadie asignado' },
});
