import { type EventsOf, event } from '../kernel/event.ts';

/** Null once the person is forgotten. */
type Sealed<T> = T | null;

export const secondFactorEvents = {
  /** A secret was made for the person's authenticator app; it counts for nothing until a code proves it arrived. */
  SecondFactorPrepared: event<{ ref_id: string; secret: Sealed<string> }>('Second factor prepared', {
    sealed: { ref_id: ['secret'] },
  }),
  /** From now on a login needs a code of the prepared secret, or one of these recovery codes (digests). */
  SecondFactorSwitchedOn: event<{ ref_id: string; recovery: Sealed<string[]> }>('Second factor switched on', {
    sealed: { ref_id: ['recovery'] },
    security: 'factor-on',
  }),
  /** The earlier recovery codes are void. */
  RecoveryCodesRenewed: event<{ ref_id: string; recovery: Sealed<string[]> }>('Recovery codes renewed', {
    sealed: { ref_id: ['recovery'] },
  }),
  RecoveryCodeUsed: event<{ ref_id: string; code: Sealed<string> }>('Recovery code used', {
    sealed: { ref_id: ['code'] },
    security: 'recovery-used',
  }),
  /** By the person, or by a platform admin for somebody who lost both the app and the recovery codes. */
  SecondFactorSwitchedOff: event<{ ref_id: string }>('Second factor switched off', {
    security: 'factor-off',
  }),
};

export type SecondFactorEvent = EventsOf<typeof secondFactorEvents>;
