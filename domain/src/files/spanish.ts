/** What the server says of spreadsheets that come in, in Spanish. */
export const filesSpanish = {
  'There is nobody to pay by bank': 'No hay a quién pagar por banco',
  'Too many payments for one file': 'Demasiados pagos para un solo archivo',
  'The amount of {name} does not fit a bank file': 'El monto de {name} no cabe en un archivo bancario',
  'The total does not fit a bank file': 'El total no cabe en un archivo bancario',
  'is not a routing number': 'no es un número de ruta',
  'must be a year': 'debe ser un año',
  'must be the nine or ten characters your bank gave you':
    'deben ser los nueve o diez caracteres que te dio tu banco',
  'Many files are being made. Please try again in a moment.':
    'Se están creando muchos archivos. Inténtalo de nuevo en un momento.',
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
  'is empty': 'está vacío',
  'is larger than {max} MB': 'pesa más de {max} MB',
  'has more than {max} rows': 'tiene más de {max} filas',
  'has more than {max} columns': 'tiene más de {max} columnas',
  'cannot be read: line {line} is not well formed': 'no se puede leer: la línea {line} está mal formada',
  'cannot be read as a spreadsheet: save it as .xlsx or CSV':
    'no se puede leer como hoja de cálculo: guárdalo como .xlsx o CSV',
  'is protected by a password: save it without one': 'está protegido con contraseña: guárdalo sin ella',
  'is of an old Excel: save it as .xlsx': 'es de un Excel antiguo: guárdalo como .xlsx',
  'is a PDF: export the list it was made from as .xlsx or CSV':
    'es un PDF: exporta la lista de la que se hizo como .xlsx o CSV',
  'is a page of the web: open it in a spreadsheet and save it as .xlsx':
    'es una página web: ábrela en una hoja de cálculo y guárdala como .xlsx',
  'is not written in these letters': 'no está escrito con estas letras',
  'is too large once it is unpacked': 'es demasiado grande al descomprimirse',
  'takes too long to be read: divide it': 'tarda demasiado en leerse: divídelo',
  'refers to something outside of it: save it as .xlsx anew':
    'hace referencia a algo fuera de él: guárdalo de nuevo como .xlsx',
  'must be a file': 'debe ser un archivo',
  'is none of this file': 'no es de este archivo',
  'File not found': 'No se encontró el archivo',
  'has hidden rows, which are read like the others': 'tiene filas ocultas, que se leen como las demás',
  'has formulas without values: open it in a spreadsheet and save it again':
    'tiene fórmulas sin valores: ábrelo en una hoja de cálculo y guárdalo de nuevo',
  'stands above the heading and is not read': 'está arriba del encabezado y no se lee',
  '{what}: it is not read': '{what}: no se lee',
  'repeats the heading': 'repite el encabezado',
  'is a line of totals': 'es una línea de totales',
  'is no row of the table': 'no es una fila de la tabla',
  'must name at most 200 columns': 'debe nombrar como máximo 200 columnas',
  'names two columns for {field}': 'nombra dos columnas para {field}',
  ImportBegun: 'Importación comenzada',
  ImportStopped: 'Importación detenida',
  ImportEnded: 'Importación terminada',
  ImportUndone: 'Importación deshecha',
  'Import not found': 'No se encontró la importación',
  'This import is still under way: stop it first.': 'Esta importación sigue en curso: detenla primero.',
  'Several people here have this name: give an e-mail address or a phone':
    'Varias personas aquí tienen este nombre: indica un correo o un teléfono',
  'is of another desk': 'es de otra mesa',
  'has no category': 'no tiene categoría',
  'is no category of this tournament': 'no es una categoría de este torneo',
  'names no section and no category of this tournament':
    'no nombra una sección ni una categoría de este torneo',
  'is no shift of this tournament': 'no es un turno de este torneo',
  'is nobody who is known here': 'no es nadie conocido aquí',
  'has no category, and several shifts fit': 'no tiene categoría, y varios turnos coinciden',
  'has no name, and several shifts fit': 'no tiene nombre, y varios turnos coinciden',
  'is no size that shirts have here: it is left out':
    'no es una talla de las camisetas de aquí: se deja fuera',
  'Notes about people are not kept here': 'Las notas sobre personas no se guardan aquí',
  'needs score reporting, which this tournament has not switched on':
    'requiere el informe de resultados, que este torneo no tiene activado',
  'stands in the file twice': 'aparece dos veces en el archivo',
  'Answer how dates are read first': 'Responde primero cómo se leen las fechas',
  '{count} rows have problems: mend them, or leave them out':
    '{count} filas tienen problemas: corrígelas o déjalas fuera',
  'must be true to leave out rows with problems': 'debe ser true para dejar fuera las filas con problemas',
  'Another person has this address by now': 'Otra persona ya tiene esta dirección',
  'The person or the shift could not be made': 'No se pudo crear la persona o el turno',
};
