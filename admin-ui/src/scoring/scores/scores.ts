import { GAMES, type Scores, scoreType, TEAMS } from '@courtcrew/domain/scoring/model.ts';
import type { scoresResource } from '@courtcrew/domain/scoring/rest.ts';
import { doubtsOf, pairOf } from '@courtcrew/domain/scoring/rules.ts';
import type { z } from 'zod';
import type { ScoreSay } from '../words.ts';

export type ScoreRow = z.output<typeof scoresResource.row>;

/** Milliseconds after which lists are read again although the live room said nothing. */
export const REFRESH_MS = 600_000;

/** `11-7, 9-11`; a score that was not reported yet is a dash. */
export const pairsText = (scores: Scores): string =>
  GAMES.map((game) => pairOf(scores, game))
    .filter((pair) => pair.some((score) => score !== undefined))
    .map((pair) => pair.map((score) => score ?? '–').join('-'))
    .join(', ');

type Reported = Pick<ScoreRow, Extract<keyof ScoreRow, `t${number}_g${number}_score`>>;

const scoresOf = (row: Reported): Scores =>
  Object.fromEntries(
    GAMES.flatMap((game) =>
      TEAMS.map((team) => [scoreType(game, team), row[`t${team}_g${game}_score`] ?? undefined]),
    ),
  );

export const gamesText = (row: Reported): string => pairsText(scoresOf(row));

/** Why a submitted or finished result is probably a slip; empty for none. */
export function doubtsText(row: ScoreRow, w: ScoreSay): string {
  if (row.submitted === null && row.finished === null) return '';
  return doubtsOf(row, scoresOf(row), row.winner)
    .map((doubt) => {
      if (doubt.is === 'not-over') return w('score.notOver', { game: doubt.game });
      return w(doubt.is === 'nobody-won' ? 'score.nobodyWon' : 'score.otherWon');
    })
    .join('. ');
}

/** How a match is played, as its reader says it: `2/3 to 11`. */
export const typeText = (match_type: string, w: ScoreSay): string =>
  match_type.replace(' to ', w('score.to'));

export const teamsText = ({ team1, team2 }: ScoreRow): string => `${team1} – ${team2}`;

export const winnerText = ({ winner, team1, team2 }: ScoreRow): string =>
  winner === null ? '' : winner ? team1 : team2;
