import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/desk/copyTournament',
    title: 'staff.copyTournament',
    policy: 'master',
    load: async () => (await import('./CopyTournament.tsx')).CopyTournament,
  },
];
