/** What the server says of tournaments, letters, plans, pay, prize money, rankings, questions and the log. */
export const organizingTexts = {
  Saved: 'Guardado',
  saved: 'guardado',
  added: 'agregado',
  Removed: 'Se quitó',
  removed: 'se quitó',
  'Tournament Added': 'Torneo agregado',
  'Tournament Updated': 'Torneo actualizado',
  'Status Updated to {status}': 'Nuevo estado: {status}',
  'Court Added': 'Cancha agregada',
  'Data sent successfully!': '¡Datos enviados!',
  'Email Sent. Remember to set privileges': 'Correo enviado. Recuerda asignar los permisos',
  'Platform admin added': 'Ahora administra la plataforma',
  'Platform admin removed': 'Ya no administra la plataforma',
  'Name too short': 'Nombre demasiado corto',
  'must not be before the start': 'no puede ser antes del inicio',
  '*Fill out all fields': '*Completa todos los campos',
  'There is nothing to add': 'No hay nada que agregar',
  'Failed to send data.': 'No se pudieron enviar los datos.',
  'A tournament needs at least one master admin': 'Un torneo necesita al menos un administrador principal',
  'This tournament was changed meanwhile, please reload':
    'Este torneo cambió mientras tanto; recarga la página',
  'The status was changed meanwhile: look at it again': 'El estado cambió mientras tanto: revísalo de nuevo',
  'A tournament has at most {count} courts': 'Un torneo tiene como máximo {count} canchas',
  'This court was renamed meanwhile, please reload':
    'El nombre de esta cancha cambió mientras tanto; recarga la página',
  'There is a court {name} already': 'Ya existe la cancha {name}',
  'must be the court_order of a court, or its name': 'debe ser el número de orden de una cancha o su nombre',
  'is not a known court': 'no es una cancha conocida',
  'must be the number or name of a court': 'debe ser el número o el nombre de una cancha',
  'must be future, past or all': 'debe ser future, past o all',
  'must be West, Central, East or legacy': 'debe ser West, Central, East o legacy',
  'must be West, Central or East': 'debe ser West, Central o East',
  'must be pickleball or tennis': 'debe ser pickleball o tennis',
  'must be a time zone of the list, such as US/Eastern':
    'debe ser una zona horaria de la lista, como US/Eastern',
  'must be a time zone of the list': 'debe ser una zona horaria de la lista',
  'is the same tournament as row {row}': 'es el mismo torneo que la fila {row}',
  'exists already with this start': 'ya existe con este inicio',
  'Sorry no parent tournament was found.': 'Lo sentimos, no se encontró el torneo matriz.',
  'A tournament cannot be its own parent': 'Un torneo no puede ser su propio torneo matriz',
  'This person has no account yet. Please ask them to register first.':
    'Esta persona todavía no tiene cuenta. Pídele que se registre primero.',
  'This person is an admin already': 'Esta persona ya es administrador',
  'Not authorized to edit admins': 'No tienes autorización para editar administradores',
  'Not authorized to add admins': 'No tienes autorización para agregar administradores',
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
  '{kind} body required': 'falta el texto',
  'There is no place {{name}} (character {at})': 'No existe el campo {{name}} (carácter {at})',
  'must be email or text': 'debe ser correo o SMS',
  'must be confirmed, scheduled, waitlist or both': 'debe ser confirmed, scheduled, waitlist o both',
  'are too many': 'son demasiados',
  'Template Name Required': 'Falta el nombre de la plantilla',
  'You have {count} templates already. Delete one first.':
    'Ya tienes {count} plantillas. Elimina una primero.',
  'Item is paid so not changes can be made': 'El premio está pagado y ya no se puede cambiar',
  'Everything of this person is paid already: hand nothing over':
    'Todo lo de esta persona ya está pagado: no entregues nada',
  'The items were changed meanwhile: {total} is to be paid':
    'Los premios cambiaron mientras tanto: hay que pagar {total}',
  'is on the list already': 'ya está en la lista',
  '{count} of these prizes are on the list already: nothing was added':
    '{count} de estos premios ya están en la lista: no se agregó nada',
  'must be at most {count} rows': 'puede tener como máximo {count} filas',
  'Expense type required': 'Falta el tipo de gasto',
  'Category required': 'Falta la categoría',
  'Title required': 'Falta el título',
  'Duplicate Category Name Found': 'Ya hay una categoría con ese nombre',
  'There are to-do items in this category. Please move or delete them first.':
    'Hay tareas en esta categoría. Primero muévelas o elimínalas.',
  'Somebody else has changed this meanwhile: look at it again':
    'Otra persona lo cambió mientras tanto: revísalo de nuevo',
  'Somebody else has changed this meanwhile. Reload to see it.':
    'Otra persona cambió esto mientras tanto. Recarga la página para verlo.',
  'A plan has no room for more items': 'Un plan no admite más elementos',
  'A plan has no room for more categories': 'Un plan no admite más categorías',
  'A plan has no room for more details of one item': 'Un plan no admite más detalles de un elemento',
  'A plan has no room for more {what}': 'Un plan no admite más',
  'This plan was copied already': 'Este plan ya se copió',
  'Nobody is to be reminded: it is done, or given to no admin of the tournament':
    'No hay a quién recordárselo: está hecho o no lo tiene ningún administrador del torneo',
  'Only admins of the tournament can be given a to-do item':
    'Una tarea solo se puede dar a administradores del torneo',
  'belongs to the budget, the to-do list or both': 'va en el presupuesto, en la lista de tareas o en ambos',
  'is no category of this plan': 'no es una categoría de este plan',
  'Sorry the question can not be found. This can happen if it has already been answered or if the question was deleted.':
    'Lo sentimos, no se encontró la pregunta. Puede que ya tenga respuesta o que se haya eliminado.',
  'You can ask {count} questions a day. Please try again tomorrow.':
    'Puedes hacer {count} preguntas al día. Inténtalo de nuevo mañana.',
  'Question Required': 'Falta la pregunta',
  'Answer Required': 'Falta la respuesta',
  'is not a known link': 'no es un enlace conocido',
  'must be 1, 2 or 3': 'debe ser 1, 2 o 3',
  'must be F or M': 'debe ser F o M',
  'are more than {count}': 'son más de {count}',
  'is no event of the rankings': 'no es una prueba del ranking',
  'This tournament has that event already': 'Este torneo ya tiene esa prueba',
  'must be somebody else': 'debe ser otra persona',
  'Only women play in a womens event': 'En una prueba femenina solo juegan mujeres',
  'Only men play in a mens event': 'En una prueba masculina solo juegan hombres',
  'A woman and a man play in a mixed event': 'En una prueba mixta juegan una mujer y un hombre',
  'A player stands in one pair of an event': 'Un jugador está en una sola pareja de cada prueba',
  'This player is there already': 'Este jugador ya está en la lista',
  'must be paid or posted': 'debe ser paid o posted',
  'This invoice is paid already: take that back first':
    'Esta factura ya está pagada: quita primero esa marca',
  'This invoice was paid anew meanwhile: look at it again':
    'Esta factura se pagó de nuevo mientras tanto: revísala otra vez',
  'Nothing is due on this invoice': 'No hay nada por pagar en esta factura',
  'What is due on this invoice is not posted yet: post it first':
    'Lo que está por pagar en esta factura aún no está contabilizado: contabilízalo primero',
  'This was paid with an invoice: take that payment back first':
    'Esto se pagó con una factura: retira primero ese pago',
  'This invoice adds up to something else by now: look at it again':
    'Esta factura suma ahora otra cantidad: revísala de nuevo',
  'must not be after to': 'no puede ser después del final',
  'must be a position': 'debe ser una posición',
  'must be a position in the log': 'debe ser una posición del registro',
  'must hold at most 20 names': 'puede tener como máximo 20 nombres',
  'This read model is not paused': 'Este modelo de lectura no está en pausa',
  'Nothing is signed yet': 'Todavía no hay nada firmado',
} as const;
