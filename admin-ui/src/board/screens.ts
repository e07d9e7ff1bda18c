import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/desk/refereefinishmatch',
    title: 'staff.liveBoard',
    policy: 'desk',
    section: 'desk',
    fillsWindow: true,
    load: async () => (await import('./DeskBoard.tsx')).DeskBoard,
  },
  {
    path: '/desk/notificationlist',
    title: 'staff.notifications',
    policy: 'desk',
    section: 'desk',
    load: async () => (await import('./calls/NotificationList.tsx')).NotificationList,
  },
  {
    path: '/desk/pastNotifications',
    title: 'staff.pastNotifications',
    policy: 'desk',
    section: 'reports',
    load: async () => (await import('./calls/PastNotifications.tsx')).PastNotifications,
  },
  {
    path: '/desk/notificationcontactlist',
    title: 'staff.notificationContacts',
    policy: 'desk',
    section: 'communication',
    load: async () => (await import('./contacts/NotificationContacts.tsx')).NotificationContacts,
  },
  {
    path: '/desk/statusUpdates',
    title: 'staff.statusUpdates',
    policy: 'desk',
    section: 'desk',
    load: async () => (await import('./status/StatusUpdates.tsx')).StatusUpdates,
  },
  {
    path: '/desk/CourtReset',
    title: 'staff.courtReset',
    policy: 'desk',
    section: 'desk',
    load: async () => (await import('./reset/CourtReset.tsx')).CourtReset,
  },
  {
    path: '/volunteer/courtMonitors',
    title: 'staff.courtMonitors',
    policy: 'volunteerDesk',
    section: 'volunteers',
    load: async () => (await import('./monitors/CourtMonitors.tsx')).CourtMonitors,
  },
];
