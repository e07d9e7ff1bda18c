import type { PersonState } from '@courtcrew/domain/accounts/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import { loginByEmail } from '@courtcrew/projections/accounts/index.ts';
import { z } from 'zod';
import type { Product } from '../kernel/area.ts';
import { type LiveIdentity, SignedText } from '../kernel/identity/index.ts';
import type { Outbox } from '../kernel/jobs/index.ts';
import { Refused } from '../kernel/refused.ts';
import { personAggregate } from './aggregate.ts';
import { EmailClaims } from './emailClaims.ts';

const named = z.tuple([z.string(), z.string(), z.string()]);

/** Signs what a mailed link asks about: whose number, proposed by which tournament, in which proposal. */
class PhoneLinks {
  readonly #signed: SignedText;

  constructor(secret: string) {
    this.#signed = new SignedText(secret, 'phone');
  }

  write(ref_id: string, tid: string, id: string): string {
    return this.#signed.write([ref_id, tid, id]);
  }

  /** Throws 404 for a token that was not given out here. */
  read(token: string) {
    const says = this.#signed.read(token);
    if (says === null) throw new Refused(notFound('Link'));
    const [ref_id, tid, id] = named.parse(says);
    return { ref_id, tid, id };
  }
}

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
  readonly vault: Pick<Product['vault'], 'sealText' | 'unsealText'>;
  /** The person as the log has them now: what passwords and erasures are decided on. */
  readonly personNow: (ref_id: string) => Promise<PersonState>;
  readonly outbox: Pick<Outbox, 'send' | 'sendAll' | 'forget' | 'prefer'>;
  /** True when no read model shows the person after `PersonForgotten`; false when that takes too long. */
  readonly erased: (forgotten: RecordedEvent) => Promise<boolean>;
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
