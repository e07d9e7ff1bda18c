import { callTypeWords } from '@courtcrew/ui-kit/words/callTypes.ts';
import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

/** What the calls to the desk say: the mark in the bar, the live list, the past ones. */
const own = {
  'calls.none': { en: 'No open notifications', es: 'No hay avisos abiertos' },
  'calls.noneText': {
    en: 'Calls of the court monitors appear here at once.',
    es: 'Los avisos de los monitores de cancha aparecen aquí al momento.',
  },
  'calls.open': { en: '{count} open', es: '{count} abiertos' },
  'calls.openMedical': {
    en: '{count} open, medical: {medical}',
    es: '{count} {{abierto|abiertos}}, médicos: {medical}',
  },
  'calls.tab': { en: '({count}) {title}', es: '({count}) {title}' },
  'calls.court': { en: 'Court {court}', es: 'Cancha {court}' },
  'calls.called': { en: 'called {time}', es: 'avisó {time}' },
  'calls.calledReceived': {
    en: 'called {called}, received {received}',
    es: 'avisó {called}, recibido {received}',
  },
  'calls.now': { en: 'just now', es: 'ahora' },
  'calls.ago': { en: '{time} ago', es: 'hace {time}' },
  'calls.minutes': { en: '{minutes} min', es: '{minutes} min' },
  'calls.hours': { en: '{hours} h {minutes} min', es: '{hours} h {minutes} min' },
  'calls.new': { en: 'New call: {type}, court {court}', es: 'Nuevo aviso: {type}, cancha {court}' },
  'calls.newWith': {
    en: 'New call: {type}, court {court}. {message}',
    es: 'Nuevo aviso: {type}, cancha {court}. {message}',
  },
  'calls.sound': { en: 'Sound', es: 'Sonido' },
  'calls.soundHelp': {
    en: 'A short sound with every new call, on this device. After a reload it stays silent until you press something.',
    es: 'Un sonido breve con cada aviso nuevo, en este dispositivo. Al recargar no suena hasta que presiones algo.',
  },
  'calls.keys': {
    en: '{up} {down} move · {enter} confirms the receipt',
    es: '{up} {down} mover · {enter} confirma la recepción',
  },
  'calls.confirm': { en: 'Confirm', es: 'Confirmar' },
  'calls.confirmOf': {
    en: 'Confirm: {type}, court {court}',
    es: 'Confirmar: {type}, cancha {court}',
  },
  'calls.confirmTitle': { en: 'Confirm receipt', es: 'Confirmar la recepción' },
  'calls.response': { en: 'Response to the court (optional)', es: 'Respuesta a la cancha (opcional)' },
  'calls.letters': { en: '{count} of {most}', es: '{count} de {most}' },
  'calls.meanwhile': {
    en: 'Somebody has confirmed this call meanwhile. A response of yours would not arrive.',
    es: 'Alguien ya confirmó este aviso. Tu respuesta no llegaría.',
  },
  'calls.confirmed': { en: 'Confirmed', es: 'Confirmado' },
  'past.none': { en: 'No past notifications', es: 'No hay avisos anteriores' },
  'past.noneText': {
    en: 'Calls appear here once the desk has confirmed them.',
    es: 'Los avisos pasan aquí cuando la mesa los confirma.',
  },
  'past.type': { en: 'Type', es: 'Tipo' },
  'past.court': { en: 'Court', es: 'Cancha' },
  'past.message': { en: 'Message', es: 'Mensaje' },
  'past.department': { en: 'Department', es: 'Departamento' },
  'department.Desk': { en: 'Desk', es: 'Mesa' },
  'department.Tournament Director': { en: 'Tournament Director', es: 'Dirección del torneo' },
  'department.Head Referee': { en: 'Head Referee', es: 'Árbitro general' },
  'department.Medical': { en: 'Medical', es: 'Asistencia médica' },
  'past.person': { en: 'Person', es: 'Persona' },
  'past.time': { en: 'Time', es: 'Hora' },
  'past.response': { en: 'Response', es: 'Respuesta' },
  'past.day': { en: 'Day', es: 'Día' },
  'past.confirmed': { en: 'Confirmed by', es: 'Confirmado por' },
} as const satisfies Words;

export const callWords = { ...staffCatalogue, ...callTypeWords, ...own } as const;

/** The catalogue's words and those of the calls to the desk. */
export const useCallWords = () => useWordsOf(callWords);

export type CallSay = ReturnType<typeof useCallWords>;

/** The department that looks after a call, whose name the server answers in English. */
export function departmentName(c: CallSay, department: string): string {
  const word = `department.${department}`;
  return word in own ? c(word as keyof typeof own) : department;
}
