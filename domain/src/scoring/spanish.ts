/** What the server says of score cards and players, in Spanish. */
export const scoringSpanish = {
  'Match Already Submitted': 'El partido ya fue enviado',
  'A player can stand in one place only': 'Un jugador solo puede estar en un puesto',
  'Both teams need a player': 'Ambos equipos necesitan un jugador',
  'Missing Information': 'Falta información',
  'Scores are whole numbers from 0': 'Los puntos son números enteros desde 0',
  'Nobody scores more than {count} in a game': 'Nadie hace más de {count} puntos en un juego',
  'A match {type} has no game {game}': 'Un partido {type} no tiene juego {game}',
  '{one} to {other} cannot happen in a game to {to} that is won by two':
    '{one} a {other} no es posible en un juego a {to} con dos de ventaja',
  'must be one of g1t1 to g4t2': 'debe ser uno de g1t1 a g4t2',
  'Please look at this result again, and confirm it if it is right':
    'Revisa este resultado y confírmalo si es correcto',
  'Nobody has won by these scores': 'Según estos puntos no ganó nadie',
  'By the scores the other team has won': 'Según los puntos ganó el otro equipo',
  'Game {game} is not over at {one} to {other}': 'El juego {game} no está terminado con {one} a {other}',
  'Scorecard not found': 'No se encontró la planilla de resultados',
  PlayerAdded: 'Jugador agregado',
  PlayerChanged: 'Jugador cambiado',
  PlayerRemoved: 'Jugador eliminado',
  CardOpened: 'Jugadores avisados',
  ScoresReported: 'Resultado informado',
  MatchSubmitted: 'Partido enviado',
  ResultCorrected: 'Resultado corregido',
  CardFinished: 'Planilla terminada',
  CardReopened: 'Planilla reabierta',
  SignatureForgotten: 'Firma borrada',
} as const;
