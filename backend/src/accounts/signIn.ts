import type { SessionUser } from '@courtcrew/domain/accounts/session.ts';
import type { PersonRow } from '@courtcrew/projections/accounts/index.ts';
import type { Use } from '../http/route.ts';
import type { AccountsParts } from './parts.ts';

/** The person as both applications know who is signed in. */
export const sessionUserOf = (person: PersonRow): SessionUser => ({
  user_id: person.ref_id,
  ref_id: person.ref_id,
  first: person.first,
  last: person.last,
  phone: person.phone,
  email: person.email,
  credentials: person.credentials,
  profile_updated: person.profile_updated,
  utr_admin: person.platform_admin ? 'main' : null,
});

/** Opens a session in this browser. The one it had before ends, so that a planted one is worth nothing. */
export async function signIn(
  { identity }: Pick<AccountsParts, 'identity'>,
  { http }: Pick<Use, 'http'>,
  ref_id: string,
): Promise<void> {
  if (http.session) await identity.sessions.end(http.session.id);
  http.signIn(await identity.sessions.start(ref_id, http.device));
}
