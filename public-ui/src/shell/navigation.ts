import type { SessionUser } from '@courtcrew/domain/accounts/session.ts';
import type { Session } from '@courtcrew/ui-kit/session/session.tsx';
import type { WordKey } from '@courtcrew/ui-kit/words/words.tsx';

interface NavItem {
  readonly to: string;
  readonly word: WordKey;
}

const TOURNAMENTS: NavItem = { to: '/tournaments', word: 'nav.tournaments' };
const CALENDAR: NavItem = { to: '/tournamentcalendar', word: 'nav.calendar' };
const MAP: NavItem = { to: '/tournamentmap', word: 'nav.map' };
const SCHEDULE: NavItem = { to: '/profile/signupReport', word: 'nav.mySchedule' };
const RESOURCES: NavItem = { to: '/resources', word: 'nav.resources' };
const CAPTAIN: NavItem = { to: '/volunteercaptain', word: 'nav.captain' };
const STAFF: NavItem = { to: '/admin', word: 'nav.staff' };
const PLATFORM: NavItem = { to: '/utradmin', word: 'nav.platform' };

const MATCHES: NavItem = { to: '/profile/matchesByTournament', word: 'nav.myMatches' };
const LINE: NavItem = { to: '/signup/athletictrainer', word: 'nav.lineShifts' };
export const VOLUNTEER: NavItem = { to: '/signup/volunteers', word: 'nav.volunteer' };

type Work = Pick<SessionUser, 'referee' | 'line_judge' | 'volunteer'>;

/** Navigation of the kinds of work a person wants; all kinds where unknown. */
export function workOf(work: Work | null): readonly [NavItem, ...NavItem[]] {
  const officiates = [...(work?.referee ? [MATCHES] : []), ...(work?.line_judge ? [LINE] : [])];
  const [first, ...others] = officiates;
  if (!first) return [VOLUNTEER];
  return [first, ...others, ...(work?.volunteer ? [VOLUNTEER] : [])];
}

/** Navigation of a role: visitor, referee, line official, volunteer, captain, staff, platform admin, or several. */
export function navigationFor(session: Pick<Session, 'user' | 'tournaments'>): readonly NavItem[] {
  const { user, tournaments } = session;
  if (!user) return [TOURNAMENTS, VOLUNTEER, CALENDAR, MAP, RESOURCES];
  const captain = tournaments.some(({ captain_of }) => captain_of.length > 0);
  const staff = tournaments.some(({ admin_type }) => admin_type !== null);
  const platform = user.utr_admin === 'main';
  return [
    TOURNAMENTS,
    ...workOf(user),
    CALENDAR,
    SCHEDULE,
    RESOURCES,
    ...(captain ? [CAPTAIN] : []),
    ...(staff || platform ? [STAFF] : []),
    ...(platform ? [PLATFORM] : []),
  ];
}
