import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { boardWords } from '../words.ts';

export const useLineWords = wordsHook(catalogue, {
  ...boardWords,
  'line.shiftsTitle': { en: 'Line check-in by shift', es: 'Llegada por turno' },
  'line.byName': { en: 'By name', es: 'Por nombre' },
  'line.byShift': { en: 'By shift', es: 'Por turno' },
  'line.view': { en: 'Order', es: 'Orden' },
  'line.about': {
    en: 'Athletic trainers and line judges with a shift today',
    es: 'Terapeutas deportivos y jueces de línea con turno hoy',
  },
  'line.search': { en: 'Find somebody by name', es: 'Buscar por nombre' },
  'line.missing': { en: 'Not checked in yet', es: 'Aún no han llegado' },
  'line.here': { en: 'Checked in', es: 'Presente' },
  'line.hereSince': { en: 'Checked in {time}', es: 'Presente desde {time}' },
  'line.notHere': { en: 'Not yet', es: 'Aún no' },
  'line.count': { en: '{here} of {all} checked in', es: '{here} de {all} presentes' },
  'line.checkin': { en: 'Check in', es: 'Registrar llegada' },
  'line.checkout': { en: 'Check out', es: 'Registrar salida' },
  'line.checkinFor': { en: 'Check in {name}', es: 'Registrar la llegada de {name}' },
  'line.checkoutFor': { en: 'Check out {name}', es: 'Registrar la salida de {name}' },
  'line.checkedIn': { en: '{name} is checked in', es: '{name} está presente' },
  'line.checkedOut': { en: '{name} is checked out', es: 'Salida registrada: {name}' },
  'line.login': { en: 'Log in to check in', es: 'Inicia sesión para registrar tu llegada' },
  'line.empty': {
    en: 'No athletic trainer or line judge has a shift today.',
    es: 'Hoy no hay terapeutas ni jueces de línea con turno.',
  },
  'line.emptyHelp': {
    en: 'People selected or confirmed for a shift today appear here.',
    es: 'Aquí aparecen las personas seleccionadas o confirmadas para un turno de hoy.',
  },
  'line.noneFound': { en: 'Nobody fits this search.', es: 'Nadie coincide con la búsqueda.' },
  'line.pick': { en: 'Which tournament?', es: '¿Qué torneo?' },
  'line.pickHelp': { en: 'These tournaments are on today.', es: 'Estos torneos se juegan hoy.' },
  'line.pickNone': {
    en: 'No tournament is on today. Open one to choose it.',
    es: 'Hoy no se juega ningún torneo. Abre uno para elegirlo.',
  },
});
