import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: '/tournaments',
    lazy: async () => ({ Component: (await import('./TournamentsPage.tsx')).TournamentsPage }),
  },
  {
    path: '/tournamentcalendar',
    lazy: async () => ({ Component: (await import('./CalendarPage.tsx')).CalendarPage }),
  },
  {
    path: '/tournamentmap',
    lazy: async () => ({ Component: (await import('./MapPage.tsx')).MapPage }),
  },
  { path: '/app', lazy: async () => ({ Component: (await import('./OrganizationListing.tsx')).AppPage }) },
  { path: '/ppa', lazy: async () => ({ Component: (await import('./OrganizationListing.tsx')).PpaPage }) },
  {
    path: '/organization/:org',
    lazy: async () => ({ Component: (await import('./OrganizationListing.tsx')).AnyOrganizationPage }),
  },
  { path: '/legacy', lazy: async () => ({ Component: (await import('./LegacyListing.tsx')).LegacyPage }) },
  {
    path: '/refDashboard',
    lazy: async () => ({ Component: (await import('./RefDashboardPage.tsx')).RefDashboardPage }),
  },
  {
    path: '/deskDashboard',
    lazy: async () => ({ Component: (await import('./DeskDashboardPage.tsx')).DeskDashboardPage }),
  },
  {
    path: '/procedures/:tid',
    lazy: async () => ({ Component: (await import('./ProceduresPage.tsx')).ProceduresPage }),
  },
];
