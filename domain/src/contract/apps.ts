/** The two applications share one origin; the first segments of a path say which one answers it. */
export type App = 'admin' | 'public';

export const ADMIN_PATHS = [
  '/admin',
  '/addtournament',
  '/desk',
  '/volunteer',
  '/volunteercaptain',
  '/utradmin',
  '/payout',
  '/score/admin',
  '/plan',
  '/ranking',
  '/report',
  '/quill',
  '/rise',
] as const;

/** Below an admin path, yet used by people on court with a phone: they must not load the staff application. */
export const PUBLIC_EXCEPTIONS = ['/volunteer/courtmonitor'] as const;

/** Where the built scripts and styles of each application lie. */
export const ASSETS: Readonly<Record<App, string>> = { admin: 'assets/admin', public: 'assets/public' };

const below = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

/** The application a path (query and hash allowed, any case) belongs to. */
export function appOf(path: string): App {
  const plain = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase();
  return below(plain, ADMIN_PATHS) && !below(plain, PUBLIC_EXCEPTIONS) ? 'admin' : 'public';
}
