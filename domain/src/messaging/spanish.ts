/** What the server says of letters and the message board, in Spanish. */
export const messagingSpanish = {
  'The tournament must be published, and you must be selected or have confirmed your spot before you can access the message board.':
    'El torneo debe estar publicado y debes estar seleccionado o haber confirmado tu plaza para entrar al muro de mensajes.',
  'A message is required': 'Falta el mensaje',
  'You have written to this person {count} times within a day. You can go on {when}.':
    'Escribiste {count} veces a esta persona en un día. Podrás seguir {when}.',
  'You have written {count} messages within a day. You can go on {when}.':
    'Escribiste {count} mensajes en un día. Puedes continuar: {when}.',
  'must be referee, line or volunteer': 'debe ser referee, line o volunteer',
  'not registered': 'sin inscripción',
  'You get no letters of this tournament: you have left them.':
    'No recibes los correos de este torneo: dejaste de recibirlos.',
  'You get no texts: you have stopped them.': 'No recibes SMS: los detuviste.',
  'You have no phone number. Add one in your profile.':
    'No tienes número de teléfono. Agrégalo en tu perfil.',
  'You have no e-mail address. Add one in your profile.':
    'No tienes correo electrónico. Agrégalo en tu perfil.',
  'Nobody was reached': 'No se llegó a nadie',
  'Nobody is left to send this to.': 'No queda nadie a quien enviarlo.',
  'Too many messages within a day. You can go on {when}.':
    'Demasiados mensajes en un día. Puedes continuar: {when}.',
  'With names filled in the text has more than {count} characters':
    'Con los nombres puestos, el SMS tiene más de {count} caracteres',
  'A letter goes to at most {count} people. Please choose fewer.':
    'Un mensaje va a {count} personas como máximo. Elige menos.',
  'Subject Required': 'Falta el asunto',
  'email body required': 'falta el texto del correo',
  'text body required': 'falta el texto del SMS',
  'There is no place {place} (character {at})': 'No existe el campo {place} (carácter {at})',
  'must be email or text': 'debe ser correo o SMS',
  'must be confirmed, scheduled, waitlist or both': 'debe ser confirmed, scheduled, waitlist o both',
  'are too many': 'son demasiados',
  'Template Name Required': 'Falta el nombre de la plantilla',
  'You have {count} templates already. Delete one first.':
    'Ya tienes {count} plantillas. Elimina una primero.',
  LetterSent: 'Correo o SMS enviado',
  LetterSaved: 'Correo o SMS guardado',
  LetterStopped: 'Envío detenido',
  LetterResent: 'Correo o SMS reenviado',
  LettersForgotten: 'Datos personales borrados',
  PostAdded: 'Publicado en el muro',
  PostEdited: 'Publicación cambiada',
  PostDeleted: 'Publicación eliminada',
  PosterWritten: 'Escribió a quien publicó',
  PostsForgotten: 'Datos personales borrados',
  LettersLeft: 'No quiere correos del torneo',
  LettersJoined: 'Quiere de nuevo correos del torneo',
  TemplateAdded: 'Plantilla agregada',
  TemplateChanged: 'Plantilla cambiada',
  TemplateDeleted: 'Plantilla eliminada',
  CalendarOpened: 'Enlace de calendario creado',
  CalendarClosed: 'Enlace de calendario anulado',
  LetterLinksRevoked: 'Enlaces de correos anteriores retirados',
} as const;
