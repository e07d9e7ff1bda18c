import { expect, it } from 'vitest';
import { screensIn } from '../ui-kit/build/preloads.ts';

it('finds the screen of each path, and none where it stands elsewhere', () => {
  const source = `
    { path: '/', lazy: async () => ({ Component: (await import('./HomePage.tsx')).HomePage }) },
    { path: '/register', lazy: register },
    {
      path: '/signup/:tid',
      lazy: async () => ({ Component: (await import('./SignupPage.tsx')).SignupPage }),
    },`;
  expect(screensIn(source)).toEqual([
    ['/', './HomePage.tsx'],
    ['/signup/:tid', './SignupPage.tsx'],
  ]);
});
