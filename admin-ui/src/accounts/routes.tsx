import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/utradmin/editprofile',
    handle: { title: 'staff.editProfile' },
    lazy: async () => ({ Component: (await import('./EditProfilePage.tsx')).EditProfilePage }),
  },
];
