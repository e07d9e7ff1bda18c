import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/admin',
    title: 'staff.home',
    policy: 'anyAdmin',
    load: async () => (await import('./HomePage.tsx')).HomePage,
  },
  {
    path: '/desk/setupChecklist',
    title: 'staff.checklist',
    policy: 'desk',
    load: async () => (await import('./ChecklistPage.tsx')).ChecklistPage,
  },
];
