import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { deskKitWords } from '../kit/desk/words.ts';
import { staffCatalogue } from '../shell/words.ts';
import { scheduleWords } from './words/schedule.ts';
import { setupWords } from './words/setup.ts';
import { staffWords } from './words/staff.ts';

/** The coordinator's dashboard and the reports. */
const deskWords = {
  'desk.scheduling': { en: 'Scheduling', es: 'Programación' },
  'desk.communication': { en: 'Communication', es: 'Comunicación' },
  'desk.staff': { en: 'Staff Management', es: 'Gestión del personal' },
  'desk.coverage': { en: 'Coverage by day', es: 'Cobertura por día' },
  'desk.coverageHelp': {
    en: 'Spots needed, and how many people are selected and confirmed for them.',
    es: 'Plazas necesarias y cuántas personas están seleccionadas y confirmadas.',
  },
  'desk.showTable': { en: 'Show as table', es: 'Ver como tabla' },
  'desk.showChart': { en: 'Show as chart', es: 'Ver como gráfico' },
  'desk.need': { en: 'Needed', es: 'Necesarias' },
  'desk.open': { en: 'Open', es: 'Libres' },
  'desk.freeWithApplicants': { en: 'Free, with applicants', es: 'Plazas libres con solicitantes' },
  'desk.barText': {
    en: '{day}: {confirmed} confirmed and {selected} selected of {spots} spots, {applied} applied',
    es: '{day}: {confirmed} confirmadas y {selected} seleccionadas de {spots} plazas, {applied} solicitadas',
  },
  'desk.address': { en: 'Public signup address', es: 'Enlace público de inscripción' },
  'desk.addressHelp': {
    en: 'Send it to everybody who should apply.',
    es: 'Envíala a quienes deban inscribirse.',
  },
  'desk.boardView': { en: 'Board View', es: 'Ver el tablero' },
  'desk.television': { en: 'Television', es: 'Pantalla de TV' },
  'desk.lineCheckin': { en: 'Line Check-In', es: 'Llegada de terapeutas y jueces de línea' },
  'desk.lineShifts': { en: 'Line Check-In by Shift', es: 'Llegada por turno' },
  'desk.lettersUnknown': {
    en: 'Mails and texts that may not have arrived: {count}',
    es: 'Correos y SMS que quizá no llegaron: {count}',
  },
  'desk.requestsWait': {
    en: 'Referees who wait for your approval: {count}',
    es: 'Árbitros que esperan tu aprobación: {count}',
  },
  'desk.newTab': { en: '{link} (opens in a new tab)', es: '{link} (se abre en otra pestaña)' },
  'staff.outbox': { en: 'Outbox', es: 'Bandeja de salida' },
  'recap.byPerson': { en: 'By person', es: 'Por persona' },
  'recap.byDay': { en: 'By day', es: 'Por día' },
  'heat.title': { en: 'Days and shifts', es: 'Días y turnos' },
  'heat.help': {
    en: 'The warmer a field the more people are missing; green has enough. A press opens the shift.',
    es: 'Cuanto más cálido, más personas faltan; en verde hay suficientes. Un toque abre el turno.',
  },
  'heat.cell': {
    en: '{name}, {date}: {count} of {spots} spots filled, {confirmed} confirmed',
    es: '{name}, {date}: {count} de {spots} plazas ocupadas, {confirmed} confirmadas',
  },
  'grid.lastMatch': { en: 'Last match', es: 'Último partido' },
  'grid.toggleLast': { en: 'Last match: {name}', es: 'Último partido: {name}' },
  'grid.help': {
    en: 'C confirmed, S selected, A applied. The last-match mark tells the desk who leaves after this match.',
    es: 'C confirmado, S seleccionado, A solicitado. La marca indica quién se va tras este partido.',
  },
  'grid.moveHelp': {
    en: 'Drag a letter to another shift, or press it and then the place where it goes.',
    es: 'Arrastra una letra a otro turno, o presiónala y luego presiona la casilla adonde va.',
  },
  'grid.mark': { en: '{name}, {shift}: {status}', es: '{name}, {shift}: {status}' },
  'grid.held': {
    en: '{name} is picked up from {shift}. Press a free place in the same row, on any day; Escape lets go.',
    es: 'Moviendo a {name} desde {shift}. Presiona una casilla libre de la misma fila, de cualquier día; Escape suelta.',
  },
  'grid.letGo': { en: 'Let go', es: 'Soltar' },
  'grid.put': { en: 'Move {name} to {shift}', es: 'Mover a {name} a {shift}' },
  'grid.moved': { en: '{name} moved to {shift}', es: '{name} pasa a {shift}' },
  'contact.address': { en: 'Address', es: 'Dirección' },
  'contact.shirt': { en: 'Shirt', es: 'Camiseta' },
} as const satisfies Words;

/** What is done to many rows of the schedule at once. */
const manyWords = {
  'many.chosen': { en: '{count} chosen', es: 'Elegidos: {count}' },
  'many.select': { en: 'Select {count}', es: 'Seleccionar {count}' },
  'many.confirm': { en: 'Confirm {count}', es: 'Confirmar {count}' },
  'many.unselect': { en: 'Back to applied {count}', es: 'A solicitado {count}' },
  'many.remove': { en: 'Remove {count}', es: 'Quitar {count}' },
  'many.selected': { en: '{count} selected', es: 'Seleccionados: {count}' },
  'many.confirmed': { en: '{count} confirmed', es: 'Confirmados: {count}' },
  'many.applied': { en: '{count} moved back to applied', es: 'De vuelta a solicitado: {count}' },
  'many.removed': { en: '{count} removed', es: 'Quitados: {count}' },
  'many.restored': { en: '{count} restored', es: 'Restaurados: {count}' },
  'many.nothing': { en: 'Nothing to change', es: 'Nada que cambiar' },
  'many.refused': { en: '{count} refused: {reason}', es: 'Rechazados: {count}. {reason}' },
  'many.keyChoose': { en: 'choose', es: 'elegir' },
  'many.keyRange': { en: 'range', es: 'varios' },
  'many.keyAll': { en: 'all of a shift', es: 'todo el turno' },
} as const satisfies Words;

/** Everything the desk's screens say. */
export const texts = {
  ...staffCatalogue,
  ...deskKitWords,
  ...deskWords,
  ...scheduleWords,
  ...manyWords,
  ...setupWords,
  ...staffWords,
} as const;

export type DeskKey = keyof typeof texts;

/** The catalogue's words and the desk's own. */
export const useDeskWords = () => useWordsOf(texts);

export type DeskSay = ReturnType<typeof useDeskWords>;
