import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/desk/templateManager',
    title: 'staff.templates',
    policy: 'desk',
    section: 'communication',
    load: async () => (await import('./templates/TemplateManager.tsx')).TemplateManager,
  },
];
