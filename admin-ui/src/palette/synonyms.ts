import type { Language } from '@courtcrew/ui-kit/words/catalogue.ts';

/** What people call screens beside their titles, by path; separated by commas. */
export const SYNONYMS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '/admin': {
    en: 'home, status, publish, activate, open signup, admins, rights, dashboard',
    es: 'inicio, estado, publicar, activar, abrir inscripción, administradores, permisos',
  },
  '/desk': { en: 'referee coordinator, desk, coverage', es: 'mesa, coordinación, cobertura' },
  '/desk/setupChecklist': { en: 'getting started, steps', es: 'primeros pasos, pasos' },
  '/admin/tournamentSetup': {
    en: 'settings, dates, time zone, pay rates, waiver text, reminders, location, coordinators',
    es: 'ajustes, fechas, zona horaria, tarifas, descargo, recordatorios, lugar, coordinación',
  },
  '/desk/editProcedures': {
    en: 'parking, dress code, rules, instructions',
    es: 'estacionamiento, vestimenta, instrucciones',
  },
  '/desk/namecourts': {
    en: 'courts, rename court, add court',
    es: 'canchas, renombrar cancha, agregar cancha',
  },
  '/admin/qrcode': { en: 'poster, flyer, qr, sign-up code', es: 'cartel, folleto, qr' },
  '/admin/howto': { en: 'help, manual, guide, pdf', es: 'ayuda, manual, guía' },
  '/desk/mergeToParentTournament': { en: 'parent, link tournaments', es: 'vincular torneos' },
  '/desk/scheduleSetup': {
    en: 'add shift, create shifts, edit shift, delete shift, import shifts',
    es: 'agregar turno, crear turnos, editar turno, borrar turno, importar turnos',
  },
  '/desk/schedule': { en: 'generate shifts, make schedule', es: 'generar turnos' },
  '/desk/copyTournament': {
    en: 'copy tournament, duplicate, last year, reuse, template of a tournament',
    es: 'copiar torneo, duplicar, año anterior, reutilizar',
  },
  '/desk/import': {
    en: 'import, spreadsheet, upload, excel, csv, SignUpGenius, Google Forms, Assignr, paste, import people, import shifts, import sign-ups',
    es: 'importar, hoja de cálculo, subir archivo, excel, csv, SignUpGenius, pegar, importar personas, importar turnos, importar inscripciones',
  },
  '/desk/scheduleSetupBulk': { en: 'mass edit, change many shifts', es: 'editar muchos turnos' },
  '/desk/editSchedule': {
    en: 'assign, select, confirm, roster, staffing, undo, applied, applicants, waitlist, fill shifts',
    es: 'asignar, seleccionar, confirmar, personal, deshacer, solicitudes, lista de espera',
  },
  '/desk/refereeSetup': {
    en: 'add referee, add staff, import people, import referees, approve, remove referee',
    es: 'agregar árbitro, importar personas, aprobar, quitar árbitro',
  },
  '/desk/removereferee': {
    en: 'edit or remove staff, approval requests',
    es: 'editar o quitar personal, solicitudes de aprobación',
  },
  '/desk/scheduleByRef': { en: 'one person, who works when', es: 'una persona, quién trabaja cuándo' },
  '/desk/refereecontactreport': {
    en: 'phone numbers, emails, addresses, phone list',
    es: 'teléfonos, correos, direcciones',
  },
  '/score/admin/matches': {
    en: 'draw, bracket, CODES, DUPR, results',
    es: 'cuadro, llaves, CODES, DUPR, resultados',
  },
  '/desk/paper': {
    en: 'name tag, attendance sheet, wall, A3',
    es: 'gafete, hoja de asistencia, pared, A3',
  },
  '/desk/printSchedule': { en: 'paper, pdf, print', es: 'papel, pdf, imprimir' },
  '/desk/emailtoshifts': { en: 'mail, email, text, message, write', es: 'correo, mensaje, escribir' },
  '/desk/sendText': { en: 'sms, text message', es: 'sms, mensaje de texto' },
  '/desk/templateManager': { en: 'saved letters, mail template', es: 'cartas guardadas, plantilla' },
  '/desk/outbox': {
    en: 'sent mail, delivery, bounced, not arrived',
    es: 'enviados, entrega, rebotados, no llegó',
  },
  '/desk/emaillog': { en: 'sent emails, mail history', es: 'correos enviados' },
  '/desk/textlog': { en: 'sent texts', es: 'sms enviados' },
  '/desk/refereefinishmatch': {
    en: 'board, courts, check in, check out, on duty, queue, assign court, finish match, clipboard, who is here, undo',
    es: 'tablero, canchas, registrar llegada, salida, servicio, cola, asignar cancha, terminar partido, quién está, deshacer',
  },
  '/desk/notificationlist': { en: 'calls, medical, help, alarms', es: 'llamadas, médico, ayuda' },
  '/desk/notificationcontactlist': { en: 'who is texted, on-call', es: 'quién recibe avisos' },
  '/desk/statusUpdates': {
    en: 'who is here, who is missing, arrivals, late, attendance',
    es: 'quién está, quién falta, tarde, asistencia',
  },
  '/volunteer/checkin': {
    en: 'who is here, arrivals, shirts, volunteers today',
    es: 'quién está, llegadas, camisetas',
  },
  '/volunteer/courtMonitors': { en: 'monitors, court volunteer', es: 'monitores' },
  '/volunteercaptain/managevolunteers': {
    en: 'assign volunteers, select volunteers',
    es: 'asignar voluntarios',
  },
  '/volunteercaptain/scheduling': { en: 'create volunteer shifts', es: 'crear turnos de voluntarios' },
  '/volunteer/roster': {
    en: 'add volunteer, import volunteers',
    es: 'agregar voluntario, importar voluntarios',
  },
  '/volunteer/contactinfobyday': { en: 'contacts by day', es: 'contactos por día' },
  '/volunteer/categories': { en: 'jobs, teams, captains', es: 'tareas, equipos, capitanes' },
  '/volunteer/shirtsizes': { en: 'shirts, t-shirt, uniforms', es: 'camisetas, uniformes' },
  '/volunteer/volunteerwaiverlist': { en: 'signatures, signed, liability', es: 'firmas, firmado' },
  '/volunteer': { en: 'captain area, captains', es: 'área de capitanes, capitanes' },
  '/desk/matchpaymentreconciliation': {
    en: 'pay, paid, posted, match pay, reconcile, refund, unpaid',
    es: 'pagar, pagado, pago por partido, conciliar, reembolso, sin pagar',
  },
  '/desk/editpastmatch': {
    en: 'past matches, edit match, correct a match',
    es: 'partidos terminados, corregir un partido',
  },
  '/desk/invoicemaster': {
    en: 'pay, bill, bonus, payment, refund, check',
    es: 'pagar, cobro, bono, pago, reembolso, cheque',
  },
  '/desk/refereetotals': { en: 'how many matches, earnings', es: 'cuántos partidos, ganancias' },
  '/desk/dailyrecap': { en: 'matches per day', es: 'partidos por día' },
  '/desk/schedulerecap': { en: 'hours, coverage by day', es: 'horas, cobertura por día' },
  '/payout': { en: 'prize money, winners, w9, tax form', es: 'premios, ganadores, w9, impuestos' },
  '/payout/payees': { en: 'pay winners, w9, tax form', es: 'pagar ganadores, w9, impuestos' },
  '/payout/import': { en: 'upload, results file, csv', es: 'subir, archivo de resultados, csv' },
  '/payout/report': { en: '1099, tax, year', es: '1099, impuestos, año' },
  '/score/admin': { en: 'scores, results, score card', es: 'marcador, resultados' },
  '/score/admin/setup': { en: 'player list, import players', es: 'lista de jugadores, importar jugadores' },
  '/plan/todolist': { en: 'tasks, to do', es: 'tareas, pendientes' },
  '/plan/budget': { en: 'costs, money plan', es: 'costos' },
  '/desk/history': { en: 'who changed, log, audit, undo', es: 'quién cambió, registro, auditoría, deshacer' },
  '/desk/schedulingLog': { en: 'who signed up, who left', es: 'quién se inscribió, quién salió' },
  '/desk/scheduleReplay': { en: 'time travel, as it was', es: 'como estaba' },
  '/utradmin/addTournament': { en: 'new tournament, create tournament', es: 'nuevo torneo, crear torneo' },
  '/utradmin/addtournamentsbulk': { en: 'import tournaments, csv', es: 'importar torneos, csv' },
  '/utradmin/masterstafflist': { en: 'all people, import people', es: 'todas las personas' },
  '/utradmin/editprofile': { en: 'forget a person, erase, change email', es: 'borrar datos, cambiar correo' },
};
