import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { SecondFactorEvent } from './secondFactorEvents.ts';
import { TEXTS } from './texts.ts';

/** What a person's stream says of their second factor. */
export interface SecondFactor {
  /** Made, but not yet proved by a code; null where none waits. */
  readonly prepared: string | null;
  readonly on: boolean;
  /** Null while off, and where it can no longer be read: then no code is right. */
  readonly secret: string | null;
  /** Digests of the recovery codes that are left. */
  readonly recovery: readonly string[];
}

export const NO_SECOND_FACTOR: SecondFactor = { prepared: null, on: false, secret: null, recovery: [] };

export interface SecondFactorCommands {
  PrepareSecondFactor: { secret: string };
  /** A code of the prepared secret was right. `secret` is the one it was checked with: another may be prepared meanwhile. */
  SwitchOnSecondFactor: { secret: string; recovery: string[] };
  RenewRecoveryCodes: { recovery: string[] };
  /** `code` is the digest of what was typed. */
  UseRecoveryCode: { code: string };
  SwitchOffSecondFactor: object;
}

interface Owner {
  readonly ref_id: string;
  readonly secondFactor: SecondFactor;
}

const isOff = refuse('conflict', TEXTS.secondFactorOff);
const isOn = refuse('conflict', TEXTS.secondFactorOn);

type Decisions = {
  readonly [Type in keyof SecondFactorCommands]: (
    owner: Owner,
    command: SecondFactorCommands[Type],
  ) => readonly SecondFactorEvent[] | Refusal;
};

/** The decisions on a person's second factor, by command. */
export const secondFactorDecisions: Decisions = {
  PrepareSecondFactor: ({ ref_id, secondFactor }, { secret }) =>
    secondFactor.on ? isOn : [{ type: 'SecondFactorPrepared', data: { ref_id, secret } }],

  SwitchOnSecondFactor({ ref_id, secondFactor }, { secret, recovery }) {
    if (secondFactor.on) return isOn;
    if (secondFactor.prepared !== secret) return refuse('conflict', TEXTS.secondFactorAgain);
    return [{ type: 'SecondFactorSwitchedOn', data: { ref_id, recovery } }];
  },

  RenewRecoveryCodes: ({ ref_id, secondFactor }, { recovery }) =>
    secondFactor.on ? [{ type: 'RecoveryCodesRenewed', data: { ref_id, recovery } }] : isOff,

  UseRecoveryCode({ ref_id, secondFactor }, { code }) {
    if (!secondFactor.on) return isOff;
    if (!secondFactor.recovery.includes(code)) return refuse('wrong-code', TEXTS.wrongCode);
    return [{ type: 'RecoveryCodeUsed', data: { ref_id, code } }];
  },

  SwitchOffSecondFactor: ({ ref_id, secondFactor }) =>
    secondFactor.on ? [{ type: 'SecondFactorSwitchedOff', data: { ref_id } }] : [],
};

/** The state of a person's second factor after one of its events. */
export function foldSecondFactor(current: SecondFactor, { type, data }: SecondFactorEvent): SecondFactor {
  switch (type) {
    case 'SecondFactorPrepared':
      return { ...current, prepared: data.secret };
    case 'SecondFactorSwitchedOn':
      return { prepared: null, on: true, secret: current.prepared, recovery: data.recovery ?? [] };
    case 'RecoveryCodesRenewed':
      return { ...current, recovery: data.recovery ?? [] };
    case 'RecoveryCodeUsed':
      return { ...current, recovery: current.recovery.filter((code) => code !== data.code) };
    case 'SecondFactorSwitchedOff':
      return NO_SECOND_FACTOR;
  }
}
