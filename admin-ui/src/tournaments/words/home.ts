import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** The home of a tournament's admins: status, admins, signup address. */
export const homeWords = {
  'status.title': { en: 'Tournament status', es: 'Estado del torneo' },
  'status.masterOnly': {
    en: 'Only a master admin changes the status.',
    es: 'Solo un administrador principal cambia el estado.',
  },
  'status.now': { en: 'Now', es: 'Ahora' },
  'status.draftText': {
    en: 'Setup only, not public. No emails or texts can be sent.',
    es: 'Solo configuración, no es público. No se envían correos ni SMS.',
  },
  'status.advertiseText': {
    en: 'Everybody sees it; nobody can apply yet.',
    es: 'Todos lo ven; todavía nadie puede solicitar.',
  },
  'status.activeText': {
    en: 'People apply. Applicants do not see who is assigned.',
    es: 'Se puede solicitar. Las asignaciones no se muestran.',
  },
  'status.publishedText': {
    en: 'Assignments are shown and emailed; people can still apply.',
    es: 'Las asignaciones se muestran y se envían por correo; aún se puede solicitar.',
  },
  'status.archivedText': {
    en: 'Finished. It moves to the archived list.',
    es: 'Terminado. Pasa a la lista de archivados.',
  },
  'status.askDraft': { en: 'Take the tournament back to draft?', es: '¿Volver a borrador?' },
  'status.askDraftText': {
    en: 'It disappears from the public lists, signup closes, and no emails or texts can be sent.',
    es: 'Desaparece de las listas públicas, se cierra la inscripción y no se envían correos ni SMS.',
  },
  'status.doDraft': { en: 'Back to draft', es: 'Volver a borrador' },
  'status.askAdvertise': { en: 'Announce the tournament?', es: '¿Anunciar el torneo?' },
  'status.askAdvertiseText': {
    en: 'It is listed as Save The Date. Nobody can apply for shifts.',
    es: 'Aparece como «Reserva la fecha». Nadie puede solicitar turnos.',
  },
  'status.doAdvertise': { en: 'Announce', es: 'Anunciar' },
  'status.askActive': { en: 'Activate the tournament?', es: '¿Activar el torneo?' },
  'status.askActiveText': {
    en: 'Please verify and save the tournament setup first. Once active, people can apply for shifts.',
    es: 'Revisa y guarda primero la configuración. Al activarlo, se podrán solicitar turnos.',
  },
  'status.checkSetup': { en: 'Check the setup', es: 'Revisar la configuración' },
  'status.doActive': { en: 'Activate', es: 'Activar' },
  'status.askPublished': { en: 'Publish the schedule?', es: '¿Publicar el horario?' },
  'status.askPublishedText': {
    en: 'Everybody who is selected or confirmed sees their shifts and gets them by email. People can still apply.',
    es: 'Las personas seleccionadas o confirmadas ven sus turnos y los reciben por correo. Aún se puede solicitar.',
  },
  'status.doPublished': { en: 'Publish and email', es: 'Publicar y enviar correos' },
  'status.askArchive': { en: 'Archive the tournament?', es: '¿Archivar el torneo?' },
  'status.askArchiveText': {
    en: 'It is finished and moves to the archived list, and signup closes. You can bring it back here.',
    es: 'Termina, pasa a la lista de archivados y se cierra la inscripción. Puedes recuperarlo aquí.',
  },
  'status.doublesLoading': {
    en: 'Looking for people who would be in two shifts at once...',
    es: 'Buscando personas que quedarían en dos turnos a la vez...',
  },
  'status.doublesUnread': {
    en: 'Who would be in two shifts at once could not be loaded.',
    es: 'No se pudo cargar quién quedaría en dos turnos a la vez.',
  },
  'status.doubles': {
    en: 'These people would be in two shifts at once. Both rows are marked CONFLICT until one is removed:',
    es: 'Estas personas quedarían en dos turnos a la vez. Ambas filas se marcan CONFLICTO hasta que se quite una:',
  },
  'status.doublesMore': { en: 'and {count} more', es: 'y {count} más' },
  'status.doArchive': { en: 'Archive', es: 'Archivar' },
  'admins.title': { en: 'Tournament admins', es: 'Administradores del torneo' },
  'admins.help': {
    en: 'Masters may do everything. Basic admins see the sections that are ticked; treasurers pay and see nothing but the money; auditors read all that happened and change nothing.',
    es: 'Los administradores principales pueden hacer todo. Los básicos ven las secciones marcadas; tesorería paga y solo ve el dinero; los auditores leen todo lo ocurrido y no cambian nada.',
  },
  'admins.type': { en: 'Type', es: 'Tipo' },
  'admins.typeOf': { en: 'Type of {name}', es: 'Tipo de {name}' },
  'admins.master': { en: 'Master', es: 'Principal' },
  'admins.basic': { en: 'Basic', es: 'Básico' },
  'admins.referee': { en: 'Referee', es: 'Árbitros' },
  'admins.line': { en: 'Athletic trainer', es: 'Terapeutas deportivos' },
  'admins.volunteer': { en: 'Volunteer', es: 'Voluntarios' },
  'admins.treasurer': { en: 'Treasurer', es: 'Tesorería' },
  'admins.auditor': { en: 'Auditor', es: 'Auditoría' },
  'admins.flagOf': { en: '{flag}: {name}', es: '{flag}: {name}' },
  'admins.everything': { en: 'all sections', es: 'todas las secciones' },
  'admins.you': { en: '(you)', es: '(tú)' },
  'admins.add': { en: 'Add an admin by name', es: 'Agregar por nombre' },
  'admins.addHint': {
    en: 'From three letters on. The person needs an account first.',
    es: 'Desde tres letras. La persona necesita una cuenta.',
  },
  'admins.removeTitle': { en: 'Remove {name}?', es: '¿Quitar a {name}?' },
  'admins.removeText': {
    en: 'They can no longer open the staff pages of this tournament.',
    es: 'Ya no podrá abrir las páginas del personal de este torneo.',
  },
  'admins.stopTitle': { en: 'Stop being a master?', es: '¿Dejar de ser administrador principal?' },
  'admins.stopText': {
    en: 'You can no longer change who administers this tournament. Only another master can make you one again.',
    es: 'Ya no podrás cambiar quién administra este torneo. Solo otro administrador principal puede devolverte el acceso.',
  },
  'admins.stop': { en: 'Become basic', es: 'Pasar a básico' },
  'admins.remove': { en: 'Remove admin', es: 'Quitar' },
} as const satisfies Words;
