import { notFound, type Refusal, refuse } from '../kernel/refusal.ts';
import type { TimeZone } from '../kernel/time.ts';
import { datedMomentText, momentText } from '../kernel/timeText.ts';
import { NOT_OPEN, type Section } from '../tournaments/index.ts';
import type { Unusual } from './hours.ts';
import type { Elsewhere, ShiftPlan } from './model.ts';
import { LETTERS_A_DAY } from './policies/letters.ts';
import { type Shift, waitingIn } from './state.ts';

/** Everything the roster refuses with, in one place: codes for programs, texts for people. */

export const DATE_REQUIRED = 'Date Required';
export const SPOTS_REQUIRED = 'Total spot count is 0, please add spots.';

export const notOpen = (): Refusal => refuse('not-open', NOT_OPEN);

/** As people call the work of a section. */
const WORK: Readonly<Record<Section, string>> = {
  referee: 'referees',
  line: 'athletic trainers',
  volunteer: 'volunteers',
};

export const sectionOff = (section: Section): Refusal =>
  refuse('section-off', `Sign-up for ${WORK[section]} is switched off in this tournament.`);

export const over = ({ name }: ShiftPlan): Refusal => refuse('over', `${name} is over.`);

export const begun = ({ name }: ShiftPlan): Refusal =>
  refuse('begun', `${name} has begun. Please speak to the desk.`);

export const allBegun = (): Refusal =>
  refuse('begun', 'Your shifts here have begun. Please speak to the desk.');

/** Names the seat that stands in the way. Its times get into the text where the zone is known: at the edge. */
export const conflictWith = (other: ShiftPlan | Elsewhere): Refusal => {
  const { name, start, end } = other;
  const there = 'tid' in other ? { tid: other.tid } : null;
  return refuse('conflict', `CONFLICT - ${name}`, { details: { name, start, end, ...there } });
};

interface Named {
  readonly plan: Pick<ShiftPlan, 'name' | 'spots'>;
}

export const full = ({ plan }: Named): Refusal =>
  refuse('full', `Full - all ${plan.spots} spots of ${plan.name} are taken.`);

export const signedUpMeanwhile = (): Refusal =>
  refuse('changed', 'Somebody has signed up for this shift meanwhile: look at it again');

export const moreShifts = (): Refusal =>
  refuse('changed', 'This person has more shifts by now: look at them again');

export const alreadyThere = ({ plan }: Shift): Refusal =>
  refuse('already-there', `${plan.name} has a sign-up of this person already.`);

export const noPlace = ({ plan }: Named, credentials: string): Refusal =>
  refuse('full', `Full - no spot for ${credentials} is left in ${plan.name}.`);

export const notEligible = ({ plan }: Named, credentials: string): Refusal =>
  refuse('not-eligible', `${plan.name} has no spots for ${credentials}.`);

export const applyInstead = (): Refusal =>
  refuse('apply-instead', 'Please apply for this shift, the coordinator selects who works it.');

export const notSelected = (): Refusal =>
  refuse('not-selected', 'Only a selected shift can be confirmed, this one is still applied for.');

export const notPublished = (): Refusal =>
  refuse('not-published', 'Shifts can be confirmed once the tournament is published.');

export const withdrawInstead = (): Refusal =>
  refuse('withdraw-instead', 'Please withdraw from this shift with a message to the coordinator.');

export const nothingSentInDraft = (): Refusal =>
  refuse('draft', 'No emails or texts can be sent while the tournament is in draft.');

export function writtenEnough(again: string, zone: TimeZone): Refusal {
  const when = momentText(again, zone);
  const text = `You have written to the coordinators ${LETTERS_A_DAY} times within a day. You can write again ${when}.`;
  return refuse('too-many', text, { details: { again } });
}

export const noShifts = (): Refusal => refuse('no-shifts', "Sorry but we didn't find any shifts for you.");

export const approvalDenied = (): Refusal =>
  refuse('approval-denied', 'Sorry you have not been approved for this tournament.');

export const dateRequired = (): Refusal =>
  refuse('invalid', DATE_REQUIRED, { fields: { start: DATE_REQUIRED } });
export const spotsRequired = (): Refusal =>
  refuse('invalid', SPOTS_REQUIRED, { fields: { spots: SPOTS_REQUIRED } });

export const CONFIRM_HOURS = 'confirm-hours';
/** With which an edit of the tournament's days asks back. */
export const CONFIRM_DATES = 'confirm-dates';

const DOUBTS: Readonly<Record<Unusual, string>> = {
  long: 'lasts longer than 24 hours',
  outside: 'is more than a week outside the days of the tournament',
};

/** The same with `confirm` is carried out. `count` shifts of those sent are unusual, this one is the first. */
export function confirmHours(
  { name, start, end }: ShiftPlan,
  reason: Unusual,
  { zone, count }: { readonly zone: TimeZone; readonly count: number },
): Refusal {
  const hours = `${datedMomentText(start, zone)} - ${datedMomentText(end, zone)}`;
  const text = `${name} (${hours}) ${DOUBTS[reason]}. Please confirm that this is meant.`;
  return refuse(CONFIRM_HOURS, text, { details: { reason, name, start, end, count } });
}

export const zoneChanged = (): Refusal =>
  refuse('changed', 'The time zone was changed meanwhile: look at it again');

export function spotsTaken({ seated }: Shift, spots: number): Refusal {
  const text = `${seated} people are selected or confirmed, so there cannot be fewer than ${seated} spots. Move somebody off first, then set ${spots}.`;
  return refuse('spots-taken', text, { fields: { spots: text } });
}

export const placesTaken = (): Refusal =>
  refuse('spots-taken', 'More people are selected or confirmed for a credential than it would have spots.');

export const spotsAreTheSum = (sum: number): Refusal => {
  const text = `The spots of this shift are counted by credential and add up to ${sum}; change those counts.`;
  return refuse('invalid', text, { fields: { spots: text } });
};

export const stale = ({ changed_by, changed_at, version }: Shift): Refusal =>
  refuse('stale', 'This shift was changed meanwhile. Please reload it.', {
    details: { changed_by, changed_at, version },
  });

// The documents' own word; a volunteer sees it on the shift as well.
export const shiftFull = (): Refusal => refuse('full', 'Full');

export const waitlistFull = ({ plan }: Shift): Refusal =>
  refuse('full', `Full - the waitlist of ${plan.name} has no room left.`);

export function waitlistTaken(shift: Shift): Refusal {
  const text = `${waitingIn(shift)} people are on the waitlist, so it cannot have fewer spots.`;
  return refuse('spots-taken', text, { fields: { wait_spots: text } });
}

export const waiverNeeded = (): Refusal =>
  refuse('waiver-needed', 'Please sign the volunteer waiver before you register for shifts.');

export const waiverChanged = (): Refusal =>
  refuse('stale', 'The waiver was changed meanwhile. Please read it again before you sign.');

export const signatureMismatch = (): Refusal => {
  const text = 'Signature does not match your profile.';
  return refuse('invalid', text, { fields: { signature: text } });
};

export const inAnotherGroup = (): Refusal =>
  refuse('changed', 'This person is in another group by now: look at it again');

export const moreInGroup = (): Refusal =>
  refuse('changed', 'This group has more people by now: look at it again');

export const moreInCategory = (): Refusal =>
  refuse('changed', 'This category has more shifts by now: look at it again');

export const notAVolunteer = (): Refusal => notFound('Volunteer');

export const noSuchCategory = (): Refusal => {
  const text = 'must be a volunteer category of this tournament';
  return refuse('invalid', `category ${text}`, { fields: { category: text } });
};

export function categoryTaken(name: string): Refusal {
  const text = `There is a category ${name} already`;
  return refuse('taken', text, { fields: { name: text } });
}

export function groupTaken(name: string): Refusal {
  const text = `There is a group ${name} already`;
  return refuse('taken', text, { fields: { group_name: text } });
}

export const REGISTRATIONS_EXIST = 'registrations-exist';
export const registrationsExist = (): Refusal =>
  refuse(
    REGISTRATIONS_EXIST,
    'Can not delete category as there are volunteers registered for shifts in this category. Please move the volunteers to new shifts.',
  );
