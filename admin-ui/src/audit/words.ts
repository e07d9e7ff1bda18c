import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

const auditWords = {
  'log.signups': { en: 'Signups', es: 'Inscripciones' },
  'log.removed': { en: 'Removed', es: 'Bajas' },
  'log.section': { en: 'Section', es: 'Sección' },
  'log.referee': { en: 'Referees', es: 'Árbitros' },
  'log.line': { en: 'Athletic trainers', es: 'Terapeutas deportivos' },
  'log.volunteer': { en: 'Volunteers', es: 'Voluntarios' },
  'log.none': { en: 'No signups yet', es: 'Aún sin inscripciones' },
  'log.noneHelp': {
    en: 'Every signup is kept here, also when it is removed later.',
    es: 'Aquí queda cada inscripción, también si luego se quita.',
  },
  'log.signupDay': { en: 'Signed up on', es: 'Día de inscripción' },
  'log.signupTime': { en: 'Signed up', es: 'Inscrito' },
  'log.removalTime': { en: 'Removed', es: 'Fecha de baja' },
  'log.removedBy': { en: 'Removed by', es: 'Baja hecha por' },
  'log.name': { en: 'Name', es: 'Nombre' },
  'log.credentials': { en: 'Credentials', es: 'Nivel' },
  'log.shift': { en: 'Shift', es: 'Turno' },
  'log.shiftTime': { en: 'Shift time', es: 'Hora del turno' },
  'log.status': { en: 'Status', es: 'Estado' },
  'log.note': { en: 'Note', es: 'Nota' },
  'notes.time': { en: 'Time', es: 'Hora' },
  'notes.tournament': { en: 'Tournament', es: 'Torneo' },
  'notes.author': { en: 'Author', es: 'Autor' },
  'notes.day': { en: 'Day', es: 'Día' },
  'notes.none': { en: 'Nothing has happened on this schedule yet', es: 'Aún no ha pasado nada aquí' },
  'notes.help': {
    en: 'Actions on all schedules of the past 30 days, Eastern time',
    es: 'Acciones de los últimos 30 días, hora del Este',
  },
  'notes.noneOfAll': {
    en: 'Nothing happened on any schedule in the past 30 days',
    es: 'No pasó nada en ningún horario en los últimos 30 días',
  },
  'notes.noneHelp': {
    en: 'Every apply, selection, confirmation and removal is kept with its author.',
    es: 'Cada solicitud, selección, confirmación y baja queda con su autor.',
  },
  'notes.applied': { en: 'Applied', es: 'Solicitado' },
  'notes.selected': { en: 'Selected', es: 'Seleccionado' },
  'notes.waitlist': { en: 'Waitlist', es: 'Lista de espera' },
  'notes.confirmed': { en: 'Confirmed', es: 'Confirmado' },
  'notes.removed': { en: 'Removed', es: 'Baja' },
  'notes.replay': { en: 'Replay', es: 'Ver entonces' },
  'notes.replayFrom': { en: 'The schedule as it was at {time}', es: 'El horario en este momento: {time}' },
  'replay.lead': {
    en: 'The schedule as it stood at a minute, and who did what until then.',
    es: 'El horario en un momento dado y quién hizo qué hasta entonces.',
  },
  'replay.day': { en: 'Day', es: 'Día' },
  'replay.time': { en: 'Time', es: 'Hora' },
  'replay.now': { en: 'Now', es: 'Ahora' },
  'replay.back': { en: '1 hour earlier', es: '1 hora antes' },
  'replay.forward': { en: '1 hour later', es: '1 hora después' },
  'replay.previous': { en: 'Previous change', es: 'Cambio anterior' },
  'replay.next': { en: 'Next change', es: 'Cambio siguiente' },
  'replay.asOf': { en: 'As of {time}', es: 'Estado: {time}' },
  'replay.schedule': { en: 'Schedule then', es: 'El horario entonces' },
  'replay.changes': { en: 'Who did what', es: 'Quién hizo qué' },
  'replay.noShifts': { en: 'There were no shifts then', es: 'Entonces no había turnos' },
  'replay.noChanges': { en: 'Nothing had happened yet', es: 'Aún no había pasado nada' },
  'replay.registered': { en: '{count} registered', es: 'Inscritos: {count}' },
  'replay.filled': { en: '{count} of {spots}', es: '{count} de {spots}' },
  'replay.goTo': { en: 'Show the schedule right after this', es: 'Ver el horario justo después' },
  'replay.system': { en: 'system', es: 'sistema' },
} as const satisfies Words;

const texts = { ...staffCatalogue, ...auditWords } as const;

export const useAuditWords = () => useWordsOf(texts);

export type AuditSay = ReturnType<typeof useAuditWords>;
