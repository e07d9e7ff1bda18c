import type { Words } from './tables.ts';

export const statusWords = {
  'status.applied': { en: 'Applied', es: 'Solicitado' },
  'status.selected': { en: 'Selected', es: 'Seleccionado' },
  'status.registered': { en: 'Registered', es: 'Inscrito' },
  'status.confirmed': { en: 'Confirmed', es: 'Confirmado' },
  'status.waitlist': { en: 'Waitlist', es: 'Lista de espera' },
  'status.conflict': { en: 'CONFLICT', es: 'CONFLICTO' },
  'status.conflictMeans': {
    en: 'CONFLICT: also in a shift of another tournament at these hours',
    es: 'CONFLICTO: también en un turno de otro torneo a esas horas',
  },
  'status.waiverMissing': { en: 'Waiver missing', es: 'Falta el descargo' },
  'tournament.draft': { en: 'Draft', es: 'Borrador' },
  'tournament.advertise': { en: 'Save The Date', es: 'Reserva la fecha' },
  'tournament.active': { en: 'Active', es: 'Activo' },
  'tournament.published': { en: 'Published', es: 'Publicado' },
  'tournament.archived': { en: 'Archived', es: 'Archivado' },
  'tournament.datesNeeded': { en: 'Dates Needed', es: 'Faltan fechas' },
  'draft.title': { en: 'This tournament is in draft', es: 'Este torneo está en borrador' },
  'draft.banner': {
    en: 'Update the status to make it public. No emails or texts can be sent in draft.',
    es: 'Actualiza el estado para hacerlo público. En borrador no se pueden enviar correos ni SMS.',
  },
  'draft.action': { en: 'Update status', es: 'Actualizar estado' },
} as const satisfies Words;
