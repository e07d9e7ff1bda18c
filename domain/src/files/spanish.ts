/** What the server says of spreadsheets that come in, in Spanish. */
export const filesSpanish = {
  'must be a date with its year, like 03/07/2026': 'debe ser una fecha con su año, como 03/07/2026',
  'must be a date and time like 03/07/2026 8:00 AM': 'debe ser una fecha y hora como 03/07/2026 8:00 AM',
  'must be a time like 8:00 AM': 'debe ser una hora como 8:00 AM',
  'must be hours like 8:00 AM - 12:00 PM': 'deben ser horas como 8:00 AM - 12:00 PM',
  'has no date': 'no tiene fecha',
  'has no time at which it starts': 'no tiene hora de inicio',
  'has no name': 'no tiene nombre',
  'is more than a day after the start': 'es más de un día después del inicio',
  'happens twice that night, when clocks are set back: the first is taken':
    'ocurre dos veces esa noche, cuando se atrasan los relojes: se toma la primera',
  'is read with the month first: otherwise its days would lie far from the tournament':
    'se lee con el mes primero: de otro modo sus días quedarían lejos del torneo',
  'is read with the day first: otherwise its days would lie far from the tournament':
    'se lee con el día primero: de otro modo sus días quedarían lejos del torneo',
  'must be Certified, Level 2, Level 1 or Not Rated': 'debe ser Certificado, Nivel 2, Nivel 1 o Sin nivel',
  'must be Applied, Waitlist, Selected or Confirmed':
    'debe ser Solicitado, Lista de espera, Seleccionado o Confirmado',
  'says that they do not come: leave this row out': 'dice que no viene: omite esta fila',
  'must be {count}, as the places by credential': 'debe ser {count}, como los lugares por nivel',
  'names more than two players': 'nombra a más de dos jugadores',
  'names the column "{name}", which the sheet has not': 'nombra la columna "{name}", que la hoja no tiene',
  'names the column "{name}", which stands in the heading twice':
    'nombra la columna "{name}", que está dos veces en el encabezado',
  'names the field {field}, which this kind has not': 'nombra el campo {field}, que este tipo no tiene',
  'names two columns for {field}': 'nombra dos columnas para {field}',
};
