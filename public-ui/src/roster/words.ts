import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

export const rosterWords = {
  'signup.gathering': {
    en: 'Gathering tournament information... ',
    es: 'Reuniendo la información del torneo... ',
  },
  'signup.notOpen': {
    en: 'Sorry this tournament is not open for registration.',
    es: 'Este torneo no está abierto para inscripciones.',
  },
  'signup.noShifts': {
    en: 'Sorry there are currently no shifts listed. Please check back.',
    es: 'Por ahora no hay turnos publicados. Vuelve a consultar más adelante.',
  },
  'signup.noShiftsFound': {
    en: 'No shift fits these filters.',
    es: 'Ningún turno cumple estos filtros.',
  },
  'signup.saveTheDate': { en: 'Save The Date', es: 'Reserva la fecha' },
  'signup.saveTheDateHelp': {
    en: 'Applications open later. Come back to this page then.',
    es: 'Las solicitudes se abrirán más adelante. Vuelve entonces a esta página.',
  },
  'signup.noSection': {
    en: 'This tournament does not take applications from officials.',
    es: 'Este torneo no recibe solicitudes de oficiales.',
  },
  'signup.volunteer': { en: 'Volunteer here', es: 'Colaborar en este torneo' },
  'signup.category': { en: 'Category', es: 'Categoría' },
  'signup.search': { en: 'Find a shift by name', es: 'Buscar un turno por nombre' },
  'signup.shifts': { en: 'Shifts', es: 'Turnos' },
  'signup.shift': { en: 'Shift', es: 'Turno' },
  'signup.time': { en: 'Time', es: 'Hora' },
  'signup.spots': { en: 'Spots', es: 'Plazas' },
  'signup.filled': { en: '{count} of {spots} filled', es: '{count} de {spots} cubiertas' },
  'signup.full': { en: 'Full', es: 'Completo' },
  'signup.free': { en: '{count} free', es: 'libres: {count}' },
  'signup.seeWho': { en: 'See who: {count}', es: 'Ver quiénes: {count}' },
  'signup.days': { en: 'Days', es: 'Días' },
  'signup.allDays': { en: 'All days', es: 'Todos los días' },
  'signup.onlyOpen': { en: 'Only with free spots', es: 'Solo con plazas libres' },
  'signup.timeline': { en: 'The day at a glance', es: 'El día de un vistazo' },
  'signup.yours': { en: 'Yours', es: 'Tuyo' },
  'signup.about': { en: 'About this tournament', es: 'Acerca de este torneo' },
  'signup.over': { en: 'Over', es: 'Terminado' },
  'signup.begun': { en: 'Begun', es: 'En curso' },
  'signup.allOver': { en: 'All shifts here are over.', es: 'Todos los turnos de aquí ya han terminado.' },
  'signup.overCount': { en: 'Over: {count}', es: 'Terminados: {count}' },
  'signup.applied': { en: '{count} applied', es: 'solicitudes: {count}' },
  'signup.with': { en: 'With {names}', es: 'Con {names}' },
  'signup.needed': { en: 'Needed:', es: 'Vacantes:' },
  'signup.coordinator': { en: 'Coordinator: {name}', es: 'Coordinación: {name}' },
  'signup.directors': { en: 'Directors: {names}', es: 'Dirección: {names}' },
  'signup.ahead.official': {
    en: 'Applied. Before you: {count}.',
    es: 'Solicitado. Antes que tú: {count}.',
  },
  'signup.ahead.volunteer': {
    en: 'You are on the waitlist. Before you: {count}.',
    es: 'Estás en la lista de espera. Antes que tú: {count}.',
  },
  'signup.approval': {
    en: 'Referees here need an approval. Apply now: your shifts wait for it.',
    es: 'Aquí los árbitros necesitan aprobación. Solicita ya: tus turnos la esperan.',
  },
  'signup.awaiting': {
    en: 'Saved: it waits for your approval',
    es: 'Guardado: espera tu aprobación',
  },
  'signup.applyFor': { en: 'Apply for {shift}', es: 'Solicitar {shift}' },
  'signup.confirmFor': { en: 'Confirm {shift}', es: 'Confirmar {shift}' },
  'signup.removeFor': { en: 'Remove {shift}', es: 'Quitar {shift}' },
  'signup.pressFor': { en: '{action}: {shift}', es: '{action}: {shift}' },
  'signup.askWaitlist': { en: 'Ask for the waitlist', es: 'Pedir lista de espera' },
  'signup.overlaps': { en: 'Overlaps {shift}.', es: 'Coincide con {shift}.' },
  'signup.removed': { en: '{shift} removed', es: 'Turno quitado: {shift}' },
  'signup.removeTitle': { en: 'Remove {shift}?', es: '¿Quitar {shift}?' },
  'signup.removeText': {
    en: '{shift}. Are you sure you want to remove this shift? Who waits may get your place at once.',
    es: '{shift}. ¿Seguro que quieres quitar este turno? Quien espera puede ocupar tu lugar enseguida.',
  },
  'signup.noSpotTitle': { en: 'No spot for you right now', es: 'Ahora no hay plaza para ti' },
  'signup.noSpotText': {
    en: '{reason} You can still apply: the coordinator selects from everybody who applied.',
    es: '{reason} Aún puedes solicitar el turno: la coordinación elige entre quienes lo soliciten.',
  },
  'assign.title': { en: 'Assignment Manager', es: 'Mis asignaciones' },
  'schedule.title': { en: 'My Schedule', es: 'Mi horario' },
  'schedule.none': {
    en: "Sorry but we didn't find any shifts for you.",
    es: 'No encontramos turnos para ti.',
  },
} as const satisfies Words;

export const texts = { ...catalogue, ...rosterWords };

export type RosterWord = keyof typeof texts;

export const useRosterWords = () => useWordsOf(texts);
