import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: '/signup', lazy: async () => ({ Component: (await import('./NextPage.tsx')).NextPage }) },
  {
    path: '/signup/athletictrainer',
    lazy: async () => ({ Component: (await import('./TrainerPage.tsx')).TrainerPage }),
  },
  {
    path: '/signup/contactcoordinator',
    lazy: async () => ({ Component: (await import('./contact/ContactPage.tsx')).ContactPage }),
  },
  {
    path: '/leave/:token',
    lazy: async () => ({ Component: (await import('./leaving/LeavePage.tsx')).LeavePage }),
  },
  { path: '/signup/:tid', lazy: async () => ({ Component: (await import('./SignupPage.tsx')).SignupPage }) },
  {
    path: '/profile/signupReport',
    lazy: async () => ({ Component: (await import('./SchedulePage.tsx')).SchedulePage }),
  },
];
