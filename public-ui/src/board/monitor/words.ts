import { callTypeWords } from '@courtcrew/ui-kit/words/callTypes.ts';
import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

export const monitorWords = {
  'monitor.title': { en: 'Court monitor', es: 'Monitor de cancha' },
  'monitor.checking': { en: 'Checking your court', es: 'Comprobando tu cancha' },
  'monitor.none': {
    en: 'Sorry but you are not assigned to a court as a court monitor. Once assigned to a court, please re-fresh your browser.',
    es: 'Lo sentimos, no tienes asignada ninguna cancha como monitor. Cuando te asignen una, actualiza tu navegador.',
  },
  'monitor.noneHelp': {
    en: 'The volunteer desk assigns courts. This page also refreshes every 30 seconds.',
    es: 'La mesa de voluntarios asigna las canchas. Esta página también vuelve a comprobarlo cada 30 segundos.',
  },
  'monitor.recheck': { en: 'Check again', es: 'Comprobar de nuevo' },
  'monitor.keptForLogin': {
    en: 'Waiting on this phone: {count}. Log in to send.',
    es: 'En espera en este teléfono: {count}. Inicia sesión para enviar.',
  },

  'monitor.connected': { en: 'Connected', es: 'Conectado' },
  'monitor.noNetwork': { en: 'No network', es: 'Sin red' },
  'monitor.notSent': { en: 'NOT SENT - use the radio', es: 'NO ENVIADO - usa la radio' },
  'monitor.looking': { en: 'Connecting', es: 'Conectando' },
  'monitor.waiting': { en: '{count} waiting', es: '{count} en espera' },

  'monitor.whichCourt': { en: 'Court', es: 'Cancha' },
  'monitor.court': { en: 'Court {court}', es: 'Cancha {court}' },
  'monitor.otherCourt': { en: 'Another court', es: 'Otra cancha' },
  'monitor.selectCourt': { en: 'Select Court Number', es: 'Selecciona el número de cancha' },
  'monitor.callTo': { en: 'Call the desk to court {court}', es: 'Avisa a la mesa: cancha {court}' },
  'monitor.call': { en: 'Call the desk', es: 'Avisa a la mesa' },
  'monitor.message': { en: 'Message (optional)', es: 'Mensaje (opcional)' },
  'monitor.letters': { en: '{count} of {most}', es: '{count} de {most}' },
  'monitor.medicalAsk': {
    en: 'Send medical help to court {court}?',
    es: '¿Enviar asistencia médica a la cancha {court}?',
  },
  'monitor.medicalYes': { en: 'Yes, send medical help', es: 'Sí, enviar asistencia médica' },
  'monitor.medicalNo': { en: 'No', es: 'No' },
  'monitor.sent': { en: 'Message Sent', es: 'Mensaje enviado' },
  'monitor.already': { en: 'Called already', es: 'Ya avisado' },

  'own.calls': { en: 'Your calls', es: 'Tus avisos' },
  'own.callsEmpty': {
    en: 'You have not called in the last 24 hours.',
    es: 'No has enviado avisos en las últimas 24 horas.',
  },
  'own.callsOffline': {
    en: 'What was sent before shows again when there is a network.',
    es: 'Lo enviado antes se verá de nuevo cuando haya red.',
  },
  'own.goOut': {
    en: 'Calls wait on this phone and are sent automatically.',
    es: 'Los avisos esperan en este teléfono y se envían solos.',
  },
  'own.keepOpen': {
    en: 'Keep this page open: without a network it cannot be loaded again.',
    es: 'No cierres esta página: sin red no se puede volver a cargar.',
  },
  'own.keptHere': { en: 'Waiting on this phone since {time}', es: 'En espera en este teléfono desde {time}' },
  'own.sending': { en: 'Sending', es: 'Enviando' },
  'own.old': { en: 'Not sent since {time}. Still needed?', es: 'Sin enviar desde {time}. ¿Aún hace falta?' },
  'own.sendOld': { en: 'Send now', es: 'Enviar ahora' },
  'own.notSent': { en: 'Not sent: {reason}', es: 'No enviado: {reason}' },
  'own.discard': { en: 'Discard', es: 'Descartar' },
  'own.sentAt': { en: 'Sent {time}', es: 'Enviado {time}' },
  'own.sentLater': { en: 'Called {called}, sent {time}', es: 'Aviso de {called}, enviado {time}' },
  'own.received': { en: 'Received by the desk {time}', es: 'Recibido por la mesa {time}' },
  'own.others': {
    en: 'Calls of another person wait on this phone until they log in: {count}',
    es: 'Avisos de otra persona en espera en este teléfono hasta que inicie sesión: {count}',
  },
} as const satisfies Words;

const table = { ...catalogue, ...callTypeWords, ...monitorWords };

export const useMonitorWords = () => useWordsOf(table);

export type MonitorWord = keyof typeof monitorWords;
