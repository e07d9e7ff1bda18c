import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getScoreCard } from '@courtcrew/domain/scoring/contract.ts';
import {
  GAMES,
  type Game,
  type Scores,
  SLOTS,
  type Slot,
  scoreType,
  TEAMS,
  type Team,
  TIE_BREAK,
  teamOf,
} from '@courtcrew/domain/scoring/model.ts';
import { pairOf, winnerBy } from '@courtcrew/domain/scoring/rules.ts';
import type { CardSay } from './words.ts';

/** A match as its card is read. */
export type Match = AnswerOf<typeof getScoreCard>;

/** Scores of a card by their report names. */
export const scoresOf = (match: Match): Scores =>
  Object.fromEntries(
    GAMES.flatMap((game) =>
      TEAMS.flatMap((team) => {
        const score = match[`t${team}_g${game}_score`];
        return score === null ? [] : [[scoreType(game, team), score]];
      }),
    ),
  );

/** The card with these scores. */
export const withScores = (match: Match, scores: Scores): Match => ({
  ...match,
  ...Object.fromEntries(
    GAMES.flatMap((game) =>
      TEAMS.flatMap((team) => {
        const score = scores[scoreType(game, team)];
        return score === undefined ? [] : [[`t${team}_g${game}_score`, score]];
      }),
    ),
  ),
});

/** Players by place; a removed one has no name. */
export const playersOf = (
  match: Match,
  w: CardSay,
): readonly { readonly slot: Slot; readonly name: string }[] =>
  SLOTS.flatMap((slot) =>
    match[slot] === null ? [] : [{ slot, name: match[`${slot}_name`] ?? w('card.player') }],
  );

export const teamName = (match: Match, team: Team, w: CardSay): string =>
  playersOf(match, w)
    .flatMap(({ slot, name }) => (teamOf(slot) === team ? name : []))
    .join(' / ');

/** Whether a game has scores, or the two before it leave no winner. */
export const isNeeded = (match: Match, scores: Scores, game: Game): boolean =>
  game < 3 ||
  pairOf(scores, game)[0] !== undefined ||
  (game === 3 && pairOf(scores, 2)[1] !== undefined && !winnerBy(match, scores));

export const gameName = (game: Game, w: CardSay): string =>
  game === TIE_BREAK ? w('game.tieBreak') : w('game.title', { game });
