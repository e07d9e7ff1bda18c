import { randomBytes, randomUUID } from 'node:crypto';
import { type AccountsDatabase, hasPlatformAdmin } from '@courtcrew/projections/accounts/index.ts';
import type { Kysely } from 'kysely';
import { keyedDigest } from '../kernel/identity/index.ts';
import type { AsSystem } from '../kernel/runtime/aggregate.ts';
import { personAggregate } from './aggregate.ts';
import type { EmailClaims } from './emailClaims.ts';
import type { AccountsParts } from './parts.ts';

const DEFAULT_EMAIL = 'admin@courtcrew.local';
const PASSWORD_BYTES = 12;

export interface FirstAdminParts {
  /** The read model `accounts` shows the whole log. */
  readonly db: Kysely<AccountsDatabase>;
  readonly execute: AsSystem;
  readonly emails: Pick<EmailClaims, 'take' | 'release'>;
  readonly passwords: Pick<AccountsParts['identity']['passwords'], 'hash'>;
  readonly secret: string;
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

/** Grants the configured e-mail's person the platform admin right, entering them where needed. */
export async function ensurePlatformAdmin(parts: FirstAdminParts): Promise<FirstAdmin> {
  const email = parts.email ?? DEFAULT_EMAIL;
  if (await hasPlatformAdmin(parts.db)) return { created: false, email };
  // Two processes that start at once, and a start that was interrupted, mean the same person.
  const ref_id = keyedDigest(parts.secret, 'first-admin', email.toLowerCase());
  const first = await grant(parts, ref_id, email);
  if (first) return { created: true, email, ...first };
  // That person was forgotten: their id is used up, and their address free.
  await parts.emails.release(email, ref_id);
  const second = await grant(parts, randomUUID(), email);
  if (!second) throw new Error('no platform admin could be made');
  return { created: true, email, ...second };
}

/** Null when the person cannot hold a right any more. */
async function grant(
  parts: FirstAdminParts,
  ref_id: string,
  email: string,
): Promise<{ password?: string } | null> {
  const claim = await parts.emails.take(email, ref_id);
  const made = claim.taken ? await open(parts, ref_id, email) : {};
  const holder = claim.taken ? ref_id : claim.holder;
  const outcome = await parts.execute(personAggregate, holder, { type: 'GrantPlatformAdmin' });
  return outcome.refused ? null : made;
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
