import { z } from 'zod';
import { SPORTS } from '../../kernel/sport.ts';
import { TIME_ZONES } from '../../kernel/time.ts';
import { ADMIN_TYPES, SECTIONS, STATUSES } from '../choices.ts';

/** What the answers of this area are made of. Days are `YYYY-MM-DD`, money is dollars. */

const flag = z.boolean();
const whole = z.number();
const dollars = z.number();
/** Null where none is set, or the person behind it was forgotten. */
const contact = z.string().nullable();

/** A tournament in a public list. `start` and `end_date` are null while dates are needed. */
export const listingRow = z.object({
  tid: z.string(),
  name: z.string(),
  location: z.string(),
  facility: z.string().nullable(),
  organization: z.string(),
  country: z.string(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  start: z.string().nullable(),
  end_date: z.string().nullable(),
  /** The same as `end_date`, in listings and in what everybody reads of one. */
  end: z.string().nullable().optional(),
  time_zone: z.enum(TIME_ZONES),
  sport: z.enum(SPORTS),
  status: z.enum(STATUSES),
  about: z.string(),
  url: z.string(),
  referee: flag,
  line: flag,
  volunteer: flag,
  num_of_courts: whole,
  /** Sections that take sign-ups and have a spot free; only public listings say it. */
  wanted: z.array(z.enum(SECTIONS)).optional(),
});
export type ListingRow = z.output<typeof listingRow>;

const named = z.object({ first: z.string(), last: z.string() });

/** The same as everybody reads it. */
export const publicListingRow = listingRow.extend({
  description: z.string(),
  /** Null for who may not read them: they are for staff and who is registered. */
  procedures: z.string().nullable(),
  referee_approval_required: flag,
  /** By name only. */
  admins: z.array(named),
});

export const accessRow = z.object({
  admin_type: z.enum(ADMIN_TYPES),
  referee: flag,
  line: flag,
  volunteer: flag,
  auditor: flag,
  treasurer: flag,
});

/** A tournament somebody administers; `rights` is theirs, while `referee`... say which sections it staffs. */
export const adminTournamentRow = listingRow.extend({ rights: accessRow });

export const platformRow = listingRow.extend({
  private_tournament: flag,
  invoiced: flag,
  num_of_referee: whole,
  num_of_chair_ump: whole,
  num_of_athletic_trainers: whole,
  parent_tournament: z.string().nullable(),
});

/** The rights of whoever asks, in the tournament that was asked for. */
export const viewer = z.object({
  admin: flag,
  admin_type: z.enum(ADMIN_TYPES).nullable(),
  rights: z.object({ referee: flag, line: flag, volunteer: flag, volunteer_captain: flag }),
});
export type Viewer = z.output<typeof viewer>;

/** Everything about a tournament that anybody who may see it may know. */
export const tournamentDetail = listingRow.extend({
  /** The same as `time_zone`. */
  zone: z.string(),
  facility_map: z.string(),
  private_tournament: flag,
  description: z.string(),
  line_description: z.string(),
  volunteer_description: z.string(),
  utr_referee: z.string(),
  referee_coordinator_name: contact,
  line_coordinator_name: contact,
  volunteer_coordinator_name: contact,
  num_of_referee: whole,
  num_of_chair_ump: whole,
  num_of_athletic_trainers: whole,
  referee_approval_required: flag,
  exact_match_scheduling: flag,
  certified_amount: dollars,
  level_two_amount: dollars,
  level_one_amount: dollars,
  volunteer_amount: dollars,
  certified_amount2: dollars,
  level_two_amount2: dollars,
  level_one_amount2: dollars,
  volunteer_amount2: dollars,
  pr1_amount: dollars,
  pr2_amount: dollars,
  referee_post_pay: flag,
  volunteer_waiver: z.string(),
  volunteer_signature_required: flag,
  text: flag,
  queue: flag,
  save_tag: flag,
  score_reporting: flag,
  public_scores: flag,
  payout: flag,
  zero_payout_warning: flag,
  linked: flag,
  liveId: z.string(),
  vt: flag,
  test: flag,
});
export type TournamentDetail = z.output<typeof tournamentDetail>;

/** A court; `court_order` is its place and stays, `court_num` is what it is called. */
export const courtRow = z.object({
  court_order: whole,
  court_num: z.string(),
  description: z.string(),
  /** `#009CAE`; empty where none was chosen. */
  color: z.string(),
});
export type CourtRow = z.output<typeof courtRow>;

/** The setup screen's record: with the coordinators' contact data, for staff only. */
export const setupRow = tournamentDetail.extend({
  referee_coordinator_email: contact,
  referee_coordinator_phone: contact,
  line_coordinator_email: contact,
  line_coordinator_phone: contact,
  volunteer_coordinator_email: contact,
  volunteer_coordinator_phone: contact,
  procedures: z.string(),
  remind_confirm_days: whole,
  remind_tomorrow: flag,
  remind_soon: flag,
  quiet_from: whole,
  quiet_until: whole,
  invoiced: flag,
  parent_tournament: z.string().nullable(),
  courts: z.array(courtRow),
  /** Send it back with an edit; an edit of an older version is answered with 409. */
  version: whole,
  changed_at: z.string(),
  changed_by: z.string().nullable(),
});
export type SetupRow = z.output<typeof setupRow>;

export const adminRow = accessRow.extend({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
});
export type AdminRow = z.output<typeof adminRow>;
