import type { DomainEvent } from '../kernel/event.ts';
import { sealsOf } from '../kernel/seal.ts';
import type { Choices, Details } from './person.ts';
import type { SecondFactorEvent } from './secondFactorEvents.ts';

/** Sealed fields are null once the person is forgotten. */
type Sealed<T> = T | null;

interface Entry {
  ref_id: string;
  details: Sealed<Partial<Details>>;
  choices: Partial<Choices>;
}

export type PersonRegistered = DomainEvent<
  'PersonRegistered',
  Entry & {
    password_hash: Sealed<string>;
    /** The organization whose `/register/{name}` page was used. */
    source: string | null;
  }
>;
/**
 * Where somebody who is entered by name is registered with the same action. What is still missing of it after a crash
 * is found by this.
 */
export interface Joining {
  tid: string;
  role: 'official' | 'volunteer';
  sections?: readonly ('referee' | 'line')[];
}

/** Entered by staff, without a login. */
export type PersonAdded = DomainEvent<'PersonAdded', Entry & { joins?: Joining }>;
export type ProfileEdited = DomainEvent<
  'ProfileEdited',
  Entry & {
    /** Saved by the person, who thereby says that the profile is up to date. */
    confirmed: boolean;
  }
>;
/** Changed by the desk of a tournament. */
export type StaffEdited = DomainEvent<'StaffEdited', Entry>;
export type PasswordChanged = DomainEvent<
  'PasswordChanged',
  { ref_id: string; password_hash: Sealed<string> }
>;
/** A person entered by staff proved to own the e-mail and may log in from now on. */
export type LoginClaimed = DomainEvent<'LoginClaimed', { ref_id: string; password_hash: Sealed<string> }>;
export type PlatformAdminGranted = DomainEvent<'PlatformAdminGranted', { ref_id: string }>;
export type PlatformAdminRevoked = DomainEvent<'PlatformAdminRevoked', { ref_id: string }>;
export type PersonForgotten = DomainEvent<'PersonForgotten', { ref_id: string }>;

export type PersonEvent =
  | PersonRegistered
  | PersonAdded
  | ProfileEdited
  | StaffEdited
  | PasswordChanged
  | LoginClaimed
  | PlatformAdminGranted
  | PlatformAdminRevoked
  | PersonForgotten
  | SecondFactorEvent;

export const personSeals = sealsOf<PersonEvent>()({
  PersonRegistered: [{ owner: 'ref_id', fields: ['details', 'password_hash', 'source'] }],
  PersonAdded: [{ owner: 'ref_id', fields: ['details'] }],
  ProfileEdited: [{ owner: 'ref_id', fields: ['details'] }],
  StaffEdited: [{ owner: 'ref_id', fields: ['details'] }],
  PasswordChanged: [{ owner: 'ref_id', fields: ['password_hash'] }],
  LoginClaimed: [{ owner: 'ref_id', fields: ['password_hash'] }],
  SecondFactorPrepared: [{ owner: 'ref_id', fields: ['secret'] }],
  SecondFactorSwitchedOn: [{ owner: 'ref_id', fields: ['recovery'] }],
  RecoveryCodesRenewed: [{ owner: 'ref_id', fields: ['recovery'] }],
  RecoveryCodeUsed: [{ owner: 'ref_id', fields: ['code'] }],
});
