import { brokenRule, notFound, type Refusal, refuse, refuseField } from '../kernel/refusal.ts';
import { filled, within } from '../kernel/text.ts';
import type { TimeZone } from '../kernel/time.ts';
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

export const over = ({ name }: ShiftPlan): Refusal =>
  refuse('over', filled('{shift} is over.', { shift: name }));

export const begun = ({ name }: ShiftPlan): Refusal =>
  refuse('begun', filled('{shift} has begun. Please speak to the desk.', { shift: name }));

export const allBegun = (): Refusal =>
  refuse('begun', 'Your shifts here have begun. Please speak to the desk.');

/** Names the seat that stands in the way. Its times get into the text where the zone is known: at the edge. */
export const conflictWith = (other: ShiftPlan | Elsewhere): Refusal => {
  const { name, start, end } = other;
  const text = filled('CONFLICT - {shift}', { shift: name });
  const details = { name, start, end };
  return 'tid' in other
    ? refuse('conflict', text, { details: { ...details, tid: other.tid } })
    : refuse('conflict', text, { details: { ...details, kind: other.kind, category: other.category } });
};

interface Named {
  readonly plan: Pick<ShiftPlan, 'name' | 'spots'>;
}

export const full = ({ plan: { spots, name } }: Named): Refusal =>
  refuse('full', filled('Full - all {count} spots of {shift} are taken.', { count: spots, shift: name }));

export const signedUpMeanwhile = (): Refusal =>
  refuse('changed', 'Somebody has signed up for this shift meanwhile: look at it again');

export const signupChanged = (): Refusal =>
  refuse('changed', 'Somebody has changed this sign-up meanwhile: look at it again');

export const moreShifts = (): Refusal =>
  refuse('changed', 'This person has more shifts by now: look at them again');

export const alreadyThere = ({ plan }: Shift): Refusal =>
  refuse('already-there', filled('{shift} has a sign-up of this person already.', { shift: plan.name }));

export const noPlace = ({ plan: { name: shift } }: Named, credentials: string): Refusal =>
  refuse(
    'full',
    filled('Full - no spot for {credential} is left in {shift}.', { credential: within(credentials), shift }),
  );

export const notEligible = ({ plan: { name: shift } }: Named, credentials: string): Refusal =>
  refuse(
    'not-eligible',
    filled('{shift} has no spots for {credential}.', { shift, credential: within(credentials) }),
  );

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
  const text = filled(
    'You have written to the coordinators {count} times within a day. You can write again {when}.',
    { count: LETTERS_A_DAY, when: { at: again, zone } },
  );
  return refuse('too-many', text, { details: { again } });
}

export const noShifts = (): Refusal => refuse('no-shifts', "Sorry but we didn't find any shifts for you.");

export const approvalDenied = (): Refusal =>
  refuse('approval-denied', 'Sorry you have not been approved for this tournament.');

export const dateRequired = (): Refusal => refuseField('invalid', 'start', DATE_REQUIRED);
export const spotsRequired = (): Refusal => refuseField('invalid', 'spots', SPOTS_REQUIRED);

export const CONFIRM_HOURS = 'confirm-hours';
/** With which an edit of the tournament's days asks back. */
export const CONFIRM_DATES = 'confirm-dates';

const DOUBTS = {
  long: '{shift} ({start} - {end}) lasts longer than 24 hours. Please confirm that this is meant.',
  outside:
    '{shift} ({start} - {end}) is more than a week outside the days of the tournament. Please confirm that this is meant.',
} as const satisfies Record<Unusual, string>;

/** The same with `confirm` is carried out. `count` shifts of those sent are unusual, this one is the first. */
export function confirmHours(
  { name, start, end }: ShiftPlan,
  reason: Unusual,
  { zone, count }: { readonly zone: TimeZone; readonly count: number },
): Refusal {
  const shown = (at: string) => ({ at, zone, dated: true });
  const text = filled(DOUBTS[reason], { shift: name, start: shown(start), end: shown(end) });
  return refuse(CONFIRM_HOURS, text, { details: { reason, name, start, end, count } });
}

export const zoneChanged = (): Refusal =>
  refuse('changed', 'The time zone was changed meanwhile: look at it again');

export function spotsTaken({ seated }: Shift, spots: number): Refusal {
  const text = filled(
    '{count} people are selected or confirmed, so there cannot be fewer than {count} spots. Move somebody off first, then set {spots}.',
    { count: seated, spots },
  );
  return refuseField('spots-taken', 'spots', text);
}

export const placesTaken = (): Refusal =>
  refuse('spots-taken', 'More people are selected or confirmed for a credential than it would have spots.');

export const spotsAreTheSum = (sum: number): Refusal => {
  const text = filled(
    'The spots of this shift are counted by credential and add up to {sum}; change those counts.',
    { sum },
  );
  return refuseField('invalid', 'spots', text);
};

export const stale = ({ changed_by, changed_at, version }: Shift): Refusal =>
  refuse('stale', 'This shift was changed meanwhile. Please reload it.', {
    details: { changed_by, changed_at, version },
  });

// The documents' own word; a volunteer sees it on the shift as well.
export const shiftFull = (): Refusal => refuse('full', 'Full');

export const waitlistFull = ({ plan }: Shift): Refusal =>
  refuse('full', filled('Full - the waitlist of {shift} has no room left.', { shift: plan.name }));

export function waitlistTaken(shift: Shift): Refusal {
  const text = filled('{count} people are on the waitlist, so it cannot have fewer spots.', {
    count: waitingIn(shift),
  });
  return refuseField('spots-taken', 'wait_spots', text);
}

export const waiverNeeded = (): Refusal =>
  refuse('waiver-needed', 'Please sign the volunteer waiver before you register for shifts.');

export const waiverChanged = (): Refusal =>
  refuse('stale', 'The waiver was changed meanwhile. Please read it again before you sign.');

export const signatureMismatch = (): Refusal =>
  refuseField('invalid', 'signature', 'Signature does not match your profile.');

export const inAnotherGroup = (): Refusal =>
  refuse('changed', 'This person is in another group by now: look at it again');

export const moreInGroup = (): Refusal =>
  refuse('changed', 'This group has more people by now: look at it again');

export const moreInCategory = (): Refusal =>
  refuse('changed', 'This category has more shifts by now: look at it again');

export const notAVolunteer = (): Refusal => notFound('Volunteer');

export const noSuchCategory = (): Refusal =>
  brokenRule('category', 'must be a volunteer category of this tournament');

export const categoryTaken = (name: string): Refusal =>
  refuseField('taken', 'name', filled('There is a category {name} already', { name }));

export const groupTaken = (name: string): Refusal =>
  refuseField('taken', 'group_name', filled('There is a group {name} already', { name }));

export const REGISTRATIONS_EXIST = 'registrations-exist';
export const registrationsExist = (): Refusal =>
  refuse(
    REGISTRATIONS_EXIST,
    'Can not delete category as there are volunteers registered for shifts in this category. Please move the volunteers to new shifts.',
  );
