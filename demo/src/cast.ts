/** Who is who: people are numbered, staff first, then the crews; a number always means the same person. */

export const STAFF = [
  'platform',
  'master',
  'refereeDesk',
  'trainerDesk',
  'volunteerDesk',
  'newAdmin',
  'nobody',
] as const;
export type StaffRole = (typeof STAFF)[number];

export interface DemoPerson {
  readonly number: number;
  readonly ref_id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly credentials: string;
}

export const TRADES = ['referees', 'chairs', 'trainers', 'volunteers'] as const;
export type Trade = (typeof TRADES)[number];
export type Crew = Readonly<Record<Trade, readonly DemoPerson[]>>;
type CrewSize = Readonly<Record<Trade, number>>;

/** 24 officials and 60 volunteers; 350 and 300. */
export const CREWS = {
  local: { referees: 3, chairs: 17, trainers: 4, volunteers: 60 },
  national: { referees: 30, chairs: 300, trainers: 20, volunteers: 300 },
} as const satisfies Record<string, CrewSize>;
export type Size = keyof typeof CREWS;

export interface Cast {
  readonly staff: Readonly<Record<StaffRole, DemoPerson>>;
  readonly crews: Readonly<Record<Size, Crew>>;
}

/** Numbers from `first` on, and the first one behind them. */
function numbersOf(size: CrewSize, first: number) {
  let next = first;
  const range = (count: number): number[] => Array.from({ length: count }, () => next++);
  const crew = {
    referees: range(size.referees),
    chairs: range(size.chairs),
    trainers: range(size.trainers),
    volunteers: range(size.volunteers),
  };
  return { crew, next };
}

const local = numbersOf(CREWS.local, STAFF.length);
const national = numbersOf(CREWS.national, local.next);
export const NUMBERS = { local: local.crew, national: national.crew };
export const HEADCOUNT = national.next;

/** The trade of the person with this number; staff count as officials. */
export function tradeOf(number: number): Trade {
  const crews = Object.values(NUMBERS);
  return TRADES.find((trade) => crews.some((crew) => crew[trade].includes(number))) ?? 'chairs';
}

/** The cast, from everybody in the order of their numbers. */
export function castFrom(people: readonly DemoPerson[]): Cast {
  const numbered = (number: number): DemoPerson => {
    const person = people[number];
    if (!person) throw new Error(`the demo has no person ${number}`);
    return person;
  };
  const crew = (size: Size): Crew => ({
    referees: NUMBERS[size].referees.map(numbered),
    chairs: NUMBERS[size].chairs.map(numbered),
    trainers: NUMBERS[size].trainers.map(numbered),
    volunteers: NUMBERS[size].volunteers.map(numbered),
  });
  return {
    staff: {
      platform: numbered(0),
      master: numbered(1),
      refereeDesk: numbered(2),
      trainerDesk: numbered(3),
      volunteerDesk: numbered(4),
      newAdmin: numbered(5),
      nobody: numbered(6),
    },
    crews: { local: crew('local'), national: crew('national') },
  };
}
