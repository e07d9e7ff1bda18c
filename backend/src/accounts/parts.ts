import type { PersonState } from '@courtcrew/domain/accounts/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { loginByEmail } from '@courtcrew/projections/accounts/index.ts';
import type { Product } from '../kernel/area.ts';
import type { LiveIdentity } from '../kernel/identity/index.ts';
import type { Outbox } from '../kernel/jobs/index.ts';
import { personAggregate } from './aggregate.ts';
import { EmailClaims } from './emailClaims.ts';
import { PhoneLinks } from './phoneLinks.ts';

/** What accounts are built on. */
export interface AccountsParts {
  readonly identity: Pick<
    LiveIdentity,
    | 'passwords'
    | 'sessions'
    | 'resets'
    | 'throttle'
    | 'security'
    | 'pendingLogins'
    | 'usedCodes'
    | 'oneAtATime'
    | 'shutOut'
  >;
  readonly pool: Product['pool'];
  readonly emails: EmailClaims;
  readonly phoneLinks: PhoneLinks;
  /** The person as the log has them now: what passwords and erasures are decided on. */
  readonly personNow: (ref_id: string) => Promise<PersonState>;
  readonly outbox: Pick<Outbox, 'send' | 'sendAll' | 'forget' | 'prefer'>;
  /**
   * Resolves true when nothing of the person is left in any read model, whoever projects them, once `PersonForgotten`
   * was written; false when that takes longer than a caller can wait.
   */
  readonly erased: (forgotten: RecordedEvent) => Promise<boolean>;
  /** Drops the person's key: what is sealed in the log reads as null from then on. */
  readonly forgetKey: (ref_id: string) => Promise<void>;
}

export function accountsParts(product: Product): AccountsParts {
  const { db, bus, claims } = product;
  const personNow = (ref_id: string) => bus.peek(personAggregate, ref_id);
  const shown = async (email: string) => (await loginByEmail(db, email))?.ref_id ?? null;
  const secret = product.secretFor('emails');
  const phoneLinks = new PhoneLinks(product.secretFor('phone'));
  return { ...product, personNow, phoneLinks, emails: new EmailClaims({ claims, secret, personNow, shown }) };
}
