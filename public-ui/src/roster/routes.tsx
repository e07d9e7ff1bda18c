import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: '/signup', lazy: async () => ({ Component: (await import('./schedule/NextPage.tsx')).NextPage }) },
  {
    path: '/signup/athletictrainer',
    lazy: async () => ({ Component: (await import('./signup/TrainerPage.tsx')).TrainerPage }),
  },
  {
    path: '/signup/contactcoordinator',
    lazy: async () => ({ Component: (await import('./contact/ContactPage.tsx')).ContactPage }),
  },
  {
    path: '/leave/:token',
    lazy: async () => ({ Component: (await import('./leaving/LeavePage.tsx')).LeavePage }),
  },
  {
    path: '/signup/:tid',
    lazy: async () => ({ Component: (await import('./signup/SignupPage.tsx')).SignupPage }),
  },
  {
    path: '/profile/signupReport',
    lazy: async () => ({ Component: (await import('./schedule/SchedulePage.tsx')).SchedulePage }),
  },
];
