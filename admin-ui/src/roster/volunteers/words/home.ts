import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** The checklist of the volunteers' area, and the captains' menu. */
export const homeWords = {
  'home.checklist': {
    en: 'From the first category to the last report',
    es: 'De la primera categoría al último informe',
  },
  'home.more': { en: 'Also here', es: 'También aquí' },
  'home.categories': { en: 'Categories', es: 'Categorías' },
  'home.categoriesText': {
    en: 'What volunteers can sign up for, and who is captain of it.',
    es: 'En qué pueden inscribirse los voluntarios y quién es capitán.',
  },
  'home.shifts': { en: 'Create shifts', es: 'Crear turnos' },
  'home.shiftsText': {
    en: 'Days, times, spots and waitlist spots of each category.',
    es: 'Días, horas, plazas y plazas de espera de cada categoría.',
  },
  'home.manage': { en: 'Manage volunteers', es: 'Gestionar voluntarios' },
  'home.manageText': {
    en: 'Assign volunteers to shifts, select those who applied, confirm them.',
    es: 'Asigna voluntarios, selecciona a quienes se inscribieron y confírmalos.',
  },
  'home.byNameText': { en: 'Every volunteer with their shifts.', es: 'Cada voluntario con sus turnos.' },
  'home.email': { en: 'Email to shifts', es: 'Correo a turnos' },
  'home.emailText': {
    en: 'Write to everybody in the shifts you choose.',
    es: 'Escribe a todas las personas de los turnos que elijas.',
  },
  'home.checkin': { en: 'Check-in', es: 'Llegadas' },
  'home.checkinText': {
    en: 'Greet volunteers, check them in and give out shirts.',
    es: 'Recibe a los voluntarios, registra su llegada y entrega camisetas.',
  },
  'home.byDay': { en: 'Shifts by day', es: 'Turnos por día' },
  'home.byDayText': {
    en: 'Who comes on a day: check-in, shirts, check out all.',
    es: 'Quién viene cada día: llegada, camisetas, salida de todos.',
  },
  'home.monitors': { en: 'Court monitors', es: 'Monitores de cancha' },
  'home.monitorsText': {
    en: 'Give courts a checked-in volunteer who calls the desk.',
    es: 'Asigna a las canchas un voluntario presente que avise a la mesa.',
  },
  'home.groups': { en: 'Groups', es: 'Grupos' },
  'home.groupsText': {
    en: 'Named, coloured groups of people who belong together.',
    es: 'Grupos con nombre y color de personas que van juntas.',
  },
  'home.contacts': { en: 'Contact info', es: 'Contactos' },
  'home.contactsText': { en: 'Phones and emails of all volunteers.', es: 'Teléfonos y correos de todos.' },
  'home.contactsDay': { en: 'Contact info by day', es: 'Contactos por día' },
  'home.contactsDayText': {
    en: 'The same for those who come on a day.',
    es: 'Lo mismo, de quienes vienen un día.',
  },
  'home.emailLog': { en: 'Email log', es: 'Historial de correos' },
  'home.emailLogText': { en: 'What was sent to volunteers.', es: 'Lo que se envió a los voluntarios.' },
  'home.log': { en: 'Registration log', es: 'Historial de inscripciones' },
  'home.logText': { en: 'Every signup and every removal.', es: 'Cada inscripción y cada baja.' },
  'home.list': { en: 'Volunteer list', es: 'Lista de voluntarios' },
  'home.listText': {
    en: 'Everybody with the number of their shifts.',
    es: 'Todos, con su número de turnos.',
  },
  'home.waivers': { en: 'Waiver list', es: 'Lista de descargos' },
  'home.waiversText': { en: 'Who has signed, and who has not.', es: 'Quién ha firmado y quién no.' },
  'home.time': { en: 'Time and shifts', es: 'Horas y turnos' },
  'home.timeText': {
    en: 'Hours and shifts of each volunteer.',
    es: 'Horas trabajadas y turnos de cada voluntario.',
  },
  'home.shirts': { en: 'Shirt sizes', es: 'Tallas de camiseta' },
  'home.shirtsText': { en: 'How many of each size to order.', es: 'Cuántas de cada talla pedir.' },
  'home.overview': { en: 'Overview', es: 'Resumen' },
  'home.overviewText': {
    en: 'How every category is covered on every day.',
    es: 'Cómo está cubierta cada categoría cada día.',
  },
  'home.roster': { en: 'Roster', es: 'Voluntarios inscritos' },
  'home.rosterText': {
    en: 'Add people to the list of volunteers, or take them off.',
    es: 'Agrega personas a la lista de voluntarios o quítalas.',
  },
  'home.nCategories': { en: 'Categories: {count}', es: 'Categorías: {count}' },
  'home.nShifts': { en: 'Shifts: {count}', es: 'Turnos: {count}' },
  'home.nFilled': { en: '{count} of {spots} spots filled', es: '{count} de {spots} plazas cubiertas' },
  'home.nHere': { en: 'Checked in today: {count}', es: 'Presentes hoy: {count}' },
  'home.captainsSee': {
    en: 'What captains find here, for their own categories.',
    es: 'Lo que encuentran aquí los capitanes, para sus categorías.',
  },
  'home.captainOf': { en: 'You are captain of: {names}', es: 'Eres capitán de: {names}' },
} as const satisfies Words;
