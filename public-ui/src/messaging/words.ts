import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

export const messagingWords = {
  'board.title': { en: 'Message Board', es: 'Muro de mensajes' },
  'board.past': { en: 'Past Emails Sent', es: 'Correos enviados' },
  'board.noPast': { en: 'No Emails Found', es: 'No se encontraron correos' },
  'board.login': {
    en: 'Please log in to see the message board',
    es: 'Inicia sesión para ver el muro de mensajes',
  },
  'board.pastLogin': {
    en: 'Please log in to see past emails',
    es: 'Inicia sesión para ver los correos enviados',
  },
  'board.notRegistered': {
    en: 'You must be registered to see the message board',
    es: 'Debes estar inscrito para ver el muro de mensajes',
  },
  'board.pastNotRegistered': {
    en: 'You must be registered to see past emails',
    es: 'Debes estar inscrito para ver los correos enviados',
  },
  'board.failed': {
    en: 'The tournament must be published, and you must be selected or have confirmed your spot before you can access the message board.',
    es: 'El torneo debe estar publicado y debes estar seleccionado o haber confirmado tu plaza para entrar al muro de mensajes.',
  },
  'board.yours': { en: 'These are your tournaments.', es: 'Estos son tus torneos.' },
  'board.noneYours': {
    en: 'You have no tournament that is still to be played. Sign up for one to read its message board.',
    es: 'No tienes ningún torneo por jugarse. Inscríbete en uno para leer su muro de mensajes.',
  },
} as const satisfies Words;

const table = { ...catalogue, ...messagingWords };

export const useMessagingWords = () => useWordsOf(table);
