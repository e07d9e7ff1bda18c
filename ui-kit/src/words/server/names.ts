/** Words of the wire that the server puts into its texts. */
export const NAMES: Readonly<Record<string, string>> = {
  Certified: 'Certificado',
  'Level 2': 'Nivel 2',
  'Level 1': 'Nivel 1',
  'Not Rated': 'Sin nivel',
  Referee: 'Árbitro',
  'Chair Umpire': 'Juez de silla',
  'Athletic Trainer': 'Terapeuta deportivo',
  'Match Starter': 'Responsable de inicio',
  'Line Judge': 'Juez de línea',
  Scorekeeper: 'Anotador',
  Runner: 'Mensajero',
  Other: 'Otro',
  official: 'oficiales',
  volunteer: 'voluntarios',
  'the system': 'el sistema',
  'somebody else': 'otra persona',
};
