import { z } from 'zod';
import { cents, count, dayWritten, emailOrNothing, flag, id, lines, text } from '../contract/fields.ts';
import { phoneIn } from '../contract/phoneField.ts';
import { SPORTS } from '../kernel/sport.ts';
import { TIME_ZONES } from '../kernel/time.ts';
import {
  ABOUT_MAX,
  CONTACT_EMAIL_MAX,
  CONTACT_NAME_MAX,
  DEFAULT_COUNTRY,
  MATCH_RATES,
  REGIONS,
  REMIND_DAYS_MAX,
  type Section,
} from './choices.ts';

/** A day as typed or sent, kept as `YYYY-MM-DD`; an empty one is null. */
export const day = z
  .string('must be a date like 03/07/2026')
  .nullable()
  .transform((value, context) => (value === null || value.trim() === '' ? null : dayWritten(value, context)));

export const zone = z.enum(TIME_ZONES, 'must be a time zone of the list');

/** Text that may be empty; editing screens send null for an empty input. */
const note = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value ?? '');

// A link goes into a page's href: any scheme but these two could run as script.
const link = note(500)
  .transform((value) => (value === '' || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || /^https?:\/\/[^\s/]+/i.test(value), 'must be a web address');

/** "0x10" and "1e1" are no degrees that anybody writes. */
const degreesIn = (value: number | string): number =>
  typeof value === 'number' || /^[+-]?\d+(\.\d*)?$/.test(value) ? Number(value) : Number.NaN;

const degrees = (max: number) =>
  z
    .union([z.number(), z.string().trim().max(30), z.null()], 'must be a number')
    .transform((value) => (value === null || value === '' ? null : degreesIn(value)))
    .refine((value) => value === null || Math.abs(value) <= max, {
      error: `must be a number from -${max} to ${max}`,
      params: { max },
    });

/** The same with several lines. */
const notes = (max: number) =>
  lines(max)
    .nullable()
    .transform((value) => value ?? '');

const PICTURE = /<(img|picture|svg|video|audio|canvas|iframe|object|embed)\b/i;

/**
 * HTML from the editors of the setup screens. The server takes out what is not on its allow list, but nothing that
 * somebody would miss: pictures are refused.
 */
export const html = notes(50_000).refine((value) => !PICTURE.test(value), 'cannot have pictures');

const name = note(250);

/** Money; an empty input means none. */
const amount = z.union(
  [z.literal('').transform(() => 0), z.null().transform(() => 0), cents],
  'must be an amount like 12.50',
);

const region = z.union(
  [z.literal('').transform(() => null), z.enum(REGIONS).nullable()],
  'must be West, Central, East or legacy',
);

/**
 * Every field of a tournament that is set by editing it, as forms send them; parsed, they are what the log
 * keeps: days `YYYY-MM-DD`, money in cents.
 */
export const tournamentFields = z.object({
  name,
  location: note(250),
  organization: note(100),
  url: link,
  facility: region,
  facility_map: link,
  country: note(60),
  lat: degrees(90),
  long: degrees(180),
  start: day,
  end_date: day,
  time_zone: zone,
  /** Wording, categories and badges follow it. */
  sport: z.enum(SPORTS, 'must be pickleball or tennis'),
  private_tournament: flag,
  about: notes(ABOUT_MAX),
  /** Text for chair umpires. */
  description: html,
  /** Text for athletic trainers. */
  line_description: html,
  volunteer_description: html,
  /** Text for referees. */
  utr_referee: html,
  /** Which sections the tournament staffs. */
  referee: flag,
  line: flag,
  volunteer: flag,
  num_of_referee: count(9999),
  num_of_chair_ump: count(9999),
  num_of_athletic_trainers: count(9999),
  referee_approval_required: flag,
  exact_match_scheduling: flag,
  certified_amount: amount,
  level_two_amount: amount,
  level_one_amount: amount,
  volunteer_amount: amount,
  certified_amount2: amount,
  level_two_amount2: amount,
  level_one_amount2: amount,
  volunteer_amount2: amount,
  pr1_amount: amount,
  pr2_amount: amount,
  referee_post_pay: flag,
  volunteer_waiver: notes(20_000),
  volunteer_signature_required: flag,
  text: flag,
  queue: flag,
  save_tag: flag,
  /** Days after which a selected shift that nobody has confirmed is reminded of; 0 for never. */
  remind_confirm_days: count(REMIND_DAYS_MAX),
  remind_tomorrow: flag,
  remind_soon: flag,
  /** Hours of the clock, where each person is, between which no reminder is sent. */
  quiet_from: count(23),
  quiet_until: count(23),
  score_reporting: flag,
  /** Whether everybody may read the scores: a page of their own and a line on televisions. */
  public_scores: flag,
  payout: flag,
  zero_payout_warning: flag,
  liveId: note(100),
  vt: flag,
  test: flag,
});

export type TournamentFields = z.output<typeof tournamentFields>;
export type FieldName = keyof TournamentFields;
export const FIELD_NAMES = tournamentFields.keyof().options;

export const HTML_FIELDS = [
  'description',
  'line_description',
  'volunteer_description',
  'utr_referee',
] as const satisfies readonly FieldName[];

export const AMOUNTS = [...MATCH_RATES, 'pr1_amount', 'pr2_amount'] as const satisfies readonly FieldName[];
export type Amount = (typeof AMOUNTS)[number];

/** What officials are paid, and when. */
export type PaySettings = Pick<TournamentFields, Amount | 'referee_post_pay'>;

/** A new tournament before anybody has set it up. */
export const NEW_TOURNAMENT: TournamentFields = {
  name: '',
  location: '',
  organization: '',
  url: '',
  facility: null,
  facility_map: '',
  country: DEFAULT_COUNTRY,
  lat: null,
  long: null,
  start: null,
  end_date: null,
  time_zone: 'US/Eastern',
  sport: 'pickleball',
  private_tournament: false,
  about: '',
  description: '',
  line_description: '',
  volunteer_description: '',
  utr_referee: '',
  referee: true,
  line: true,
  volunteer: true,
  num_of_referee: 0,
  num_of_chair_ump: 1,
  num_of_athletic_trainers: 1,
  referee_approval_required: false,
  exact_match_scheduling: false,
  certified_amount: 0,
  level_two_amount: 0,
  level_one_amount: 0,
  volunteer_amount: 0,
  certified_amount2: 0,
  level_two_amount2: 0,
  level_one_amount2: 0,
  volunteer_amount2: 0,
  pr1_amount: 0,
  pr2_amount: 0,
  referee_post_pay: false,
  volunteer_waiver: '',
  volunteer_signature_required: false,
  text: true,
  queue: true,
  save_tag: false,
  remind_confirm_days: 0,
  remind_tomorrow: false,
  remind_soon: false,
  quiet_from: 21,
  quiet_until: 8,
  score_reporting: false,
  public_scores: false,
  payout: false,
  zero_payout_warning: false,
  liveId: '',
  vt: false,
  test: false,
};

/** Whom the applicants of a section write to. */
export const coordinatorFields = z.object({
  name: note(CONTACT_NAME_MAX),
  email: emailOrNothing(CONTACT_EMAIL_MAX)
    .nullable()
    .transform((value) => value ?? ''),
  phone: phoneIn()
    .nullable()
    .transform((value) => value ?? ''),
});
export type Coordinator = z.output<typeof coordinatorFields>;
export const NO_COORDINATOR: Coordinator = { name: '', email: '', phone: '' };

type CoordinatorKey = `${Section}_coordinator_${keyof Coordinator}`;
const { name: contactName, email, phone } = coordinatorFields.shape;

/** The same as flat form fields: `referee_coordinator_email`. */
export const coordinatorInputs = z.object({
  referee_coordinator_name: contactName,
  referee_coordinator_email: email,
  referee_coordinator_phone: phone,
  line_coordinator_name: contactName,
  line_coordinator_email: email,
  line_coordinator_phone: phone,
  volunteer_coordinator_name: contactName,
  volunteer_coordinator_email: email,
  volunteer_coordinator_phone: phone,
} satisfies Record<CoordinatorKey, z.ZodType>);
export type CoordinatorInputs = Partial<z.output<typeof coordinatorInputs>>;

/** Field names under which the documents' forms also send a field. */
export const aliases = z.object({
  zone,
  end: day,
  approveReferee: flag,
  postPaid: flag,
  privateTournament: flag,
  scoreReporting: flag,
  numOfReferee: count(9999),
  numOfChairUmp: count(9999),
  numOfAthleticTrainers: count(9999),
});
type Aliases = Partial<z.output<typeof aliases>>;

const MEANT: Record<keyof Aliases, FieldName> = {
  zone: 'time_zone',
  end: 'end_date',
  approveReferee: 'referee_approval_required',
  postPaid: 'referee_post_pay',
  privateTournament: 'private_tournament',
  scoreReporting: 'score_reporting',
  numOfReferee: 'num_of_referee',
  numOfChairUmp: 'num_of_chair_ump',
  numOfAthleticTrainers: 'num_of_athletic_trainers',
};

/** Of a parsed form the tournament's own fields, by their own names. A field's own name wins over its alias. */
export function fieldsOf(form: Readonly<Record<string, unknown>>): Partial<TournamentFields> {
  const meant = Object.entries(MEANT).map(([alias, field]) => [field, form[alias]]);
  const own = FIELD_NAMES.map((field) => [field, form[field]]);
  const given = [...meant, ...own].filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** Of a parsed form what it says about the coordinators, by section. */
export function coordinatorsOf(form: CoordinatorInputs): Partial<Record<Section, Partial<Coordinator>>> {
  const sections: Partial<Record<Section, Partial<Coordinator>>> = {};
  for (const [key, value] of Object.entries(form)) {
    const match = /^(referee|line|volunteer)_coordinator_(name|email|phone)$/.exec(key);
    if (!match || value === undefined) continue;
    const section = match[1] as Section;
    sections[section] = { ...sections[section], [match[2] as keyof Coordinator]: value };
  }
  return sections;
}

// A visitor's page has nobody to name, and says so with an empty text or null.
const named = z.union([id, z.literal(''), z.null()], 'must be an id').optional();

/** The person a call names besides the session's. Checked against the session, never a proof. */
export const claim = z.object({ ref_id: named, editor: named });
