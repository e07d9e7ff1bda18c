/** What the server says of the log, in Spanish. */
export const auditSpanish = {
  'must not be after to': 'no puede ser después del final',
  'must be a position': 'debe ser una posición',
  'must be a position in the log': 'debe ser una posición del registro',
  'must hold at most 20 names': 'puede tener como máximo 20 nombres',
  'This read model is not paused': 'Este modelo de lectura no está en pausa',
  'Nothing is signed yet': 'Todavía no hay nada firmado',
  ContactsRead: 'Datos de contacto consultados',
  DemoBegun: 'Demostración iniciada',
  DemoPartLoaded: 'Parte de la demostración cargada',
  InstallationNamed: 'Registro nombrado',
} as const;
