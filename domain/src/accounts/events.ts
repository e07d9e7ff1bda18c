import { type EventOf, type EventsOf, event } from '../kernel/event.ts';
import type { Choices, Details } from './person.ts';
import { secondFactorEvents } from './secondFactorEvents.ts';

/** Sealed fields are null once the person is forgotten. */
type Sealed<T> = T | null;

interface Entry {
  ref_id: string;
  details: Sealed<Partial<Details>>;
  choices: Partial<Choices>;
}

/**
 * Where somebody who is entered by name is registered with the same action. What is still missing of it after a crash
 * is found by this.
 */
export interface Joining {
  tid: string;
  role: 'official' | 'volunteer';
  sections?: readonly ('referee' | 'line')[];
}

export const personEvents = {
  PersonRegistered: event<
    Entry & {
      password_hash: Sealed<string>;
      /** The organization whose `/register/{name}` page was used. */
      source: string | null;
    }
  >('Registered', { sealed: { ref_id: ['details', 'password_hash', 'source'] } }),

  /** Entered by staff, without a login. */
  PersonAdded: event<Entry & { joins?: Joining }>('Entered by staff', { sealed: { ref_id: ['details'] } }),
  ProfileEdited: event<
    Entry & {
      /** Saved by the person, who thereby says that the profile is up to date. */
      confirmed: boolean;
    }
  >('Profile changed', { sealed: { ref_id: ['details'] } }),
  /** Changed by the desk of a tournament. */
  StaffEdited: event<Entry>('Changed by the desk', { sealed: { ref_id: ['details'] } }),
  /** A desk knows another number of somebody with a login: it counts once the person accepts it. */
  PhoneProposed: event<{ ref_id: string; tid: string; phone: Sealed<string> }>('Another phone proposed', {
    sealed: { ref_id: ['phone'] },
  }),
  /** By the person, or because their number changed otherwise meanwhile. */
  PhoneProposalAnswered: event<{ ref_id: string; tid: string; phone: Sealed<string>; accepted: boolean }>(
    'Proposed phone answered',
    { sealed: { ref_id: ['phone'] } },
  ),
  PasswordChanged: event<{ ref_id: string; password_hash: Sealed<string> }>('Password changed', {
    sealed: { ref_id: ['password_hash'] },
    security: 'password-changed',
  }),
  /** A person entered by staff proved to own the e-mail and may log in from now on. */
  LoginClaimed: event<{ ref_id: string; password_hash: Sealed<string> }>('Login claimed', {
    sealed: { ref_id: ['password_hash'] },
    security: 'password-changed',
  }),
  PlatformAdminGranted: event<{ ref_id: string }>('Made platform admin', { security: 'platform-added' }),
  PlatformAdminRevoked: event<{ ref_id: string }>('No platform admin any more', {
    security: 'platform-removed',
  }),
  /**
   * Bank account and tax number, sealed beforehand under the person's key: no reader of events, admin or program, opens them.
   * Null where they were taken away.
   */
  PayDataChanged: event<{ ref_id: string; box: string | null }>('Bank or tax data changed', {
    security: 'pay-data-changed',
  }),
  PersonForgotten: event<{ ref_id: string }>('Personal data erased', { security: 'erased' }),
  ...secondFactorEvents,
};

export type PersonEvent = EventsOf<typeof personEvents>;
export type PersonAdded = EventOf<PersonEvent, 'PersonAdded'>;
export type PersonForgotten = EventOf<PersonEvent, 'PersonForgotten'>;
