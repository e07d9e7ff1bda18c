import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';

/** Who may enter the screens below a path, and whether they are about the chosen tournament. */
export interface Gate {
  readonly policy: PolicyName;
  readonly tournament: boolean;
}

const about = (policy: PolicyName): Gate => ({ policy, tournament: true });
const PLATFORM: Gate = { policy: 'platform', tournament: false };

/** The documents' table of route gates; the longest path that fits decides. */
const GATES: readonly (readonly [path: string, gate: Gate])[] = [
  ['/admin', about('staff')],
  // Below it every other name is an organization's list of tournaments, the platform admin's.
  ['/admin/', PLATFORM],
  ['/admin/tournamentsetup', about('staff')],
  ['/admin/howto', about('staff')],
  ['/admin/qrcode', about('staff')],
  // react-admin's lists decide per resource.
  ['/admin/resources', { policy: 'signedIn', tournament: false }],
  ['/admin/resources/securitylog', PLATFORM],
  ['/desk', about('desk')],
  ['/desk/tournamentsetup', about('staff')],
  ['/volunteer', about('volunteerDesk')],
  ['/volunteercaptain', about('captain')],
  ['/payout', about('master')],
  ['/score/admin', about('staff')],
  ['/plan', about('staff')],
  ['/report', about('desk')],
  ['/utradmin', PLATFORM],
  ['/ranking', PLATFORM],
  ['/quill', PLATFORM],
  ['/rise', PLATFORM],
];

/** A root that ends in a slash is about what lies below it alone. */
const below = (path: string, root: string): boolean =>
  path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`);

/** The gate of a path, any case. A path nobody listed is the platform admin's: forgetting must not open a door. */
export function gateOf(path: string): Gate {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  const fitting = GATES.filter(([root]) => below(plain, root)).sort(([a], [b]) => b.length - a.length);
  return fitting[0]?.[1] ?? PLATFORM;
}

/** Where a refused person is sent instead of reading a refusal; only the volunteer area does that. */
export function refusedTo(path: string, isAdmin: boolean): string | null {
  if (!below(path.toLowerCase(), '/volunteer')) return null;
  return isAdmin ? '/admin' : '/';
}
