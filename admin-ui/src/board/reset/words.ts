import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

/** Words of the screen that clears courts. */
export const useResetWords = wordsHook(staffCatalogue, {
  'reset.help': {
    en: 'A reset clears a court without writing a past match. Everybody on it goes back to the queue.',
    es: 'Reiniciar vacía la cancha sin guardar el partido. Todos vuelven a la cola.',
  },
  'reset.keys': { en: '{up} {down} move · {enter} resets', es: '{up} {down} mover · {enter} reinicia' },
  'reset.none': { en: 'This tournament has no courts yet', es: 'Este torneo aún no tiene canchas' },
  'reset.free': { en: 'Free', es: 'Libre' },
  'reset.since': { en: 'since {time}', es: 'desde {time}' },
  'reset.do': { en: 'Reset', es: 'Reiniciar' },
  'reset.doOf': { en: 'Reset court {court}', es: 'Reiniciar la cancha {court}' },
  'reset.ask': { en: 'Reset court {court}?', es: '¿Reiniciar la cancha {court}?' },
  'reset.askText': {
    en: 'No past match is written. Back to the queue: {names}.',
    es: 'No se guarda ningún partido. Vuelven a la cola: {names}.',
  },
  'reset.done': { en: 'Court has been re-set', es: 'La cancha se ha reiniciado' },
  'reset.undone': { en: 'Taken back', es: 'Deshecho' },
});
