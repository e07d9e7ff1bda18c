/** What the server says of shifts and sign-ups, in Spanish. */
export const rosterSpanish = {
  'Sorry this tournament is not open for registration.':
    'Lo sentimos, este torneo no está abierto para inscripciones.',
  'Sign-up for referees is switched off in this tournament.':
    'La inscripción de árbitros está desactivada en este torneo.',
  'Sign-up for athletic trainers is switched off in this tournament.':
    'La inscripción de terapeutas deportivos está desactivada en este torneo.',
  'Sign-up for volunteers is switched off in this tournament.':
    'La inscripción de voluntarios está desactivada en este torneo.',
  'This person is in another group by now: look at it again':
    'Esta persona ahora está en otro grupo: revísalo de nuevo',
  'This group has more people by now: look at it again':
    'Este grupo tiene más personas que antes: revísalo de nuevo',
  'The time zone was changed meanwhile: look at it again':
    'La zona horaria cambió mientras tanto: revísala de nuevo',
  'Shifts outside of these days: {shifts}. Please confirm that this is meant.':
    'Turnos fuera de estos días: {shifts}. Confirma que es correcto.',
  'This category has more shifts by now: look at it again':
    'Esta categoría tiene más turnos que antes: revísala de nuevo',
  'This person has more shifts by now: look at them again':
    'Esta persona tiene más turnos que antes: revísalos de nuevo',
  'Somebody has signed up for this shift meanwhile: look at it again':
    'Alguien se inscribió en este turno mientras tanto: revísalo de nuevo',
  'Somebody has changed this sign-up meanwhile: look at it again':
    'Alguien cambió esta inscripción mientras tanto: revísala de nuevo',
  '{shift} is over.': '{shift} ya terminó.',
  '{shift} has begun. Please speak to the desk.': '{shift} ya empezó. Habla con la mesa.',
  'Your shifts here have begun. Please speak to the desk.':
    'Tus turnos aquí ya empezaron. Habla con la mesa.',
  CONFLICT: 'CONFLICTO',
  '{person}: {conflict}': '{person}: {conflict}',
  'CONFLICT - {shift}': 'CONFLICTO: {shift}',
  Full: 'Completo',
  'Full - all {count} spots of {shift} are taken.':
    'Completo: todas las plazas de {shift} están ocupadas ({count}).',
  'Full - no spot for {credential} is left in {shift}.':
    'Completo: en {shift} no quedan plazas para este nivel: {credential}.',
  'Full - the waitlist of {shift} has no room left.': 'Completo: la lista de espera de {shift} está llena.',
  '{shift} has a sign-up of this person already.': 'Esta persona ya tiene una inscripción en {shift}.',
  '{shift} has no spots for {credential}.': '{shift} no tiene plazas para este nivel: {credential}.',
  'Please apply for this shift, the coordinator selects who works it.':
    'Solicita este turno; la coordinación selecciona quién lo trabaja.',
  'Only a selected shift can be confirmed, this one is still applied for.':
    'Solo se puede confirmar un turno seleccionado; este todavía está solicitado.',
  'Shifts can be confirmed once the tournament is published.':
    'Los turnos se pueden confirmar cuando el torneo se publique.',
  'Please withdraw from this shift with a message to the coordinator.':
    'Retírate de este turno con un mensaje a la coordinación.',
  'No emails or texts can be sent while the tournament is in draft.':
    'No se pueden enviar correos ni SMS mientras el torneo esté en borrador.',
  'You have written to the coordinators {count} times within a day. You can write again {when}.':
    'Escribiste a la coordinación {count} veces en un día. Puedes volver a escribir: {when}.',
  'You have added {count} people within a day. You can add more {when}.':
    'Agregaste a {count} personas en un día. Puedes agregar más: {when}.',
  'The list adds {count} people, but you can add only {left} more within a day. Import it in parts.':
    'La lista agrega a {count} personas, pero solo puedes agregar {left} más en un día. Impórtala por partes.',
  "Sorry but we didn't find any shifts for you.": 'Lo sentimos, no encontramos ningún turno tuyo.',
  'Sorry you have not been approved for this tournament.':
    'Lo sentimos, no tienes la aprobación para este torneo.',
  'Date Required': 'Falta la fecha',
  '{fault} (shift {number} of the list)': '{fault} (turno {number} de la lista)',
  'Total spot count is 0, please add spots.': 'El total de plazas es 0; agrega plazas.',
  '{shift} ({start} - {end}) lasts longer than 24 hours. Please confirm that this is meant.':
    '{shift} ({start} - {end}) dura más de 24 horas. Confirma que es correcto.',
  '{shift} ({start} - {end}) is more than a week outside the days of the tournament. Please confirm that this is meant.':
    '{shift} ({start} - {end}) está a más de una semana de los días del torneo. Confirma que es correcto.',
  '{count} people are selected or confirmed, so there cannot be fewer than {count} spots. Move somebody off first, then set {spots}.':
    'Personas seleccionadas o confirmadas: {count}, así que no puede haber menos de {count} plazas. Primero quita a alguien y luego pon {spots}.',
  'More people are selected or confirmed for a credential than it would have spots.':
    'Hay más personas seleccionadas o confirmadas de un nivel que las plazas que tendría.',
  'The spots of this shift are counted by credential and add up to {sum}; change those counts.':
    'Las plazas de este turno se cuentan por nivel y suman {sum}; cambia esos números.',
  'This shift was changed meanwhile. Please reload it.':
    'Este turno cambió mientras tanto. Recarga la página.',
  '{count} people are on the waitlist, so it cannot have fewer spots.':
    'Personas en la lista de espera: {count}, así que no puede tener menos plazas.',
  'Please sign the volunteer waiver before you register for shifts.':
    'Firma el descargo de responsabilidad de voluntarios antes de inscribirte en turnos.',
  'The waiver was changed meanwhile. Please read it again before you sign.':
    'El descargo cambió mientras tanto. Léelo de nuevo antes de firmar.',
  'Signature does not match your profile.': 'La firma no coincide con tu perfil.',
  'must be a volunteer category of this tournament': 'debe ser una categoría de voluntarios de este torneo',
  'There is a category {name} already': 'Ya existe la categoría {name}',
  'There is a group {name} already': 'Ya existe el grupo {name}',
  'Can not delete category as there are volunteers registered for shifts in this category. Please move the volunteers to new shifts.':
    'No se puede eliminar la categoría porque hay voluntarios inscritos en sus turnos. Pasa a los voluntarios a otros turnos.',
  'A confirmation is taken back by moving the person to the waitlist.':
    'Una confirmación se retira al pasar a la persona a la lista de espera.',
  'is taken back by moving the person to the waitlist':
    'se retira al pasar a la persona a la lista de espera',
  'email required': 'falta el correo',
  'Name Required': 'Falta el nombre',
  'must name each person once per shift': 'debe nombrar a cada persona una sola vez por turno',
  'must name each shift once': 'debe nombrar cada turno una sola vez',
  'must hold at most {max} changes': 'puede tener como máximo {max} cambios',
  'needs at least one change': 'necesita al menos un cambio',
  'must be a colour like #009CAE': 'debe ser un color como #009CAE',
  'must hold at most 500 shifts': 'puede tener como máximo 500 turnos',
  'needs at least one shift': 'necesita al menos un turno',
  'This person is being scheduled elsewhere, please try again':
    'En este momento se programa a esta persona en otro lugar; inténtalo de nuevo',
  'CONFLICT - {shift} {start} - {end}': 'CONFLICTO: {shift} {start} - {end}',
  'must be a category of officials': 'debe ser una categoría de oficiales',
  'must be a category of volunteers': 'debe ser una categoría de voluntarios',
  '{name}, {start}': '{name}, {start}',
  ShiftAdded: 'Turno agregado',
  ShiftEdited: 'Turno cambiado',
  ZoneCorrected: 'Zona horaria corregida',
  ShiftDeleted: 'Turno eliminado',
  StaffAdded: 'Agregado al personal',
  StaffRemoved: 'Quitado del personal',
  SectionJoined: 'Agregado a una sección',
  SectionLeft: 'Quitado de una sección',
  LastMatchToggled: 'Último partido marcado o desmarcado',
  Applied: 'Solicitado',
  SpotTaken: 'Seleccionado',
  MovedOffWaitlist: 'Seleccionado',
  MovedToWaitlist: 'Pasado a la lista de espera',
  Confirmed: 'Confirmado',
  ConfirmationTakenBack: 'Confirmación retirada',
  SignupRemoved: 'Baja',
  Withdrawn: 'Se retiró',
  CoordinatorWritten: 'Escribió a coordinación',
  ApprovalRequested: 'Aprobación solicitada',
  ApplicationHeld: 'Solicitado, a la espera de aprobación',
  HeldApplicationDropped: 'Retiró lo que esperaba aprobación',
  RefereeApproved: 'Árbitro aprobado',
  ApprovalRemoved: 'Aprobación retirada',
  NotesForgotten: 'Datos personales borrados',
  ScheduleEmailed: 'Horario enviado por correo',
  ClaimDropped: 'Reserva de plaza sin usar descartada',
  VolunteerCategoryAdded: 'Categoría agregada',
  VolunteerCategoryEdited: 'Categoría cambiada',
  VolunteerCategoryDeleted: 'Categoría eliminada',
  CaptainAdded: 'Nombrado capitán de una categoría',
  CaptainRemoved: 'Ya no es capitán de una categoría',
  ShiftCaptainMarked: 'Marcado o desmarcado a cargo del turno',
  VolunteerCheckedIn: 'Llegada registrada',
  VolunteerCheckedOut: 'Salida registrada',
  ShirtHandedOut: 'Camiseta entregada',
  ShirtTakenBack: 'Camiseta devuelta',
  GroupAdded: 'Grupo agregado',
  GroupEdited: 'Grupo cambiado',
  GroupDeleted: 'Grupo eliminado',
  GroupJoined: 'Se unió a un grupo',
  GroupLeft: 'Dejó un grupo',
  WaiverSigned: 'Descargo firmado',
} as const;
