import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/utradmin/editprofile',
    title: 'staff.editProfile',
    policy: 'platform',
    load: async () => (await import('./EditProfilePage.tsx')).EditProfilePage,
  },
];
