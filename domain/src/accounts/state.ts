import type { Credential } from './credential.ts';
import type { Choices, Details } from './person.ts';
import type { SecondFactor } from './secondFactor.ts';

export interface PhoneProposal {
  readonly id: string;
  readonly phone: string;
}

/** A person with an account, or known to a tournament, as decisions need them. */
export interface Member {
  readonly status: 'member';
  readonly ref_id: string;
  readonly details: Details;
  readonly choices: Choices;
  readonly login: boolean;
  /** Null without a login. */
  readonly password_hash: string | null;
  readonly credential: Credential;
  readonly platform: boolean;
  /** The platform, not the desk of a tournament, has checked the credentials. */
  readonly verifiedByPlatform: boolean;
  /** Numbers that wait for the person's answer, by the tournament whose desk proposed them. */
  readonly proposals: Readonly<Record<string, PhoneProposal>>;
  /** The person has saved the profile at least once. */
  readonly confirmed: boolean;
  readonly secondFactor: SecondFactor;
  /** Revision of the stream: what an editor saw is told from what came since. */
  readonly version: number;
  readonly changedBy: string | null;
}

export type PersonState = { readonly status: 'unknown' } | Member | { readonly status: 'forgotten' };

export const unknown: PersonState = { status: 'unknown' };
