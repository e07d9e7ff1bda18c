import type { Member } from '@courtcrew/domain/accounts/index.ts';
import type { SessionUser } from '@courtcrew/domain/accounts/session.ts';
import type { PersonRow } from '@courtcrew/projections/accounts/index.ts';
import type { Use } from '../kernel/http/route.ts';
import type { AccountsParts } from './parts.ts';

type Shown = Pick<
  PersonRow,
  | 'ref_id'
  | 'first'
  | 'last'
  | 'phone'
  | 'email'
  | 'credentials'
  | 'profile_updated'
  | 'referee'
  | 'line_judge'
  | 'volunteer'
  | 'platform_admin'
>;

/** The person as both applications know who is signed in. */
export const sessionUserOf = (person: Shown): SessionUser => ({
  user_id: person.ref_id,
  ref_id: person.ref_id,
  first: person.first,
  last: person.last,
  phone: person.phone,
  email: person.email,
  credentials: person.credentials,
  profile_updated: person.profile_updated,
  referee: person.referee,
  line_judge: person.line_judge,
  volunteer: person.volunteer,
  utr_admin: person.platform_admin ? 'main' : null,
});

/** The same of somebody who has just proved who they are, whether or not the read model shows them yet. */
export const signedInUser = ({ ref_id, details, choices, confirmed, platform }: Member): SessionUser =>
  sessionUserOf({ ref_id, ...details, ...choices, profile_updated: confirmed, platform_admin: platform });

/** Opens a session under the proved credential. The browser's earlier one ends: a planted one is worth nothing. */
export async function signIn(
  { identity }: Pick<AccountsParts, 'identity'>,
  { http }: Pick<Use, 'http'>,
  { ref_id, credential }: Pick<Member, 'ref_id' | 'credential'>,
): Promise<void> {
  if (http.session) await identity.sessions.end(http.session.id);
  http.signIn(await identity.sessions.start(ref_id, http.device, credential));
}
