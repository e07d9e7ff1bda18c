import type { LiveIdentity } from '../identity/index.ts';
import type { Outbox } from '../jobs/index.ts';
import type { EmailClaims } from './emailClaims.ts';

/** What accounts are built on. */
export interface AccountsParts {
  readonly identity: Pick<
    LiveIdentity,
    'passwords' | 'sessions' | 'resets' | 'throttle' | 'oneAtATime' | 'shutOut'
  >;
  readonly emails: EmailClaims;
  readonly outbox: Pick<Outbox, 'send' | 'forget'>;
  /** Drops the person's key: what is sealed in the log reads as null from then on. */
  readonly forgetKey: (ref_id: string) => Promise<void>;
  /** Origin of the product as people reach it, without a slash at the end. */
  readonly publicUrl: string;
}
