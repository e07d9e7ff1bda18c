import { filled, type Text } from '../kernel/text.ts';
import {
  type Format,
  GAMES,
  type Game,
  gamesOf,
  pointsTo,
  SCORE_MAX,
  SCORE_TYPES,
  type Scores,
  type ScoreType,
  scoreType,
  TEAMS,
  type Team,
  TIE_BREAK,
} from './model.ts';

/** Which scores can occur, and what is missing of a result. Plain rules: screens ask them as well. */

/** Both scores of a game; undefined where one was not reported. */
export const pairOf = (scores: Scores, game: Game): readonly [number | undefined, number | undefined] => [
  scores[scoreType(game, 1)],
  scores[scoreType(game, 2)],
];

/** Whether a game to so many points, won by two, can stand like this: under way or over. */
export const canStand = (to: number, one: number, other: number): boolean =>
  Math.max(one, other) <= to || Math.abs(one - other) <= 2;

/** Whether the game is over: somebody has the points, two ahead. */
export const isOver = (to: number, one: number, other: number): boolean =>
  Math.max(one, other) >= to && Math.abs(one - other) >= 2;

/** Without the games at 0 to 0: forms send every game there could be. */
export const playedIn = (scores: Scores): Scores =>
  Object.fromEntries(
    GAMES.filter((game) => pairOf(scores, game).some((score) => score)).flatMap((game) =>
      TEAMS.flatMap((team) => {
        const type = scoreType(game, team);
        return scores[type] === undefined ? [] : [[type, scores[type]]];
      }),
    ),
  );

const IMPOSSIBLE = '{one} to {other} cannot happen in a game to {to} that is won by two';

/** What is wrong with scores, and with which. */
export interface ScoreFault {
  readonly text: Text;
  readonly types: readonly ScoreType[];
}

const typesOf = (game: Game): readonly ScoreType[] => TEAMS.map((team) => scoreType(game, team));

/** Why these scores cannot be those of such a match, for whoever typed them; undefined when they can. */
export function faultOf(format: Format, scores: Scores): ScoreFault | undefined {
  for (const type of SCORE_TYPES) {
    const score = scores[type];
    if (score === undefined) continue;
    if (!Number.isInteger(score) || score < 0)
      return { text: 'Scores are whole numbers from 0', types: [type] };
    if (score > SCORE_MAX)
      return {
        text: filled('Nobody scores more than {count} in a game', { count: SCORE_MAX }),
        types: [type],
      };
  }
  const games = gamesOf(format);
  for (const game of GAMES) {
    const [one, other] = pairOf(scores, game);
    const types = typesOf(game).filter((type) => scores[type] !== undefined);
    if (types.length === 0) continue;
    if (!games.includes(game))
      return { text: filled('A match {type} has no game {game}', { type: format.match_type, game }), types };
    const to = pointsTo(format, game);
    if (one !== undefined && other !== undefined && !canStand(to, one, other))
      return { text: filled(IMPOSSIBLE, { one, other, to }), types };
  }
  return undefined;
}

const isReported = (scores: Scores, game: Game): boolean =>
  pairOf(scores, game).every((score) => score !== undefined);

/**
 * The scores that a result lacks: those of the games any such match has (two of a best of three, else the first), of a
 * game before one that was reported, and the other half of a game.
 */
export const missingIn = (format: Format, scores: Scores): readonly ScoreType[] => {
  const inOrder = gamesOf(format).filter((game) => game !== TIE_BREAK);
  const needed = Math.max(
    format.match_type === '2/3 to 11' ? 2 : 1,
    ...inOrder.filter((game) => isReported(scores, game)),
  );
  return gamesOf(format).flatMap((game) => {
    const missing = typesOf(game).filter((type) => scores[type] === undefined);
    return missing.length === 1 || (inOrder.includes(game) && game <= needed) ? missing : [];
  });
};

/** Games of which the scores say that they were not played to the end. */
export const unfinishedGames = (format: Format, scores: Scores): readonly Game[] =>
  gamesOf(format).filter((game) => {
    const [one, other] = pairOf(scores, game);
    return one !== undefined && other !== undefined && !isOver(pointsTo(format, game), one, other);
  });

/** Why a result that can stand is probably a slip: a game that is not over, no winner by the scores, or another one. */
export type Doubt =
  | { readonly is: 'not-over'; readonly game: Game }
  | { readonly is: 'nobody-won' }
  | { readonly is: 'other-won' };

/** `winner` is true for team 1, null while nobody said. */
export function doubtsOf(format: Format, scores: Scores, winner: boolean | null): readonly Doubt[] {
  const byScores = winnerBy(format, scores);
  return [
    ...unfinishedGames(format, scores).map((game) => ({ is: 'not-over', game }) as const),
    ...(byScores === null ? [{ is: 'nobody-won' } as const] : []),
    ...(byScores !== null && winner !== null && winner !== (byScores === 1)
      ? [{ is: 'other-won' } as const]
      : []),
  ];
}

/** Who has won by the scores: the tie-break decides, else most games. Null when they do not say. */
export function winnerBy(format: Format, scores: Scores): Team | null {
  const ahead = (game: Game): number => {
    const [one = 0, other = 0] = pairOf(scores, game);
    return Math.sign(one - other);
  };
  const last = format.gold ? ahead(TIE_BREAK) : 0;
  const games = gamesOf(format).filter((game) => game !== TIE_BREAK);
  const sum = last || games.reduce((total, game) => total + ahead(game), 0);
  return sum === 0 ? null : sum > 0 ? 1 : 2;
}
