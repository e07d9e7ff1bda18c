import { retyped } from '../kernel/spelling.ts';

/** What rankings are made of: players, tournaments, their events, and pairs of players in an event. */

export const GENDERS = ['F', 'M'] as const;
export type Gender = (typeof GENDERS)[number];

export const TIERS = [1, 2, 3] as const;
export type Tier = (typeof TIERS)[number];

const FIELDS_OF_PLAY = ['Mens', 'Womens', 'Mixed'] as const;
const DIVISIONS = ['Doubles Pro', 'Senior Pro'] as const;

/** What events are called. */
export const EVENT_TYPES: readonly string[] = DIVISIONS.flatMap((division) =>
  FIELDS_OF_PLAY.map((field) => `${field} ${division}`),
);

/** Shorter names that the documents write, kept as they are sent. */
const SHORT_TYPES: readonly string[] = ['Mens', 'Womens', 'Senior Pro'];

export const isEventType = (type: string): boolean => [...EVENT_TYPES, ...SHORT_TYPES].includes(type);

export const NAME_MAX = 100;
export const IMPORT_MAX = 500;

export interface RankedPlayer {
  readonly first: string;
  readonly last: string;
  readonly gender: Gender;
  /** Day of birth, `YYYY-MM-DD`; null where it is not known. */
  readonly birth: string | null;
}

/** The same player has the same print, however the name was typed. */
export const printOf = ({ first, last, birth }: Pick<RankedPlayer, 'first' | 'last' | 'birth'>): string =>
  retyped(`${first} ${last}`) + (birth ?? '');

export interface RankedTournament {
  readonly name: string;
  readonly location: string;
  readonly tier: Tier;
  readonly sanctioned: boolean;
  /** `YYYY-MM-DD` */
  readonly start: string;
  readonly end: string;
  readonly visible: boolean;
}
