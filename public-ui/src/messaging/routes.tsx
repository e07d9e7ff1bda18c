import type { RouteObject } from 'react-router';

const board = async () => ({ Component: (await import('./MessageBoardPage.tsx')).MessageBoardPage });

export const routes: RouteObject[] = [
  {
    path: '/letters/:token',
    lazy: async () => ({ Component: (await import('./leaving/LettersPage.tsx')).LettersPage }),
  },
  { path: '/signup/refereemessageboard/:tid', lazy: board },
  { path: '/signup/referee/messageboard/:tid', lazy: board },
  { path: '/signup/referee/messageboard', lazy: board },
  {
    path: '/signup/pastemails/:tid',
    lazy: async () => ({ Component: (await import('./PastEmailsPage.tsx')).PastEmailsPage }),
  },
];
