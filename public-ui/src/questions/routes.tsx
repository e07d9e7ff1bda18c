import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: '/question',
    lazy: async () => ({ Component: (await import('./QuestionsPage.tsx')).QuestionsPage }),
  },
  {
    path: '/question/submit',
    lazy: async () => ({ Component: (await import('./AskPage.tsx')).AskPage }),
  },
  {
    path: '/question/answer/:url',
    lazy: async () => ({ Component: (await import('./AnswerPage.tsx')).AnswerPage }),
  },
];
