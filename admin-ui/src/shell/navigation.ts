import { matchRoutes } from 'react-router';
import { gateOf } from './gates.ts';
import type { StaffRoute } from './screens.ts';
import type { StaffWord } from './words.ts';

export interface DrawerItem {
  readonly to: string;
  readonly word: StaffWord;
}

export interface DrawerGroup {
  readonly word?: StaffWord;
  readonly items: readonly DrawerItem[];
}

const DRAWER: readonly DrawerGroup[] = [
  {
    items: [
      { to: '/admin', word: 'staff.home' },
      { to: '/desk', word: 'staff.rcDashboard' },
      { to: '/desk/refereefinishmatch', word: 'staff.liveBoard' },
      { to: '/desk/statusUpdates', word: 'staff.statusUpdates' },
      { to: '/desk/tournamentSetup', word: 'staff.editSetup' },
    ],
  },
  {
    word: 'staff.scheduling',
    items: [
      { to: '/desk/scheduleSetup', word: 'staff.scheduleSetup' },
      { to: '/desk/editSchedule', word: 'staff.editSchedule' },
      { to: '/desk/scheduleByRef', word: 'staff.scheduleByPerson' },
      { to: '/desk/schedulingLog', word: 'staff.scheduleLog' },
    ],
  },
  {
    word: 'staff.communication',
    items: [
      { to: '/desk/emailtoshifts', word: 'staff.emailShifts' },
      { to: '/desk/notificationlist', word: 'staff.notifications' },
    ],
  },
  {
    word: 'staff.volunteers',
    items: [
      { to: '/volunteer', word: 'staff.volunteers' },
      { to: '/volunteer/categories', word: 'staff.volunteerCategories' },
      { to: '/volunteercaptain/scheduling', word: 'staff.volunteerShifts' },
      { to: '/volunteer/checkin', word: 'staff.volunteerCheckin' },
      { to: '/volunteercaptain/managevolunteers', word: 'staff.manageVolunteers' },
      { to: '/volunteer/volunteerSchedule', word: 'staff.volunteerByName' },
      { to: '/volunteer/roster', word: 'staff.volunteerRoster' },
      { to: '/volunteer/groups', word: 'staff.volunteerGroups' },
      { to: '/volunteer/overview', word: 'staff.volunteerOverview' },
      { to: '/volunteer/courtMonitors', word: 'staff.courtMonitors' },
      { to: '/volunteercaptain', word: 'staff.captainArea' },
    ],
  },
  {
    word: 'staff.platform',
    items: [
      { to: '/utradmin', word: 'staff.platformHome' },
      { to: '/utradmin/tournamentlist', word: 'staff.tournamentList' },
      { to: '/utradmin/addTournament', word: 'staff.addTournament' },
      { to: '/utradmin/addtournamentsbulk', word: 'staff.addBulk' },
      { to: '/utradmin/masterstafflist', word: 'staff.masterStaff' },
      { to: '/utradmin/masterschedule', word: 'staff.masterSchedule' },
      { to: '/utradmin/notes30days', word: 'staff.notes30' },
      { to: '/utradmin/editprofile', word: 'staff.editProfile' },
      { to: '/utradmin/outbox', word: 'staff.outbox' },
      { to: '/admin/resources/securitylog', word: 'staff.securityLog' },
    ],
  },
];

type Allows = (policy: ReturnType<typeof gateOf>['policy']) => boolean;

/** The drawer of a person: only what exists and what they may enter. */
export const drawerFor = (routes: readonly StaffRoute[], allows: Allows): readonly DrawerGroup[] =>
  DRAWER.map((group) => ({
    ...group,
    items: group.items.filter(({ to }) => matchRoutes([...routes], to) !== null && allows(gateOf(to).policy)),
  })).filter(({ items }) => items.length > 0);
