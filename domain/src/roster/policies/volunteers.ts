import type { TournamentRights } from '../../contract/policies.ts';
import { nameKey } from '../../kernel/spelling.ts';
import { runsSection } from './sections.ts';

/** What a volunteer may press on a shift. */
export type VolunteerState = 'register' | 'waitlist-only' | 'full' | 'registered' | 'waitlist';

interface Filled {
  readonly spots: number;
  /** Seated people. */
  readonly count: number;
  /** null for as many as come. */
  readonly wait_spots: number | null;
  readonly wait_count: number;
  /** Places are counted by credential. */
  readonly counted?: boolean;
}

/** The state of a shift for somebody whose own row, if any, stands on the waitlist or not. */
export function volunteerStateOf(shift: Filled, own: { readonly waitlist: boolean } | null): VolunteerState {
  if (own) return own.waitlist ? 'waitlist' : 'registered';
  // A free spot belongs to who waits; where places are counted by credential, perhaps nobody who waits fits it.
  const isFree = shift.count < shift.spots;
  if (isFree && (shift.wait_count === 0 || shift.counted)) return 'register';
  const room = shift.wait_spots === null || shift.wait_count < shift.wait_spots;
  return room ? 'waitlist-only' : 'full';
}

/** The N of "Register - N needed"; waiting people do not count. */
export const neededIn = ({ spots, count }: Filled): number => Math.max(1, spots - count);

/** Whether a typed signature holds first and last name, in whatever case; a phone's English keyboard has no accents at hand. */
export function signatureMatches(
  signature: string,
  name: { readonly first: string; readonly last: string },
): boolean {
  const typed = nameKey(signature);
  return [name.first, name.last].every((part) => typed.includes(nameKey(part)));
}

/** Whether a signature of this version of the waiver counts; null for nobody's, 0 where the text was not recorded. */
export const signatureCounts = (signed: number | null, since: number): boolean =>
  signed !== null && signed >= since;

interface Who {
  readonly platform: boolean;
  readonly rights: TournamentRights;
}

/** Whether somebody looks after a category of volunteers: the coordinators after all, captains after their own. */
export const runsCategory = (who: Who, vcid: string): boolean =>
  runsSection(who, 'volunteer') || who.rights.captain_of.includes(vcid);

/**
 * Shown where a tournament wants a signature and has no text of its own. People have signed it, so it stays as it is:
 * a read model that is built anew must find the text they saw.
 */
export const DEFAULT_WAIVER =
  'I volunteer of my own free will and without pay. I know that working at a tournament can be dangerous, ' +
  'from heat, flying balls and wet courts among other things, and I accept that risk. I release the organizers, ' +
  'the venue and their staff from claims for injury or loss while I volunteer, as far as the law allows. I will ' +
  'follow the instructions of the staff, and I agree to first aid and medical care in an emergency.';
