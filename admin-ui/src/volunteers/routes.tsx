import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/volunteer',
    handle: { title: 'staff.volunteers' },
    lazy: async () => ({ Component: (await import('./home/VolunteerHome.tsx')).VolunteerHome }),
  },
  {
    path: '/volunteercaptain',
    handle: { title: 'staff.captainArea' },
    lazy: async () => ({ Component: (await import('./home/CaptainHome.tsx')).CaptainHome }),
  },
  {
    path: '/volunteercaptain/scheduling',
    handle: { title: 'staff.volunteerShifts' },
    lazy: async () => ({ Component: (await import('./shifts/ShiftSetup.tsx')).ShiftSetup }),
  },
  {
    path: '/volunteer/schedulemanager',
    lazy: async () => ({ Component: (await import('./shifts/ShiftSetup.tsx')).ShiftSetup }),
  },
  {
    path: '/volunteer/categories',
    handle: { title: 'staff.volunteerCategories' },
    lazy: async () => ({ Component: (await import('./categories/CategoriesPage.tsx')).CategoriesPage }),
  },
  {
    path: '/volunteer/overview',
    handle: { title: 'staff.volunteerOverview' },
    lazy: async () => ({ Component: (await import('./overview/OverviewPage.tsx')).OverviewPage }),
  },
];
