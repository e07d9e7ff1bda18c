import { fullName } from '../kernel/fullName.ts';
import { type FieldsOf, record } from '../kernel/record.ts';
import {
  choice,
  day,
  line,
  name,
  optionalDay,
  optionalLine,
  optionalName,
  yesOrNo,
} from '../kernel/recordFields.ts';
import { retyped } from '../kernel/spelling.ts';

/** What rankings are made of: players, tournaments, their events, and pairs of players in an event. */

export const GENDERS = ['F', 'M'] as const;
export type Gender = (typeof GENDERS)[number];

const FEMALE = ['f', 'female', 'femenino', 'femenina', 'mujer', 'woman', 'women', 'womens', 'girl'];
const MALE = ['m', 'male', 'masculino', 'hombre', 'man', 'men', 'mens', 'boy'];

/**
 * The gender that a cell of a file names; undefined for any other word. `M` stands for Male and Masculino: files that
 * mean Mujer by it have an `H` beside it, which names none.
 */
export function genderOf(cell: string): Gender | undefined {
  const word = retyped(cell).replace(/['.]/g, '');
  if (FEMALE.includes(word)) return 'F';
  return MALE.includes(word) ? 'M' : undefined;
}

export const TIERS = [1, 2, 3] as const;

const FIELDS_OF_PLAY = ['Mens', 'Womens', 'Mixed'] as const;
const DIVISIONS = ['Doubles Pro', 'Senior Pro'] as const;

/** What events are called. */
export const EVENT_TYPES: readonly string[] = DIVISIONS.flatMap((division) =>
  FIELDS_OF_PLAY.map((field) => `${field} ${division}`),
);

/** Why players of these genders cannot be partners in an event; undefined where they can. */
export function partnersFault(type: string, genders: readonly Gender[]): string | undefined {
  const is = (gender: Gender) => genders.every((each) => each === gender);
  if (type.startsWith('Womens') && !is('F')) return 'Only women play in a womens event';
  if (type.startsWith('Mens') && !is('M')) return 'Only men play in a mens event';
  if (type.startsWith('Mixed') && (is('F') || is('M'))) return 'A woman and a man play in a mixed event';
  return undefined;
}

/** Shorter names that the documents write, kept as they are sent. */
const SHORT_TYPES: readonly string[] = ['Mens', 'Womens', 'Senior Pro'];

export const isEventType = (type: string): boolean => [...EVENT_TYPES, ...SHORT_TYPES].includes(type);

/** The columns of a list of players; without a heading they stand in this order. */
export const PLAYER_COLUMNS = ['first', 'last', 'gender', 'birth'] as const;

export const NAME_MAX = 100;
export const IMPORT_MAX = 500;

/** Players need not have an account: their own id owns the seal. */
export const rankingPlayer = record({
  name: 'RankingPlayer',
  noun: 'Player',
  key: 'player_id',
  fields: {
    first: name(NAME_MAX),
    /** Empty for people who have only one name. */
    last: optionalName(NAME_MAX),
    gender: choice(GENDERS, 'must be F or M'),
    birth: optionalDay(),
  },
  sealed: true,
  removable: true,
});
export type RankedPlayer = FieldsOf<typeof rankingPlayer>;

/** The same player has the same print, however the name was typed. */
export const printOf = ({ first, last, birth }: Pick<RankedPlayer, 'first' | 'last' | 'birth'>): string =>
  retyped(fullName({ first, last })) + (birth ?? '');

export const rankingTournament = record({
  name: 'RankingTournament',
  noun: 'Tournament',
  key: 'rtid',
  fields: {
    name: line(250),
    location: optionalLine(250),
    tier: choice(TIERS, 'must be 1, 2 or 3'),
    sanctioned: yesOrNo(false),
    start: day(),
    end: day({ column: 'end_date' }),
    visible: yesOrNo(true),
  },
});
export type RankedTournament = FieldsOf<typeof rankingTournament>;
