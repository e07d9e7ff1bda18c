import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useLeavingWords = wordsHook(catalogue, {
  'leaving.title': { en: 'Leave the list', es: 'Salir de la lista' },
  'leaving.official': {
    en: 'The staff of {tournament} have put you on their list of officials.',
    es: 'El equipo de {tournament} te ha puesto en su lista de oficiales.',
  },
  'leaving.volunteer': {
    en: 'The staff of {tournament} have put you on their list of volunteers.',
    es: 'El equipo de {tournament} te ha puesto en su lista de voluntarios.',
  },
  'leaving.what': {
    en: 'If you leave it, your shifts there are free again and its coordinators no longer see how to reach you. You can still sign up yourself.',
    es: 'Si sales, tus turnos allí quedan libres y la coordinación deja de ver cómo localizarte. Podrás inscribirte por tu cuenta.',
  },
  'leaving.press': { en: 'Take me off the list', es: 'Quitarme de la lista' },
  'leaving.done': { en: 'You are off the list', es: 'Ya no estás en la lista' },
  'leaving.doneText': {
    en: '{tournament} no longer has you on its list.',
    es: '{tournament} ya no te tiene en su lista.',
  },
  'leaving.wrong': { en: 'This link does not work', es: 'Este enlace no funciona' },
  'leaving.wrongText': {
    en: 'Please open it from the email once more, or answer that email.',
    es: 'Ábrelo otra vez desde el correo o responde a ese correo.',
  },
});
