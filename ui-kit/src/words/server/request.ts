/** What the server says of requests themselves: who may, what is missing, when to try again. */
export const requestTexts = {
  'Sorry you are not authorized for this feature.': 'Lo sentimos, no tienes autorización para esta función.',
  'Something went wrong on our side. Please try again.': 'Algo falló de nuestro lado. Inténtalo de nuevo.',
  'The service is not reachable right now. Please try again shortly.':
    'El servicio no está disponible ahora. Inténtalo de nuevo en un momento.',
  'This part of the data cannot be used at the moment. Those who run the service have been told.':
    'Esta parte de los datos no se puede usar por el momento. Ya se avisó a quienes operan el servicio.',
  'This is too large to be kept in one piece.': 'Esto es demasiado grande para guardarlo de una vez.',
  'This is too large to be kept in one piece. Please shorten the texts, or do it in several steps':
    'Esto es demasiado grande para guardarlo de una vez. Acorta los textos o hazlo en varios pasos',
  'The request body is not valid JSON.': 'El contenido de la solicitud no es JSON válido.',
  'The request body is empty.': 'El contenido de la solicitud está vacío.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'The length of the request body is not as announced.':
    'El contenido de la solicitud no tiene el largo anunciado.',
  'The address is not well formed.': 'La dirección está mal formada.',
  'Send the request body as JSON (Content-Type: application/json).':
    'Envía el contenido de la solicitud como JSON (Content-Type: application/json).',
  'The request could not be understood.': 'No se pudo entender la solicitud.',
  'The request contains characters or nesting that cannot be stored.':
    'La solicitud contiene caracteres o niveles que no se pueden guardar.',
  'The request failed ({status}).': 'La solicitud falló ({status}).',
  'This address does not take that method.': 'Esta dirección no acepta ese método.',
  'This took too long. Please try again.': 'Esto tardó demasiado. Inténtalo de nuevo.',
  'This took too long. Please try again. Nothing was saved.':
    'Esto tardó demasiado. Inténtalo de nuevo. No se guardó nada.',
  'The service is not reachable right now. Please try again shortly. Nothing was saved.':
    'El servicio no está disponible ahora. Inténtalo de nuevo en un momento. No se guardó nada.',
  'This took too long, and may have been done already. Please try again: it is done once.':
    'Esto tardó demasiado y quizá ya se hizo. Inténtalo de nuevo: se hace una sola vez.',
  'This took too long, and may have been done already. Please look before you send it again.':
    'Esto tardó demasiado y quizá ya se hizo. Compruébalo antes de enviarlo de nuevo.',
  'The server is restarting. Please try again shortly.':
    'El servidor se está reiniciando. Inténtalo de nuevo en un momento.',
  'The token is not the one of these metrics.': 'El token no es el de estas métricas.',
  'Courtcrew-Min-Position lies beyond the log: no answer has named it':
    'Courtcrew-Min-Position está más allá del registro: ninguna respuesta la nombró',
  'Courtcrew-Min-Position must be a position an answer named':
    'Courtcrew-Min-Position debe ser una posición que nombró una respuesta',
  'Idempotency-Key must be 1 to 128 visible characters':
    'Idempotency-Key debe tener de 1 a 128 caracteres visibles',
  'What you ask for is not shown yet. Please try again.':
    'Lo que pides todavía no se muestra. Inténtalo de nuevo.',
  'This was changed by {who} in the meantime. Reload to see it.':
    'Lo cambió {who} mientras tanto. Recarga la página para verlo.',
  'This request comes from another site.': 'Esta solicitud viene de otro sitio.',
  'This Idempotency-Key was used for a different request': 'Esta Idempotency-Key se usó para otra solicitud',
  'There is no such room': 'No existe esa sala',
  'Too many rooms': 'Demasiadas salas',
  'Too many live connections are open.': 'Hay demasiadas conexiones en vivo abiertas.',
  'Too many requests, please try again in {time}.': 'Demasiadas solicitudes; inténtalo de nuevo en {time}.',
  'Not found': 'No encontrado',
  'Admin not found': 'No se encontró el administrador',
  'Assignment not found': 'No se encontró la tarea',
  'Calendar not found': 'No se encontró el calendario',
  'Captain not found': 'No se encontró el capitán',
  'Category not found': 'No se encontró la categoría',
  'Clipboard not found': 'No se encontró la planilla',
  'Contact not found': 'No se encontró el contacto',
  'Court not found': 'No se encontró la cancha',
  'Detail not found': 'No se encontró el detalle',
  'Event not found': 'No se encontró la prueba',
  'Group not found': 'No se encontró el grupo',
  'Invoice not found': 'No se encontró la factura',
  'Item not found': 'No se encontró el premio',
  'Letter not found': 'No se encontró la carta',
  'Link not found': 'No se encontró el enlace',
  'Match not found': 'No se encontró el partido',
  'Message not found': 'No se encontró el mensaje',
  'Notification not found': 'No se encontró el aviso',
  'Pair not found': 'No se encontró la pareja',
  'Parent tournament not found': 'No se encontró el torneo matriz',
  'Pay not found': 'No se encontró el pago',
  'Payee not found': 'No se encontró a quién se paga',
  'Payment not found': 'No se encontró el pago',
  'Person not found': 'No se encontró a esta persona',
  'Plan not found': 'No se encontró el plan',
  'Plan category not found': 'No se encontró la categoría del plan',
  'Plan detail not found': 'No se encontró el detalle del plan',
  'Plan item not found': 'No se encontró el elemento del plan',
  'Player not found': 'No se encontró el jugador',
  'Post not found': 'No se encontró el mensaje',
  'Read model not found': 'No se encontró el modelo de lectura',
  'Referee not found': 'No se encontró el árbitro',
  'Secret not found': 'No se encontró el secreto',
  'Session not found': 'No se encontró la sesión',
  'Shift not found': 'No se encontró el turno',
  'Sign-up not found': 'No se encontró la inscripción',
  'Signup not found': 'No se encontró la inscripción',
  'Status not found': 'No se encontró el estado',
  'Template not found': 'No se encontró la plantilla',
  'Tournament not found': 'No se encontró el torneo',
  'Volunteer not found': 'No se encontró el voluntario',
  '{what} not found': 'No encontrado: {what}',
} as const;
