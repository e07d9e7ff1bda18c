import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

/** What the pages of messages say. */
const messagingWords = {
  'board.title': { en: 'Message Board', es: 'Tablón de mensajes' },
  'board.past': { en: 'Past Emails Sent', es: 'Correos enviados' },
  'board.noPast': { en: 'No Emails Found', es: 'No se encontraron correos' },
  'board.login': {
    en: 'Please log in to see the message board',
    es: 'Inicia sesión para ver el tablón de mensajes',
  },
  'board.notRegistered': {
    en: 'You must be registered to see the message board',
    es: 'Debes estar inscrito para ver el tablón de mensajes',
  },
  'board.failed': {
    en: 'The tournament must be published, and you must be selected or have confirmed your spot before you can access the message board.',
    es: 'El torneo debe estar publicado y debes estar seleccionado o haber confirmado tu plaza para entrar al tablón de mensajes.',
  },
  'letters.title': { en: 'Letters of a tournament', es: 'Correos de un torneo' },
  'letters.what': {
    en: 'You get emails and texts that the staff of {tournament} send to many.',
    es: 'Recibes correos y SMS que el personal de {tournament} envía a muchos.',
  },
  'letters.always': {
    en: 'What is about your own shifts, such as your schedule, always comes.',
    es: 'Lo que trata de tus propios turnos, como tu horario, llega siempre.',
  },
  'letters.stop': { en: 'Stop these letters', es: 'Dejar de recibirlos' },
  'letters.stopped': { en: 'You get no more of these letters', es: 'Ya no recibirás estos correos' },
  'letters.again': { en: 'Get them again', es: 'Volver a recibirlos' },
  'letters.wrong': { en: 'This link is not valid', es: 'Este enlace no es válido' },
  'letters.wrongText': {
    en: 'Open the link from the letter itself, all of it.',
    es: 'Abre el enlace completo desde el correo.',
  },
  'board.which': { en: 'Which tournament?', es: '¿Qué torneo?' },
} as const satisfies Words;

const table = { ...catalogue, ...messagingWords };

export const useMessagingWords = () => useWordsOf(table);
