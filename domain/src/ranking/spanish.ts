/** What the server says of rankings, in Spanish. */
export const rankingSpanish = {
  'must be 1, 2 or 3': 'debe ser 1, 2 o 3',
  'must be F or M': 'debe ser F o M',
  'are more than {max}': 'son más de {max}',
  'is no event of the rankings': 'no es una prueba del ranking',
  'This tournament has that event already': 'Este torneo ya tiene esa prueba',
  'must be somebody else': 'debe ser otra persona',
  'Only women play in a womens event': 'En una prueba femenina solo juegan mujeres',
  'Only men play in a mens event': 'En una prueba masculina solo juegan hombres',
  'A woman and a man play in a mixed event': 'En una prueba mixta juegan una mujer y un hombre',
  'A player stands in one pair of an event': 'Un jugador está en una sola pareja de cada prueba',
  'This player is there already': 'Este jugador ya está en la lista',
} as const;
