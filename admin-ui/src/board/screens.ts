import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'desk' }, [
    {
      path: '/desk/refereefinishmatch',
      // With its courts to reset.
      also: { '/desk/CourtReset': 'desk' },
      title: 'staff.liveBoard',
      fillsWindow: true,
      load: async () => (await import('./DeskBoard.tsx')).DeskBoard,
    },
    {
      path: '/desk/notificationlist',
      title: 'staff.notifications',
      load: async () => (await import('./calls/NotificationList.tsx')).NotificationList,
    },
    {
      path: '/desk/pastNotifications',
      title: 'staff.pastNotifications',
      load: async () => (await import('./calls/PastNotifications.tsx')).PastNotifications,
    },
    {
      path: '/desk/notificationcontactlist',
      title: 'staff.notificationContacts',
      load: async () => (await import('./contacts/NotificationContacts.tsx')).NotificationContacts,
    },
    {
      path: '/desk/statusUpdates',
      title: 'staff.statusUpdates',
      load: async () => (await import('./status/StatusUpdates.tsx')).StatusUpdates,
    },
    {
      path: '/desk/totalcountanddays',
      title: 'staff.countAndDays',
      load: async () => (await import('./reports/reports.tsx')).CountAndDays,
    },
    {
      path: '/desk/refereetotalwithcontact',
      title: 'staff.totalsWithContact',
      load: async () => (await import('./reports/reports.tsx')).TotalsWithContact,
    },
    {
      path: '/desk/refereetimereport',
      title: 'staff.timeReport',
      load: async () => (await import('./reports/reports.tsx')).TimeReport,
    },
    {
      path: '/report/refereereportusapickleball',
      title: 'staff.matchHistory',
      load: async () => (await import('./reports/MatchHistory.tsx')).MatchHistory,
    },
  ]),
  {
    policy: 'volunteerDesk',
    path: '/volunteer/courtMonitors',
    title: 'staff.courtMonitors',
    load: async () => (await import('./monitors/CourtMonitors.tsx')).CourtMonitors,
  },
  ...screensOf({ policy: 'pay' }, [
    {
      path: '/desk/dailyrecap',
      title: 'staff.dailyRecap',
      load: async () => (await import('./reports/DailyRecap.tsx')).DailyRecap,
    },
    {
      path: '/desk/refereetotals',
      title: 'staff.refereeTotals',
      load: async () => (await import('./reports/reports.tsx')).RefereeTotals,
    },
  ]),
];
