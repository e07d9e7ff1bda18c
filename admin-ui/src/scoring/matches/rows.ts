import type { matchesResource } from '@courtcrew/domain/scoring/rest.ts';
import type { z } from 'zod';

export type ListedRow = z.output<typeof matchesResource.row>;

/** As its buttons call a match: `Mixed 4.0, 31`. */
export const nameOf = ({ event, round, number, team1, team2 }: ListedRow): string =>
  [event, number || round].filter((part) => part !== '').join(', ') || `${team1} – ${team2}`;
