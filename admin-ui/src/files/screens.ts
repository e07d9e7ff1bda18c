import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/desk/import',
    title: 'staff.import',
    policy: 'anyDesk',
    load: async () => (await import('./ImportPage.tsx')).ImportPage,
  },
];
