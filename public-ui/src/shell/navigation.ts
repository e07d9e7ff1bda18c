import type { Session } from '@courtcrew/ui-kit/session/session.tsx';
import type { WordKey } from '@courtcrew/ui-kit/words/words.tsx';

export interface NavItem {
  readonly to: string;
  readonly word: WordKey;
}

const VISITOR: readonly NavItem[] = [
  { to: '/tournaments', word: 'nav.tournaments' },
  { to: '/signup/volunteers', word: 'nav.volunteer' },
  { to: '/tournamentcalendar', word: 'nav.calendar' },
  { to: '/tournamentmap', word: 'nav.map' },
  { to: '/resources', word: 'nav.resources' },
];

const PERSON: readonly NavItem[] = [
  { to: '/tournaments', word: 'nav.tournaments' },
  { to: '/signup/volunteers', word: 'nav.volunteer' },
  { to: '/tournamentcalendar', word: 'nav.calendar' },
  { to: '/profile/signupReport', word: 'nav.mySchedule' },
];

const RESOURCES: NavItem = { to: '/resources', word: 'nav.resources' };
const CAPTAIN: NavItem = { to: '/volunteercaptain', word: 'nav.captain' };
const STAFF: NavItem = { to: '/admin', word: 'nav.staff' };
const PLATFORM: NavItem = { to: '/utradmin', word: 'nav.platform' };

/** The navigation of a role: visitor, person, captain, staff, platform admin, or several at once. */
export function navigationFor(session: Session): readonly NavItem[] {
  const { user, tournaments } = session;
  if (!user) return VISITOR;
  const captain = tournaments.some(({ captain_of }) => captain_of.length > 0);
  const staff = tournaments.some(({ admin_type }) => admin_type !== null);
  const platform = user.utr_admin === 'main';
  return [
    ...PERSON,
    RESOURCES,
    ...(captain ? [CAPTAIN] : []),
    ...(staff || platform ? [STAFF] : []),
    ...(platform ? [PLATFORM] : []),
  ];
}
