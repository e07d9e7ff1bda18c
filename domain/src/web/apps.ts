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
  '/score',
  '/plan',
  '/ranking',
  '/report',
  '/quill',
  '/rise',
] as const;

/** Below an admin path, yet used by people on court with a phone: they must not load the staff application. */
export const PUBLIC_EXCEPTIONS = ['/volunteer/courtmonitor', '/score/rpsr'] as const;

/**
 * The pages the server sends. The television's and the score card's are apart from the public application they are
 * built with, so that they stay light.
 */
export type PageName = App | 'display' | 'score';

/** The application a page is built with, and its file there. */
export const PAGES: Readonly<Record<PageName, { readonly app: App; readonly file: string }>> = {
  admin: { app: 'admin', file: 'index.html' },
  public: { app: 'public', file: 'index.html' },
  display: { app: 'public', file: 'display.html' },
  score: { app: 'public', file: 'score.html' },
};

const DISPLAY_PATHS = ['/public/boarddisplay'];
const SCORE_PATHS = ['/score/rpsr'];

/** Stands in built pages for the nonce, which is another one each time a page is sent. */
export const PAGE_NONCE = '__CSP_NONCE__';

/** Where the built scripts and styles of each application lie. */
export const ASSETS: Readonly<Record<App, string>> = { admin: 'assets/admin', public: 'assets/public' };

/**
 * Name of the tag in which a served page says up to where of the log the server had heard: what the page asks shows at
 * least that, and live rooms tell it what came later.
 */
export const PAGE_POSITION = 'courtcrew-position';

/**
 * Beside the built pages: the files of each path's screen, and of each module that screens load by themselves,
 * `{ screens: { '/signup/:tid': ['assets/public/...js'] }, parts: { 'public-ui/src/shell/Footer.tsx': [...] } }`.
 */
export const PRELOADS = 'preloads.json';

const below = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

const plain = (path: string): string => (path.split(/[?#]/, 1)[0] ?? '').toLowerCase();

/** The application a path (query and hash allowed, any case) belongs to. */
export const appOf = (path: string): App =>
  below(plain(path), ADMIN_PATHS) && !below(plain(path), PUBLIC_EXCEPTIONS) ? 'admin' : 'public';

/** The page that answers a path: within one, moving on needs no page load. */
export function pageOf(path: string): PageName {
  if (below(plain(path), DISPLAY_PATHS)) return 'display';
  return below(plain(path), SCORE_PATHS) ? 'score' : appOf(path);
}
