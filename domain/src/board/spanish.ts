/** What the server says of the board, in Spanish. */
export const boardSpanish = {
  'This referee is not checked in': 'No está registrada la llegada de este árbitro',
  'This referee is on court {court} already': 'Este árbitro ya está en la cancha {court}',
  'This referee has an assignment already: {type}': 'Este árbitro ya tiene una tarea: {type}',
  'This person works outside the rotation of the courts':
    'Esta persona trabaja fuera de la rotación de las canchas',
  'Finish the match on court {court} first': 'Termina primero el partido de la cancha {court}',
  'On court {court}: finish the match first, or remove them when it ends':
    'En la cancha {court}: termina primero el partido o quítalo cuando acabe',
  'Finish the assignment first: {type}': 'Termina primero la tarea: {type}',
  'Court {court} already has a referee': 'La cancha {court} ya tiene árbitro',
  'Court {court} already has a second referee': 'La cancha {court} ya tiene segundo árbitro',
  'The second must be another referee': 'El segundo árbitro debe ser otra persona',
  'There is no match on court {court}': 'No hay ningún partido en la cancha {court}',
  'This match was finished meanwhile': 'Este partido se terminó mientras tanto',
  'The second of this match was changed meanwhile':
    'El segundo árbitro de este partido cambió mientras tanto',
  'The monitor of this court was changed meanwhile': 'El monitor de esta cancha cambió mientras tanto',
  'The amount was changed meanwhile: look at it again': 'El monto cambió mientras tanto: revísalo de nuevo',
  'This assignment was finished meanwhile': 'Esta tarea se terminó mientras tanto',
  'This assignment is still under way: finish it first':
    'Esta tarea todavía está en curso: termínala primero',
  'This was marked as paid: take that back first': 'Esto se marcó como pagado: quita primero esa marca',
  'This was marked as posted: take that back first':
    'Esto se marcó como contabilizado: quita primero esa marca',
  'Marked as paid by {who}, {when}: take that back first':
    'Se marcó como pagado por {who}, {when}: quita primero esa marca',
  'Marked as posted by {who}, {when}: take that back first':
    'Se marcó como contabilizado por {who}, {when}: quita primero esa marca',
  'Only the referees of this match can finish it here':
    'Solo los árbitros de este partido pueden terminarlo aquí',
  'After a tie-breaker the coordinator finishes the match':
    'Después de un desempate, la coordinación termina el partido',
  'Court {court} waits for this clipboard already': 'La cancha {court} ya espera esta planilla',
  'This call was confirmed meanwhile, your response was not sent':
    'Este aviso se confirmó mientras tanto; tu respuesta no se envió',
  'This was changed meanwhile and cannot be undone': 'Esto cambió mientras tanto y no se puede deshacer',
  'Not registered for this tournament': 'No tienes inscripción en este torneo',
  'Please check in at the desk': 'Registra tu llegada en la mesa',
  'Only a checked-in volunteer can be a court monitor':
    'Solo puede ser monitor de cancha un voluntario presente',
  'is not a checked-in volunteer': 'no es un voluntario presente',
  'Sorry but you are not assigned to a court as a court monitor. Once assigned to a court, please re-fresh your browser.':
    'Lo sentimos, no tienes una cancha asignada como monitor de cancha. Cuando te asignen una, recarga la página.',
  'Court Number Needed': 'Falta el número de cancha',
  'Phone number required.  Include country code.': 'Falta el teléfono. Incluye el código del país.',
  'is beyond any queue': 'está fuera de cualquier cola',
  'must be the name of a court': 'debe ser el nombre de una cancha',
  'A tournament has at most {count} players': 'Un torneo tiene como máximo {count} jugadores',
  'has at most {max} rows': 'tiene como máximo {max} filas',
} as const;
