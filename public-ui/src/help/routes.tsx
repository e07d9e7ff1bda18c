import { HELP_ROLES, helpPath } from '@courtcrew/domain/web/help.ts';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: '/help', lazy: async () => ({ Component: (await import('./HelpPage.tsx')).HelpPage }) },
  // One address per role instead of a pattern: the server, too, then answers others as not found.
  ...HELP_ROLES.map(
    (role): RouteObject => ({
      path: helpPath(role),
      lazy: async () => ({ Component: (await import('./GuidePage.tsx')).GuidePage }),
    }),
  ),
];
