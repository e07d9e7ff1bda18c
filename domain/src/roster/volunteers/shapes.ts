import { z } from 'zod';
import { TIME_ZONES } from '../../kernel/time.ts';
import { inConflict, recap, shift, shiftForViewer, spot } from '../shapes.ts';

/** Rows of the calls about volunteers. Instants are UTC ISO texts, `category` is the category's name. */

const instant = z.string();

/** A volunteer's row in one shift. */
export const volunteerShift = z.object({
  shift_id: z.string(),
  sid: z.string(),
  vcid: z.string(),
  category: z.string(),
  shift_name: z.string(),
  start_time: instant,
  end_time: instant,
  waitlist: z.boolean(),
  confirmed: z.boolean(),
  /** Leads the shift. */
  captain: z.boolean(),
  ...inConflict,
  /** The shift asks for a signed waiver, and the person has not signed one that counts. */
  waiver_missing: z.boolean(),
});
export type VolunteerShift = z.infer<typeof volunteerShift>;

/** A volunteer as everybody at the court sees them: no contact data. */
export const volunteerFace = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  credentials: z.string(),
  credentials_verified: z.boolean(),
  /** Checked in on the day the call is about, today unless it names one. */
  checkin: z.boolean(),
  shirt_pickup: z.boolean(),
  group: z.object({ vgid: z.string(), group_name: z.string(), color: z.string() }).nullable(),
  /** Shifts of that day; all of them where the call is about no day. */
  shifts: z.array(volunteerShift),
});
export type VolunteerFace = z.infer<typeof volunteerFace>;

/**
 * A volunteer as their coordinator sees them; contact data is null for captains of other categories, and while
 * somebody who was added still has the time to object.
 */
export const volunteer = volunteerFace.extend({
  contact_open: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  alt_phone: z.string().nullable(),
  /** The same two as the documents name them for the desk. */
  cell_phone: z.string().nullable(),
  other_phone: z.string().nullable(),
  /** Of the first of these shifts; null for somebody without any. */
  category: z.string().nullable(),
  shift: z.string().nullable(),
  start_time: instant.nullable(),
  end_time: instant.nullable(),
  status: z.enum(['Applied', 'Selected', 'Confirmed']).nullable(),
  shirt: z.string().nullable(),
  shirt2: z.string().nullable(),
  usap_ambassador: z.boolean(),
  /** Has an account. */
  login: z.boolean(),
  /** Shifts the person is seated in, and those they wait for. */
  count: z.int(),
  wait_count: z.int(),
});
export type Volunteer = z.infer<typeof volunteer>;

/** The same in a report, without the shifts. */
export const volunteerInReport = volunteer.omit({
  shifts: true,
  category: true,
  shift: true,
  start_time: true,
  end_time: true,
  status: true,
});

/** A category as the sign-up page lists it. */
export const publicCategory = z.object({ vcid: z.string(), name: z.string(), description: z.string() });

export const categoryRow = publicCategory.extend({
  tid: z.string(),
  court_monitor: z.boolean(),
  show: z.boolean(),
  /** Its captains; `id` is the entry's, by which it is removed. */
  admin: z.array(
    z.object({
      id: z.string(),
      ref_id: z.string(),
      first: z.string(),
      last: z.string(),
      name: z.string(),
    }),
  ),
  shifts: z.int(),
  /** Spots of its shifts, and how many are taken. */
  spots: z.int(),
  count: z.int(),
});
export type CategoryWithCaptains = z.infer<typeof categoryRow>;

export const groupRow = z.object({
  vgid: z.string(),
  group_name: z.string(),
  color: z.string(),
  signup: z.array(z.object({ ref_id: z.string(), first: z.string(), last: z.string(), name: z.string() })),
});

/** A shift of volunteers; `vcid` is its category's id, `category` still the same id. */
export const volunteerShiftInNumbers = shift.extend({
  vcid: z.string(),
  category_name: z.string(),
  /** By name: who looks after the category, and who leads the shift. */
  captains: z.array(z.object({ first: z.string(), last: z.string() })),
});
export type VolunteerShiftInNumbers = z.infer<typeof volunteerShiftInNumbers>;

/** The same with its people. */
export const volunteerShiftWithPeople = volunteerShiftInNumbers.extend({
  signup: z.array(spot),
  waitlist: z.array(spot),
});
export type VolunteerShiftWithPeople = z.infer<typeof volunteerShiftWithPeople>;

/** A shift as somebody who may volunteer sees it. */
export const volunteerShiftForViewer = shiftForViewer.extend({
  vcid: z.string(),
  category_name: z.string(),
  state: z.enum(['register', 'waitlist-only', 'full', 'registered', 'waitlist']),
  /** The N of "Register - N needed". */
  needed: z.int(),
  /** Whether the waiver must be signed before registering, and still is not. */
  waiver_needed: z.boolean(),
});

export type VolunteerShiftForViewer = z.infer<typeof volunteerShiftForViewer>;

/** A tournament in the list of those that take volunteers. Days are `YYYY-MM-DD` at the venue. */
export const volunteerOpportunity = z.object({
  tid: z.string(),
  name: z.string(),
  location: z.string(),
  organization: z.string(),
  about: z.string(),
  start: z.string().nullable(),
  end_date: z.string().nullable(),
  time_zone: z.enum(TIME_ZONES),
  /** Shifts one may register for, or wait for. */
  shifts: z.int(),
  /** Spots nobody has taken; 0 where only waitlists have room. */
  needed: z.int(),
  /** The next days with such shifts, at most three. */
  days: z.array(z.string()),
});
export type VolunteerOpportunity = z.infer<typeof volunteerOpportunity>;

export const waiverRow = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  /** As it was typed; null while it is missing. */
  signature: z.string().nullable(),
  signature_date: instant.nullable(),
  /** Of the text that was signed; null without a signature, and where the text was not recorded. */
  version: z.int().nullable(),
  digest: z.string().nullable(),
  /** Whether there is a signature, of a version that nobody must sign again. */
  counts: z.boolean(),
});

/** A text of the waiver as volunteers read it. Versions count from 1; the digest is its SHA-256 in hex. */
export const waiverText = z.object({
  version: z.int(),
  text: z.string(),
  digest: z.string(),
  /** When it was set. */
  since: instant,
  /** Whether its signatures count still. */
  counts: z.boolean(),
});

export const volunteerTime = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  shift_count: z.int(),
  confirmed_count: z.int(),
  /** Minutes of the shifts the person is seated in. */
  minutes: z.int(),
  /** The same as hours:minutes, `12:30`. */
  time: z.string(),
});

export const volunteerContact = volunteerInReport.extend({
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  emergency_name: z.string().nullable(),
  emergency_number: z.string().nullable(),
});

/** `category` is the id, `category_name` what people call it. */
export const volunteerRecap = recap.extend({ category_name: z.string() });

export const shirtCount = z.object({ shirt: z.string(), count: z.int(), handed_out: z.int() });
