import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

/** What the staff's frame says, and how its screens are called. */
const own = {
  'staff.home': { en: 'Admin Home', es: 'Inicio' },
  'staff.rcDashboard': { en: 'RC Dashboard', es: 'Panel del coordinador' },
  'staff.liveBoard': { en: 'Live Board', es: 'Tablero en vivo' },
  'staff.editSetup': { en: 'Edit Tournament Setup', es: 'Editar el torneo' },
  'staff.scheduling': { en: 'Scheduling', es: 'Turnos' },
  'staff.scheduleSetup': { en: 'Schedule Setup', es: 'Configurar turnos' },
  'staff.editSchedule': { en: 'Schedule/Shifts', es: 'Horario y turnos' },
  'staff.scheduleByPerson': { en: 'Schedule By Person', es: 'Horario por persona' },
  'staff.scheduleLog': { en: 'Schedule Log', es: 'Registro del horario' },
  'staff.communication': { en: 'Communication', es: 'Comunicación' },
  'staff.emailShifts': { en: 'Email or Text Shifts', es: 'Correo o mensaje a turnos' },
  'staff.volunteers': { en: 'Volunteers', es: 'Voluntarios' },
  'staff.volunteerCategories': { en: 'Volunteer Categories', es: 'Categorías de voluntarios' },
  'staff.volunteerShifts': { en: 'Volunteer Shifts', es: 'Turnos de voluntarios' },
  'staff.volunteerOverview': { en: 'Volunteer Overview', es: 'Resumen de voluntarios' },
  'staff.captainArea': { en: 'Captain Area', es: 'Capitanía' },
  'staff.platform': { en: 'Platform', es: 'Plataforma' },
  'staff.platformHome': { en: 'Platform Home', es: 'Inicio de plataforma' },
  'staff.masterStaff': { en: 'Master Staff List', es: 'Lista de personal' },
  'staff.tournamentList': { en: 'Tournament List', es: 'Lista de torneos' },
  'staff.addTournament': { en: 'Add Tournament', es: 'Añadir torneo' },
  'staff.addBulk': { en: 'Add Tournaments In Bulk', es: 'Añadir torneos en lote' },
  'staff.notes30': { en: 'Scheduling Notes, 30 Days', es: 'Notas de turnos, 30 días' },
  'staff.howto': { en: 'How-To', es: 'Guías' },
  'staff.setup': { en: 'Tournament Setup', es: 'Configuración del torneo' },
  'staff.procedures': { en: 'Edit Procedures', es: 'Editar procedimientos' },
  'staff.checklist': { en: 'Setup Checklist', es: 'Lista de preparación' },
  'staff.merge': { en: 'Merge To Parent Tournament', es: 'Unir al torneo principal' },
  'staff.outbox': { en: 'Outbox', es: 'Bandeja de salida' },
  'staff.qr': { en: 'QR Code Maker', es: 'Creador de códigos QR' },
  'staff.masterSchedule': { en: 'Master Schedule', es: 'Horario general' },
  'staff.editProfile': { en: 'Edit Profile', es: 'Editar perfil' },
  'staff.scheduleGenerator': { en: 'Shift Generator', es: 'Generador de turnos' },
  'staff.scheduleBulk': { en: 'Edit Shifts in Bulk', es: 'Editar turnos en lote' },
  'staff.scheduleTable': { en: 'Schedule Table', es: 'Tabla del horario' },
  'staff.schedulePrint': { en: 'Print Schedule', es: 'Imprimir el horario' },
  'staff.scheduleRecap': { en: 'Schedule Recap', es: 'Resumen del horario' },
  'staff.scheduleNotes': { en: 'Scheduling Notes', es: 'Notas de turnos' },
  'staff.scheduleReplay': { en: 'Schedule Replay', es: 'Horario en el tiempo' },
  'staff.refereeSetup': { en: 'Referee Setup', es: 'Configuración de árbitros' },
  'staff.removeReferee': { en: 'Edit or Remove Staff', es: 'Editar o quitar personal' },
  'staff.contactReport': { en: 'Referee Contact Report', es: 'Contactos de árbitros' },
  'staff.nameCourts': { en: 'Name Courts', es: 'Nombrar canchas' },
  'staff.notifications': { en: 'Notifications', es: 'Avisos' },
  'staff.pastNotifications': { en: 'Past Notifications', es: 'Avisos anteriores' },
  'staff.notificationContacts': { en: 'Notification Contacts', es: 'Contactos de avisos' },
  'staff.statusUpdates': { en: 'Status Updates', es: 'Llegadas y salidas' },
  'staff.courtReset': { en: 'Court Reset', es: 'Reiniciar canchas' },
  'staff.courtMonitors': { en: 'Court Monitors', es: 'Monitores de cancha' },
  'staff.shiftGrid': { en: 'Referee Shift Grid', es: 'Cuadrícula de turnos' },
  'staff.records': { en: 'Records', es: 'Registros' },
  'staff.chosen': { en: 'Tournament', es: 'Torneo' },
  'staff.choose': { en: 'Choose a tournament', es: 'Elige un torneo' },
  'staff.chooseHelp': {
    en: 'Everything at the desk is about one tournament. Pick the one you work for.',
    es: 'Todo en la mesa trata de un torneo. Elige en el que trabajas.',
  },
  'staff.noTournaments': {
    en: 'You do not administer a tournament yet.',
    es: 'Todavía no administras ningún torneo.',
  },
  'staff.noTournamentsPlatform': {
    en: 'As platform admin you may open any tournament: find it with Ctrl K or in the list.',
    es: 'Como administrador de la plataforma puedes abrir cualquiera: búscalo con Ctrl K o en la lista.',
  },
  'staff.tileDesk': { en: 'Staff Management', es: 'Gestión del personal' },
  'staff.tileDeskText': {
    en: 'Shifts, schedule, referees and the live board.',
    es: 'Turnos, horario, árbitros y el tablero en vivo.',
  },
  'staff.tileVolunteerText': {
    en: 'Categories, shifts, check-in and shirts.',
    es: 'Categorías, turnos, registro y camisetas.',
  },
  'staff.tileMonitorsText': {
    en: 'Who looks after which court and calls the desk.',
    es: 'Quién cuida cada cancha y avisa a la mesa.',
  },
  'staff.tileSetup': { en: 'Tournament Setup', es: 'Configuración del torneo' },
  'staff.tileSetupText': {
    en: 'Name, dates, sections, texts and pay amounts.',
    es: 'Nombre, fechas, secciones, textos y pagos.',
  },
  'staff.tileHowto': { en: 'How-To', es: 'Guías' },
  'staff.tileHowtoText': { en: 'Short guides for every step.', es: 'Guías breves para cada paso.' },
  'staff.signupAddress': { en: 'Signup address', es: 'Dirección de inscripción' },
  'staff.find': { en: 'Find', es: 'Buscar' },
  'staff.palette': {
    en: 'Go to a tournament, a person or a screen',
    es: 'Ir a un torneo, una persona o una pantalla',
  },
  'staff.paletteScreens': { en: 'Screens', es: 'Pantallas' },
  'staff.paletteTournaments': { en: 'Tournaments', es: 'Torneos' },
  'staff.palettePeople': { en: 'People', es: 'Personas' },
  'staff.paletteEmpty': { en: 'Nothing is called like that', es: 'Nada se llama así' },
  'staff.publicSite': { en: 'Public site', es: 'Sitio público' },
} as const satisfies Words;

/** What every staff screen may say; the public site loads none of the staff's words. */
export const staffCatalogue = { ...catalogue, ...own } as const;

export type StaffWord = keyof typeof staffCatalogue;

export const useStaffWords = () => useWordsOf(staffCatalogue);
