import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: '/resources',
    lazy: async () => ({ Component: (await import('./ResourcesPage.tsx')).ResourcesPage }),
  },
  {
    path: '/tools/termsofservice',
    lazy: async () => ({ Component: (await import('./LegalPage.tsx')).TermsPage }),
  },
  {
    path: '/tools/privacy',
    lazy: async () => ({ Component: (await import('./LegalPage.tsx')).PrivacyPage }),
  },
  { path: '/quiz', lazy: async () => ({ Component: (await import('./QuizPage.tsx')).QuizPage }) },
];
