import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

/** What signup pages and schedules say; it loads with the first of them. */
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
  'signup.officials': { en: 'Shifts of officials', es: 'Turnos de oficiales' },
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
  'signup.coordinator': { en: 'Coordinator: {name}', es: 'Coordinación: {name}' },
  'signup.directors': { en: 'Directors: {names}', es: 'Dirección: {names}' },
  'signup.approval': {
    en: 'Referees of this tournament need an approval. Your first application asks for it.',
    es: 'Los árbitros de este torneo necesitan aprobación. Tu primera solicitud la pide.',
  },
  'signup.applyFor': { en: 'Apply for {shift}', es: 'Solicitar {shift}' },
  'signup.confirmFor': { en: 'Confirm {shift}', es: 'Confirmar {shift}' },
  'signup.removeFor': { en: 'Remove {shift}', es: 'Quitar {shift}' },
  'signup.removed': { en: 'removed', es: 'quitado' },
  'signup.removeTitle': { en: 'Remove shift', es: 'Quitar turno' },
  'signup.removeText': {
    en: 'Are you sure you want to remove this shift? This action cannot be undone.',
    es: '¿Seguro que quieres quitar este turno? Esta acción no se puede deshacer.',
  },
  'signup.noSpotTitle': { en: 'No spot for you right now', es: 'Ahora no hay plaza para ti' },
  'signup.noSpotText': {
    en: '{reason} You can still apply: the coordinator selects from everybody who applied.',
    es: '{reason} Aún puedes solicitar el turno: la coordinación elige entre quienes lo soliciten.',
  },
  'signup.pickTournament': { en: 'Which tournament?', es: '¿Qué torneo?' },
  'signup.pickTournamentHelp': {
    en: 'Open the tournament you want to work at; its shifts for athletic trainers are there.',
    es: 'Abre el torneo en el que quieres trabajar; allí están los turnos de terapeutas deportivos.',
  },
  'assign.title': { en: 'Assignment Manager', es: 'Mis asignaciones' },
  'assign.next': { en: 'Your next shift', es: 'Tu próximo turno' },
  'assign.application': { en: 'You applied for', es: 'Solicitaste' },
  'assign.now': { en: 'Your shift right now', es: 'Tu turno de ahora' },
  'assign.toConfirm': {
    en: '{count} shifts wait for you to confirm',
    es: '{count} turnos esperan tu confirmación',
  },
  'assign.confirmAll': { en: 'Confirm all {count}', es: 'Confirmar los {count}' },
  'assign.allConfirmed': { en: '{count} shifts confirmed', es: '{count} turnos confirmados' },
  'assign.someConfirmed': {
    en: '{done} of {count} confirmed. {reason}',
    es: '{done} de {count} confirmados. {reason}',
  },
  'assign.showAll': { en: 'Manage my shifts ({count})', es: 'Gestionar mis turnos ({count})' },
  'assign.showLess': { en: 'Show less', es: 'Ver menos' },
  'assign.email': { en: 'Email Schedule', es: 'Enviar horario por correo' },
  'assign.emailed': { en: 'Schedule Has Been Emailed', es: 'El horario se envió por correo' },
  'assign.procedures': { en: 'View Procedures', es: 'Ver procedimientos' },
  'assign.past': { en: 'Your shifts here are over.', es: 'Tus turnos aquí ya han terminado.' },
  'withdraw.action': { en: 'Withdraw from shifts', es: 'Retirarme de los turnos' },
  'withdraw.title': { en: 'Withdraw from all shifts', es: 'Retirarme de todos los turnos' },
  'withdraw.text': {
    en: 'You leave all your shifts at {tournament} that have not begun. The coordinator gets your message by email and can answer you.',
    es: 'Dejas todos tus turnos en {tournament} que no han empezado. La coordinación recibe tu mensaje por correo y puede responderte.',
  },
  'withdraw.after': {
    en: 'Your spots are free for others at once, and so are your places among those who applied or wait. Apply again, and you stand behind them.',
    es: 'Tus plazas quedan libres enseguida, igual que tu lugar entre quienes solicitaron o esperan. Si vuelves a solicitar, quedarás detrás.',
  },
  'withdraw.left': { en: 'shifts given up: {count}', es: 'turnos dejados: {count}' },
  'withdraw.message': { en: 'Message to the coordinator', es: 'Mensaje a la coordinación' },
  'withdraw.submit': { en: 'Withdraw', es: 'Retirarme' },
  'withdraw.done': { en: 'email sent', es: 'correo enviado' },
  'schedule.matches': { en: 'My matches', es: 'Mis partidos' },
  'schedule.history': { en: 'My history', es: 'Mi historial' },
  'schedule.title': { en: 'My Schedule', es: 'Mi horario' },
  'schedule.next': { en: 'My next shifts', es: 'Mis próximos turnos' },
  'schedule.none': {
    en: "Sorry but we didn't find any shifts for you.",
    es: 'No encontramos turnos para ti.',
  },
  'schedule.noneHelp': {
    en: 'Open a tournament and apply for the shifts that suit you.',
    es: 'Abre un torneo y solicita los turnos que te convengan.',
  },
  'schedule.noneComing': { en: 'You have no coming shifts.', es: 'No tienes turnos próximos.' },
  'schedule.show': { en: 'Show', es: 'Mostrar' },
  'schedule.coming': { en: 'Coming', es: 'Próximos' },
  'schedule.all': { en: 'Past and coming', es: 'Pasados y próximos' },
  'schedule.status': { en: 'Status', es: 'Estado' },
  'schedule.category': { en: 'Category', es: 'Categoría' },
  'schedule.calendar': { en: 'Add to calendar', es: 'Agregar al calendario' },
  'schedule.whole': { en: 'My whole schedule', es: 'Todo mi horario' },
  'schedule.event': { en: '{category}: {shift} - {tournament}', es: '{category}: {shift} - {tournament}' },
} as const satisfies Words;

const table = { ...catalogue, ...rosterWords };

export type RosterWord = keyof typeof table;

export const useRosterWords = () => useWordsOf(table);
