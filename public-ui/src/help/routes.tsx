import { HELP_ROLES, helpPath } from '@courtcrew/domain/web/help.ts';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: '/help', lazy: async () => ({ Component: (await import('./HelpPage.tsx')).HelpPage }) },
  // One address for each role and no pattern: others are not found, by the server as well.
  ...HELP_ROLES.map(
    (role): RouteObject => ({
      path: helpPath(role),
      lazy: async () => ({ Component: (await import('./GuidePage.tsx')).GuidePage }),
    }),
  ),
];
