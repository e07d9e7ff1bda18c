import type { RouteObject } from 'react-router';

const register = async () => ({ Component: (await import('./RegisterPage.tsx')).RegisterPage });

export const routes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('./LoginPage.tsx')).LoginPage }) },
  { path: '/register', lazy: register },
  { path: '/register/:name', lazy: register },
  { path: '/reset/:token', lazy: async () => ({ Component: (await import('./ResetPage.tsx')).ResetPage }) },
  { path: '/phone/:token', lazy: async () => ({ Component: (await import('./PhonePage.tsx')).PhonePage }) },
  {
    path: '/profile/myProfile',
    lazy: async () => ({ Component: (await import('./ProfilePage.tsx')).ProfilePage }),
  },
  {
    path: '/profile/security',
    lazy: async () => ({ Component: (await import('./SecurityPage.tsx')).SecurityPage }),
  },
];
