import { GAMES, TEAMS } from '@courtcrew/domain/scoring/model.ts';
import type { scoresResource } from '@courtcrew/domain/scoring/rest.ts';
import type { z } from 'zod';
import type { ScoreSay } from '../words.ts';

export type ScoreRow = z.output<typeof scoresResource.row>;

/** Milliseconds after which lists are read again although the live room said nothing. */
export const REFRESH_MS = 600_000;

/** `11-7, 9-11`; a score that was not reported yet is a dash. */
export const gamesText = (row: ScoreRow): string =>
  GAMES.map((game) => TEAMS.map((team) => row[`t${team}_g${game}_score`]))
    .filter((pair) => pair.some((score) => score !== null))
    .map((pair) => pair.map((score) => score ?? '–').join('-'))
    .join(', ');

/** How a match is played, as its reader says it: `2/3 to 11`. */
export const typeText = (match_type: string, w: ScoreSay): string =>
  match_type.replace(' to ', w('score.to'));

export const teamsText = ({ team1, team2 }: ScoreRow): string => `${team1} – ${team2}`;

export const winnerText = ({ winner, team1, team2 }: ScoreRow): string =>
  winner === null ? '' : winner ? team1 : team2;
