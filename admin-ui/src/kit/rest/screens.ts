import type { Screen } from '../../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/admin/resources/*',
    // Each resource is a place with a policy of its own.
    policy: 'signedIn',
    load: async () => (await import('./ResourcePages.tsx')).ResourcePages,
  },
];
