/** The closed lists a tournament's fields are taken from. */

/** `archive` and `archived` are one state; what was sent is kept and echoed. */
export const STATUSES = ['draft', 'Advertise Only', 'active', 'published', 'archive', 'archived'] as const;
export type Status = (typeof STATUSES)[number];

/** Regions that listings filter by. `legacy` marks the tournaments of the legacy facility page. */
export const REGIONS = ['West', 'Central', 'East', 'legacy'] as const;
export type Region = (typeof REGIONS)[number];

/** A region in the words of the list, whatever case it was written in. */
export const regionOf = (text: string): Region | undefined =>
  REGIONS.find((region) => region.toLowerCase() === text.trim().toLowerCase());

/** Parts of a tournament's staff, as the flags name them. `line` is shown as athletic trainer. */
export const SECTIONS = ['referee', 'line', 'volunteer'] as const;
export type Section = (typeof SECTIONS)[number];

export const ADMIN_TYPES = ['master', 'basic'] as const;
export type AdminType = (typeof ADMIN_TYPES)[number];

/** Flags of an admin: sections, whether they keep the money, and whether they audit. */
export const ADMIN_FLAGS = [...SECTIONS, 'treasurer', 'auditor'] as const;
export type AdminFlag = (typeof ADMIN_FLAGS)[number];

/** What can be set on an admin: the type, or a flag that is toggled. */
export const ACCESS_TYPES = [...ADMIN_TYPES, ...ADMIN_FLAGS] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];

/** Organizations with pages of their own. */
export const BRANDED = ['app', 'ppa'] as const;

export const DEFAULT_COUNTRY = 'usa';
export const COURT_NAME_MAX = 4;
export const COURTS_MAX = 200;
export const COURT_TEXT_MAX = 25;
export const ABOUT_MAX = 140;
export const CONTACT_NAME_MAX = 250;
export const CONTACT_EMAIL_MAX = 100;
export const NAME_MIN = 3;
export const REMIND_DAYS_MAX = 30;

/** The columns of an import file, in the order the example shows them. */
export const IMPORT_COLUMNS = [
  'name',
  'start',
  'end',
  'region',
  'timezone',
  'chair',
  'athletic',
  'referee',
  'sport',
] as const;

/** What stays of shifts when the time zone is corrected: what clocks at the venue show, or the instants. */
export const ZONE_KEEPS = ['wall', 'instant'] as const;
export type ZoneKeep = (typeof ZONE_KEEPS)[number];

/** What a tournament pays for a match. */
export const MATCH_RATES = [
  'certified_amount',
  'level_two_amount',
  'level_one_amount',
  'volunteer_amount',
  'certified_amount2',
  'level_two_amount2',
  'level_one_amount2',
  'volunteer_amount2',
] as const;
export type MatchRate = (typeof MATCH_RATES)[number];

export const eachRate = <Value>(of: (name: MatchRate) => Value) =>
  Object.fromEntries(MATCH_RATES.map((name) => [name, of(name)])) as Record<MatchRate, Value>;
