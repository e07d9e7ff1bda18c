import { type KeyOf, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

export const useHomeWords = wordsHook(staffCatalogue, {
  'phase.title': { en: 'Phases', es: 'Fases' },
  'phase.over': { en: 'done', es: 'hecho' },
  'phase.prepareText': {
    en: 'Nobody can apply yet. Set it up, then open the sign-up.',
    es: 'Todavía nadie puede solicitar. Configúralo y abre la inscripción.',
  },
  'phase.staffText': {
    en: 'People apply and are selected. It begins on {day}.',
    es: 'Se reciben solicitudes y se asignan plazas. Empieza el {day}.',
  },
  'phase.staffUndated': {
    en: 'People apply and are selected. Its dates are still missing.',
    es: 'Se reciben solicitudes y se asignan plazas. Aún faltan las fechas.',
  },
  'phase.runText': { en: 'It is being played, until {day}.', es: 'Está en juego, hasta el {day}.' },
  'phase.settleText': {
    en: 'It is over. Somebody is still to be paid.',
    es: 'Terminó. Todavía hay pagos pendientes.',
  },
  'phase.lookBackText': {
    en: 'It is over, and nobody is owed anything.',
    es: 'Terminó y no hay pagos pendientes.',
  },
  'next.title': { en: 'Next', es: 'Siguiente paso' },
  'next.setup': { en: 'Fill in the setup', es: 'Completar la configuración' },
  'next.shifts': { en: 'Add shifts', es: 'Agregar turnos' },
  'next.volunteerShifts': { en: 'Add volunteer shifts', es: 'Agregar turnos de voluntarios' },
  'next.activate': { en: 'Open the sign-up', es: 'Abrir la inscripción' },
  'next.select': { en: 'Select people', es: 'Seleccionar personas' },
  'next.publish': { en: 'Publish', es: 'Publicar' },
  'next.write': { en: 'Write to shifts', es: 'Escribir a turnos' },
  'next.writeVolunteers': { en: 'Write to volunteer shifts', es: 'Escribir a turnos de voluntarios' },
  'next.volunteers': { en: 'Fill volunteer shifts', es: 'Cubrir turnos de voluntarios' },
  'next.board': { en: 'Open live board', es: 'Abrir el tablero en vivo' },
  'next.checkVolunteers': { en: 'Check volunteers in', es: 'Registrar llegada de voluntarios' },
  'next.checkTrainers': { en: 'Check trainers in', es: 'Registrar llegada de terapeutas' },
  'next.reconcile': { en: 'Reconcile matches', es: 'Conciliar partidos' },
  'next.invoices': { en: 'Pay invoices', es: 'Pagar facturas' },
  'next.prizes': { en: 'Pay players', es: 'Pagar a jugadores' },
  'next.volunteerHours': { en: 'Look at volunteer hours', es: 'Ver horas de voluntarios' },
  'next.archive': { en: 'Archive', es: 'Archivar' },
  'next.history': { en: 'Read the history', es: 'Leer el historial' },
  'next.howto': { en: 'Read the guides', es: 'Leer las guías' },
  'wrong.title': { en: 'What is wrong', es: 'Qué falta o falla' },
  'wrong.nothing': { en: 'Nothing is wrong.', es: 'Todo está en orden.' },
  'wrong.unread': {
    en: 'Part of it could not be loaded.',
    es: 'Una parte no se pudo cargar.',
  },
  'wrong.dates': { en: 'Its dates are missing', es: 'Faltan las fechas' },
  'wrong.draftOver': {
    en: 'Its last day is over, and sign-up never opened',
    es: 'El último día pasó y la inscripción nunca se abrió',
  },
  'wrong.calls': {
    en: '{count} {{call|calls}} to the desk {{is|are}} open',
    es: '{count} {{aviso abierto|avisos abiertos}} a la mesa',
  },
  'wrong.requests': {
    en: '{count} {{referee waits|referees wait}} for approval',
    es: '{count} {{árbitro espera|árbitros esperan}} aprobación',
  },
  'wrong.unconfirmed': {
    en: '{count} selected {{place is|places are}} unconfirmed',
    es: '{count} {{plaza seleccionada|plazas seleccionadas}} sin confirmar',
  },
  'wrong.shortVolunteers': {
    en: '{day}: {count} {{volunteer|volunteers}} missing',
    es: '{day}: voluntarios que faltan: {count}',
  },
  'wrong.moreDays': {
    en: 'People are missing on {count} more {{day|days}}',
    es: 'Faltan personas en {count} {{día más|días más}}',
  },
  'wrong.moreVolunteerDays': {
    en: 'Volunteers are missing on {count} more {{day|days}}',
    es: 'Faltan voluntarios en {count} {{día más|días más}}',
  },
  'wrong.letters': {
    en: '{count} {{mail or text|mails and texts}} may not have arrived',
    es: '{count} {{correo o SMS quizá no llegó|correos y SMS quizá no llegaron}}',
  },
  'wrong.matches': {
    en: '{count} {{match is|matches are}} not paid',
    es: '{count} {{partido|partidos}} sin pagar',
  },
  'wrong.aux': {
    en: '{count} aux {{assignment is|assignments are}} not paid',
    es: '{count} {{tarea auxiliar|tareas auxiliares}} sin pagar',
  },
  'wrong.people': {
    en: '{count} {{invoice is|invoices are}} not paid',
    es: '{count} {{factura|facturas}} sin pagar',
  },
  'wrong.prizes': {
    en: '{count} {{prize is|prizes are}} not paid',
    es: '{count} {{premio|premios}} sin pagar',
  },
  'done.title': { en: 'What is done', es: 'Qué está hecho' },
  'done.setup': { en: 'Setup saved', es: 'Configuración guardada' },
  'done.procedures': { en: 'Procedures written', es: 'Procedimientos escritos' },
  'done.shifts': { en: 'Shifts set up ({count})', es: 'Turnos configurados ({count})' },
  'done.volunteerShifts': {
    en: 'Volunteer shifts set up ({count})',
    es: 'Turnos de voluntarios configurados ({count})',
  },
  'done.open': { en: 'Sign-up opened', es: 'Inscripción abierta' },
  'done.published': { en: 'Schedule published', es: 'Horario publicado' },
  'done.played': { en: 'Played', es: 'Jugado' },
  'done.paid': { en: 'Everybody paid', es: 'Todo pagado' },
  'home.sections': { en: 'Sections', es: 'Secciones' },
  'staff.tileDesk': { en: 'Staff Management', es: 'Gestión del personal' },
  'staff.tileDeskText': {
    en: 'Shifts, schedule, referees and the live board.',
    es: 'Turnos, horario, árbitros y el tablero en vivo.',
  },
  'staff.tileShiftsText': {
    en: 'The shifts and sign-ups of your sections as lists.',
    es: 'Los turnos e inscripciones de tus secciones, en listas.',
  },
  'staff.tileVolunteerText': {
    en: 'Categories, shifts, check-in and shirts.',
    es: 'Categorías, turnos, llegadas y camisetas.',
  },
  'staff.tileMonitorsText': {
    en: 'Who looks after which court and calls the desk.',
    es: 'Quién atiende cada cancha y avisa a la mesa.',
  },
  'staff.tilePayText': {
    en: 'What officials earned, what is paid and what is due.',
    es: 'Lo que ganaron los oficiales, lo pagado y lo pendiente.',
  },
  'staff.tileSetupText': {
    en: 'Name, dates, sections, texts and pay amounts.',
    es: 'Nombre, fechas, secciones, textos y pagos.',
  },
  'staff.tileHowtoText': { en: 'Short guides for every step.', es: 'Guías breves para cada paso.' },
  'staff.signupAddress': { en: 'Signup address', es: 'Enlace de inscripción' },
  'home.files': { en: 'Everything as a spreadsheet', es: 'Todo como hoja de cálculo' },
  'home.filesHelp': {
    en: 'A sheet for each list you may read. People, shifts and sign-ups can be imported from it again.',
    es: 'Una hoja por cada lista que puedes leer. Las personas, los turnos y las inscripciones se pueden volver a importar.',
  },
  'home.qr': { en: 'QR code for posters', es: 'Código QR para carteles' },
  'checklist.help': {
    en: 'Four steps from an empty draft to an open signup.',
    es: 'Cuatro pasos del borrador vacío a la inscripción abierta.',
  },
  'checklist.setup': { en: 'Fill in the tournament setup', es: 'Completa la configuración' },
  'checklist.setupText': {
    en: 'Name, dates, time zone, coordinators and what a match pays.',
    es: 'Nombre, fechas, zona horaria, coordinación y pago por partido.',
  },
  'checklist.procedures': { en: 'Write the procedures', es: 'Escribe los procedimientos' },
  'checklist.proceduresText': {
    en: 'Where to park, when to report, what to wear.',
    es: 'Dónde estacionar, cuándo presentarse, qué vestir.',
  },
  'checklist.schedule': { en: 'Set up the shifts', es: 'Configura los turnos' },
  'checklist.scheduleText': {
    en: 'Days, times and how many people each shift needs.',
    es: 'Días, horas y cuántas personas necesita cada turno.',
  },
  'checklist.activate': { en: 'Activate the tournament', es: 'Activa el torneo' },
  'checklist.activateText': {
    en: 'People can apply once the status is active.',
    es: 'Se puede solicitar cuando el estado es activo.',
  },
  'checklist.done': { en: 'Done', es: 'Hecho' },
  'checklist.open': { en: 'Open', es: 'Pendiente' },
  'checklist.planText': {
    en: '{open} of {count} tasks of your own are open.',
    es: 'Pendientes: {open} de {count} tareas propias.',
  },
  'checklist.planEmpty': {
    en: 'Tasks of your own, with dates and names.',
    es: 'Tus propias tareas, con fechas y nombres.',
  },
});

export type HomeKey = KeyOf<typeof useHomeWords>;
