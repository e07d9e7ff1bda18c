import type { DomainEvent } from '../kernel/event.ts';

/** Null once the person is forgotten. */
type Sealed<T> = T | null;

/** A secret was made for the person's authenticator app; it counts for nothing until a code proves it arrived. */
export type SecondFactorPrepared = DomainEvent<
  'SecondFactorPrepared',
  { ref_id: string; secret: Sealed<string> }
>;
/** From now on a login needs a code of the prepared secret, or one of these recovery codes (digests). */
export type SecondFactorSwitchedOn = DomainEvent<
  'SecondFactorSwitchedOn',
  { ref_id: string; recovery: Sealed<string[]> }
>;
/** The earlier recovery codes are void. */
export type RecoveryCodesRenewed = DomainEvent<
  'RecoveryCodesRenewed',
  { ref_id: string; recovery: Sealed<string[]> }
>;
export type RecoveryCodeUsed = DomainEvent<'RecoveryCodeUsed', { ref_id: string; code: Sealed<string> }>;
/** By the person, or by a platform admin for somebody who lost both the app and the recovery codes. */
export type SecondFactorSwitchedOff = DomainEvent<'SecondFactorSwitchedOff', { ref_id: string }>;

export type SecondFactorEvent =
  | SecondFactorPrepared
  | SecondFactorSwitchedOn
  | RecoveryCodesRenewed
  | RecoveryCodeUsed
  | SecondFactorSwitchedOff;
