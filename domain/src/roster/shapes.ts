import { z } from 'zod';
import { withTemplate } from '../contract/fields.ts';
import { TIME_ZONES } from '../kernel/time.ts';
import { KINDS, LEVELS } from './model.ts';

/** Rows the roster's calls answer with. Instants are UTC ISO texts; `date` and `start_text` are the venue's. */

const instant = z.string();
const level = z.enum(LEVELS);
const places = z.object({ certified: z.int(), level_two: z.int(), level_one: z.int(), none: z.int() });

/** Another seat of the same person that stands in the way. `tournament` is set when it is elsewhere. */
export const conflict = z.object({
  name: z.string(),
  start: instant,
  end: instant,
  tid: z.string().optional(),
  tournament: z.string().optional(),
  /** Kind and name of the category; absent where the seat is in another tournament. */
  kind: z.enum(KINDS).optional(),
  category: z.string().optional(),
  /** Ready to show: `CONFLICT - {shift name} {start} - {end}`. */
  text: z.string(),
  ...withTemplate,
});
export type Conflict = z.infer<typeof conflict>;

/** The answer of a change to a sign-up: the row as it stands now, or the conflict that stopped it. */
export const signupAnswer = z.object({
  message: z.string().optional(),
  ...withTemplate,
  shift_id: z.string().optional(),
  waitlist: z.boolean().optional(),
  confirmed: z.boolean().optional(),
  /** False where it was so already. */
  changed: z.boolean().optional(),
  /** Where a change that seats somebody, or has them lead, found them; absent where they were not in the shift. */
  before: z.enum(['waitlist', 'seat']).optional(),
  /** The person is written to about it. */
  mailed: z.boolean().optional(),
  /** How many wait before the person, who waits although a spot is free. */
  ahead: z.int().optional(),
  conflict: conflict.optional(),
  /** Since when the application waits for the person to be approved; it is no row until then. */
  awaiting_approval: instant.optional(),
});

export const shift = z.object({
  sid: z.string(),
  tid: z.string(),
  kind: z.enum(KINDS),
  category: z.string(),
  name: z.string(),
  description: z.string(),
  start: instant,
  end: instant,
  start_time: instant,
  end_time: instant,
  /** MM/DD/YYYY at the venue. */
  date: z.string(),
  start_text: z.string(),
  time_zone: z.enum(TIME_ZONES),
  spots: z.int(),
  /** Selected and confirmed people. */
  count: z.int(),
  confirmed_count: z.int(),
  wait_spots: z.int().nullable(),
  wait_count: z.int(),
  certified: z.int().nullable(),
  level_two: z.int().nullable(),
  level_one: z.int().nullable(),
  none: z.int().nullable(),
  wait_certified: z.int().nullable(),
  wait_level_two: z.int().nullable(),
  wait_level_one: z.int().nullable(),
  wait_none: z.int().nullable(),
  /** Spots nobody has yet, by credential; absent where the shift does not count them so. */
  needed: places.optional(),
  color: z.string(),
  pre_reg: z.boolean(),
  signature_required: z.boolean(),
  /** Who waits first and fits, where a spot is free and goes by the order of the waitlist: for the shift's desk. */
  next: z.object({ ref_id: z.string(), first: z.string(), last: z.string() }).optional(),
  /** Counts the edits; sent back with an edit it tells a stale one. */
  version: z.int(),
});
export type ShiftRow = z.infer<typeof shift>;

/** True where the person has another spot at overlapping hours in a second tournament; absent where not. */
export const inConflict = { conflict: z.literal(true).optional() };

/** One person in a shift. `spot_id` and `shift_id` are the same id: the sign-up row's. */
export const spot = z.object({
  spot_id: z.string(),
  shift_id: z.string(),
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  credentials: z.string(),
  credentials_verified: z.boolean(),
  confirmed: z.boolean(),
  captain: z.boolean(),
  /** The shift asks volunteers for a signed waiver, and the person has not signed one that counts. */
  waiver_missing: z.boolean(),
  slot: level.nullable(),
  /** When the person signed up. */
  time: instant,
  ...inConflict,
});
export type Spot = z.infer<typeof spot>;

/** Shifts added up by day at the venue (YYYY-MM-DD) and category. */
export const recap = z.object({
  date: z.string(),
  category: z.string(),
  shifts: z.int(),
  spots: z.int(),
  count: z.int(),
  confirmed_count: z.int(),
  wait_count: z.int(),
});
export type Recap = z.infer<typeof recap>;

export const shiftWithPeople = shift.extend({ signup: z.array(spot), waitlist: z.array(spot) });
export type ShiftWithPeople = z.infer<typeof shiftWithPeople>;

const face = z.object({ ref_id: z.string(), shift_id: z.string(), first: z.string(), last: z.string() });

/** A shift as somebody who may sign up sees it; `shift_id` is null where the viewer has no row. */
export const shiftForViewer = shift.extend({
  shift_description: z.string(),
  category_description: z.string(),
  shift_id: z.string().nullable(),
  status: z.enum(['Applied', 'Selected', 'Confirmed']).nullable(),
  waitlist: z.boolean(),
  confirmed: z.boolean(),
  registered: z.boolean(),
  registered_waitlist: z.boolean(),
  captains: z.array(z.object({ first: z.string(), last: z.string() })),
  signed: z.boolean(),
  /** How many wait before the viewer; null for who does not wait. */
  ahead: z.int().nullable(),
  /** Who is in the shift: filled once the schedule is published, for signed-in people. */
  signup: z.array(face),
  waiting: z.array(face),
});
export type ShiftForViewer = z.infer<typeof shiftForViewer>;

export const scheduleRow = z.object({
  tid: z.string(),
  tournament: z.string(),
  location: z.string(),
  time_zone: z.string(),
  sid: z.string(),
  shift_id: z.string(),
  kind: z.enum(KINDS),
  category: z.string(),
  name: z.string(),
  start: instant,
  end: instant,
  start_time: instant,
  end_time: instant,
  status: z.enum(['Applied', 'Selected', 'Confirmed']),
  waitlist: z.boolean(),
  confirmed: z.boolean(),
  ...inConflict,
  /** The shift asks volunteers for a signed waiver, and the person has not signed one that counts. */
  waiver_missing: z.boolean(),
});
export type ScheduleRow = z.infer<typeof scheduleRow>;

/** Somebody on the tournament's staff, as the desk sees them. */
export const staffMember = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  provider_type: z.string(),
  credentials: z.string(),
  credentials_verified: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  cell_phone: z.string().nullable(),
  other_phone: z.string().nullable(),
  /** The number this desk proposed, while the person has not answered; null for none. */
  phone_proposed: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  barcode: z.string().nullable(),
  ppa_rating: z.string().nullable(),
  /** Shifts the person is selected for or confirmed in. */
  count: z.int(),
  wait_count: z.int(),
  last_match: z.boolean(),
  /** What became of their request to be approved; null for who never asked and was not judged. */
  status: z.enum(['Awaiting Response', 'Approved', 'Denied']).nullable(),
  request_time: instant.nullable(),
  approved_time: instant.nullable(),
  /** Has an account: such people change their own name. */
  login: z.boolean(),
  /** False while somebody who was added still has the time to object: how to reach them is null until then. */
  contact_open: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** A shift inside a person's row. */
const personShift = z.object({
  shift_id: z.string(),
  sid: z.string(),
  category: z.string(),
  name: z.string(),
  start: instant,
  end: instant,
  waitlist: z.boolean(),
  confirmed: z.boolean(),
  ...inConflict,
});
export type PersonShift = z.infer<typeof personShift>;

export const staffWithShifts = staffMember.extend({ shifts: z.array(personShift) });

export const staffTime = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  credentials: z.string(),
  shift_count: z.int(),
  confirmed_count: z.int(),
  /** Minutes of the shifts the person is selected for or confirmed in. */
  time: z.int(),
  shifts: z.array(personShift),
});

export const approvalRequest = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  credentials: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** true approved, false denied, null awaiting an answer. */
  referee_approved: z.boolean().nullable(),
  request_time: instant.nullable(),
  approved_time: instant.nullable(),
  referee_request_note: z.string().nullable(),
  response: z.enum(['Awaiting Response', 'Approved', 'Denied']),
});

/** A spot in a tournament, and the other one its person has at overlapping hours in a current tournament. */
export const doubleBooking = z.object({
  shift_id: z.string(),
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  category: z.string(),
  start: instant,
  end: instant,
  tournament: z.string(),
  other_name: z.string(),
  other_start: instant,
  other_end: instant,
});
export type DoubleBooking = z.infer<typeof doubleBooking>;
