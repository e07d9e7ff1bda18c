/** What a spreadsheet may hold, and the fields of each kind, in the order in which people choose them. */

export const IMPORT_KINDS = ['people', 'shifts', 'signups', 'matches'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Where files come from whose headings are known. */
export const SOURCES = [
  'signupgenius',
  'google-forms',
  'assignr',
  'pickleball-desk',
  'courtcrew',
  'unknown',
] as const;
export type Source = (typeof SOURCES)[number];

/** A file that is longer, wider or heavier is refused. */
export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 200;
export const MOST_BYTES = 20_000_000;

const PERSON = [
  'name',
  'first',
  'last',
  'email',
  'phone',
  'other_phone',
  'credentials',
  'section',
  'shirt',
  'city',
  'notes',
] as const;

/** `starts` and `ends` are a date with its time in one cell, as some forms write them; `hours` is "8:00 - 12:00" in one. */
const HOURS = ['date', 'start', 'end', 'starts', 'ends', 'hours'] as const;

const SHIFT = [
  ...HOURS,
  'shift',
  'category',
  'spots',
  'certified',
  'level_two',
  'level_one',
  'none',
  'waitlist',
  'description',
  'color',
] as const;

export const IMPORT_FIELDS = {
  people: PERSON,
  shifts: SHIFT,
  // Credentials of a sign-up row are those of its person.
  signups: [
    ...PERSON.filter((field) => field !== 'section'),
    ...HOURS,
    'shift',
    'category',
    'spots',
    'status',
    // Of the row alone: two for somebody who comes with a friend, or for two that nobody has taken.
    'places',
  ],
  matches: [
    'event',
    'round',
    'number',
    'player1',
    'player2',
    'player3',
    'player4',
    'date',
    'time',
    'court',
    'score',
  ],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number];
