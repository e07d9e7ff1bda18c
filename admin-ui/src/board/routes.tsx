import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/desk/refereefinishmatch',
    handle: { title: 'staff.liveBoard', fillsWindow: true },
    lazy: async () => ({ Component: (await import('./DeskBoard.tsx')).DeskBoard }),
  },
  {
    path: '/desk/notificationlist',
    handle: { title: 'staff.notifications' },
    lazy: async () => ({
      Component: (await import('./calls/NotificationList.tsx')).NotificationList,
    }),
  },
  {
    path: '/desk/pastNotifications',
    handle: { title: 'staff.pastNotifications' },
    lazy: async () => ({
      Component: (await import('./calls/PastNotifications.tsx')).PastNotifications,
    }),
  },
  {
    path: '/desk/notificationcontactlist',
    handle: { title: 'staff.notificationContacts' },
    lazy: async () => ({
      Component: (await import('./contacts/NotificationContacts.tsx')).NotificationContacts,
    }),
  },
  {
    path: '/desk/statusUpdates',
    handle: { title: 'staff.statusUpdates' },
    lazy: async () => ({
      Component: (await import('./status/StatusUpdates.tsx')).StatusUpdates,
    }),
  },
  {
    path: '/desk/CourtReset',
    handle: { title: 'staff.courtReset' },
    lazy: async () => ({
      Component: (await import('./reset/CourtReset.tsx')).CourtReset,
    }),
  },
  {
    path: '/volunteer/courtMonitors',
    handle: { title: 'staff.courtMonitors' },
    lazy: async () => ({
      Component: (await import('./monitors/CourtMonitors.tsx')).CourtMonitors,
    }),
  },
];
