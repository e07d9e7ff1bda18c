/** What the server says of copying from another tournament, in Spanish. */
export const copyingSpanish = {
  copied: 'copiado',
  'taken back': 'deshecho',
  'has no days yet, by which shifts could move': 'aún no tiene días, según los cuales mover los turnos',
  'must name nothing twice': 'no debe nombrar nada dos veces',
  'must be another tournament': 'debe ser otro torneo',
} as const;
