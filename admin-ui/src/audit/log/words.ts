import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

export const useRawLogWords = wordsHook(staffCatalogue, {
  'rawLog.help': {
    en: 'Every event as it was written, newest first. What is personal stays sealed until somebody opens it.',
    es: 'Cada evento tal como se escribió, lo más nuevo primero. Lo personal queda sellado hasta que alguien lo abra.',
  },
  'rawLog.live': { en: 'Follow live', es: 'Seguir en vivo' },
  'rawLog.none': { en: 'Nothing has happened yet', es: 'Aún no ha pasado nada' },
  'rawLog.time': { en: 'Time', es: 'Hora' },
  'rawLog.action': { en: 'What', es: 'Qué' },
  'rawLog.type': { en: 'Type of event', es: 'Tipo de evento' },
  'rawLog.kind': { en: 'Kind of stream', es: 'Clase de flujo' },
  'rawLog.stream': { en: 'Stream', es: 'Flujo' },
  'rawLog.revision': { en: 'Number', es: 'Número' },
  'rawLog.author': { en: 'Author', es: 'Autor' },
  'rawLog.position': { en: 'Position', es: 'Posición' },
  'rawLog.request': { en: 'Request', es: 'Solicitud' },
  'rawLog.from': { en: 'From', es: 'Desde' },
  'rawLog.to': { en: 'To', es: 'Hasta' },
  'rawLog.back': { en: 'Back to the raw log', es: 'Volver al registro de eventos' },
  'rawLog.data': { en: 'What it says', es: 'Lo que dice' },
  'rawLog.sealed': { en: 'Sealed: {fields}', es: 'Sellado: {fields}' },
  'rawLog.open': { en: 'Open', es: 'Abrir' },
  'rawLog.openHelp': {
    en: 'The security log and the history of the person it is about note that you opened it.',
    es: 'Que lo abriste queda en el registro de seguridad y en el historial de quien se trata.',
  },
  'rawLog.closed': {
    en: 'What proves who somebody is stays sealed; what is empty belonged to somebody erased.',
    es: 'Lo que prueba quién es alguien sigue sellado; lo vacío era de alguien borrado.',
  },
  'rawLog.cause': { en: 'What caused this', es: 'Qué llevó a esto' },
  'rawLog.byRequest': { en: 'A command of the request itself.', es: 'Una orden de la propia solicitud.' },
  'rawLog.followed': { en: 'What followed', es: 'Qué siguió' },
  'rawLog.nothingFollowed': { en: 'Nothing followed from it.', es: 'De esto no siguió nada.' },
  'rawLog.together': {
    en: 'Everything this request did: {count}',
    es: 'Todo lo que hizo esta solicitud: {count}',
  },
  'rawLog.inStream': { en: 'Everything in this stream', es: 'Todo lo de este flujo' },
});
