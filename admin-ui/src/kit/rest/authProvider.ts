import { accessOf } from '@courtcrew/domain/accounts/access.ts';
import { allows, type PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { Session } from '@courtcrew/ui-kit/session/session.tsx';
import type { AuthProvider } from 'react-admin';

/** Rights of a resource, as the server declares them. */
export interface ResourceRights {
  readonly policy: PolicyName;
  /** Who may write; the readers when absent. */
  readonly write?: PolicyName;
}

const READS = new Set(['list', 'show', 'export']);

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** react-admin's view of the session. Only a lost one (401) is asked for again; without a right (403) the screen stays. */
export const createAuthProvider = (
  current: () => { session: Session; tid: string | null },
  rights: ReadonlyMap<string, ResourceRights>,
): AuthProvider => ({
  login: async () => current().session.refresh(),
  logout: async () => {
    if (current().session.user) await current().session.logout();
    // The frame shows the login once the session is gone.
    return false;
  },
  checkAuth: async () => {
    if (!current().session.user) throw new Error('Please Login');
  },
  checkError: async (error: unknown) => {
    // Not a logout: the login opens over the screen, which keeps what was typed.
    if (statusOf(error) === 401) await current().session.refresh();
  },
  getIdentity: async () => {
    const { user } = current().session;
    return { id: user?.ref_id ?? '', fullName: user ? fullName(user) : '' };
  },
  getPermissions: async () => current().session.tournaments,
  canAccess: async ({ action, resource }) => {
    const { session, tid } = current();
    const known = rights.get(resource);
    if (!known) return false;
    const policy = READS.has(action) ? known.policy : (known.write ?? known.policy);
    return allows(policy, accessOf(session, tid));
  },
});
