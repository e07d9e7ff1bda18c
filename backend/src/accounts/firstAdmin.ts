import { randomBytes } from 'node:crypto';
import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { type AccountsDatabase, hasPlatformAdmin } from '@courtcrew/projections/accounts/index.ts';
import type { Kysely } from 'kysely';
import { v5 } from 'uuid';
import { done } from '../http/route.ts';
import type { Aggregate, Outcome } from '../runtime/aggregate.ts';
import { personAggregate } from './aggregate.ts';
import type { EmailClaims } from './emailClaims.ts';
import type { AccountsParts } from './parts.ts';

const DEFAULT_EMAIL = 'admin@courtcrew.local';
const PASSWORD_BYTES = 12;

/** Two processes that start at once, and a start that was interrupted, mean the same person. */
const PERSONS = '2a0f63f8-7f0e-4d5e-9a51-6f3f7f0d8d11';

export interface FirstAdminParts {
  /** The read model `accounts` shows the whole log. */
  readonly db: Kysely<AccountsDatabase>;
  /** As the system, with an envelope of its own. */
  readonly execute: <State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
  ) => Promise<Outcome<Event>>;
  readonly emails: Pick<EmailClaims, 'take'>;
  readonly passwords: Pick<AccountsParts['identity']['passwords'], 'hash'>;
  /** From the settings. */
  readonly email?: string;
  readonly password?: string;
}

export interface FirstAdmin {
  /** False when there is a platform admin already. */
  readonly created: boolean;
  readonly email: string;
  /** Only when it was made up just now: to be shown once. */
  readonly password?: string;
}

/**
 * Sees to it that somebody holds the platform admin right. Whoever has the configured e-mail already is granted it
 * and keeps their password.
 */
export async function ensurePlatformAdmin(parts: FirstAdminParts): Promise<FirstAdmin> {
  const email = parts.email ?? DEFAULT_EMAIL;
  if (await hasPlatformAdmin(parts.db)) return { created: false, email };
  const ref_id = v5(email.toLowerCase(), PERSONS);
  const claim = await parts.emails.take(email, ref_id);
  const made = claim.taken ? await open(parts, ref_id, email) : undefined;
  const grant = { type: 'GrantPlatformAdmin' } as const;
  done(await parts.execute(personAggregate, claim.taken ? ref_id : claim.holder, grant));
  return { created: true, email, ...made };
}

async function open(
  { execute, passwords, password }: FirstAdminParts,
  ref_id: string,
  email: string,
): Promise<{ password?: string }> {
  const chosen = password ?? randomBytes(PASSWORD_BYTES).toString('base64url');
  const outcome = await execute(personAggregate, ref_id, {
    type: 'Register',
    ref_id,
    details: { first: 'Platform', last: 'Admin', email, phone: null, alt_phone: null },
    choices: {},
    password_hash: await passwords.hash(chosen),
    source: null,
  });
  // Refused: another process has opened the account, and shows its password.
  return outcome.refused || password !== undefined ? {} : { password: chosen };
}
