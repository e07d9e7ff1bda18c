import type { Screen } from '../../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/admin/resources/*',
    // Each resource has its own policy.
    policy: 'signedIn',
    load: async () => (await import('./ResourcePages.tsx')).ResourcePages,
  },
];
