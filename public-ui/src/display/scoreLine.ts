import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getPublicScores } from '@courtcrew/domain/scoring/contract.ts';
import { GAMES } from '@courtcrew/domain/scoring/model.ts';

export type Score = AnswerOf<typeof getPublicScores>[number];

/** The scores with a live frame applied; null where its match is not listed yet. */
export function withFrame(scores: readonly Score[], data: unknown): readonly Score[] | null {
  const { card, ...news } = Object(data) as Partial<Score>;
  if (!scores.some((score) => score.card === card)) return null;
  const changed = scores.map((score) => (score.card === card ? { ...score, ...news } : score));
  // The latest report first.
  return changed.toSorted((one, other) => Number(other.card === card) - Number(one.card === card));
}

/** Last names of a team: `Ortiz/Quinn`. */
export const teamShown = (...names: readonly (string | null)[]): string =>
  names.flatMap((name) => name?.trim().split(/\s+/).at(-1) ?? []).join('/');

/** `11-7 9-11`; a missing score is a dash. */
export const gamesShown = (score: Score): string =>
  GAMES.map((game) => [score[`t1_g${game}_score`], score[`t2_g${game}_score`]])
    .filter((pair) => pair.some((points) => points !== null))
    .map((pair) => pair.map((points) => points ?? '–').join('-'))
    .join(' ');
