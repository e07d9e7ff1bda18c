import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'staff' }, [
    {
      path: '/admin/tournamentSetup',
      also: { '/desk/tournamentSetup': 'staff' },
      title: 'staff.setup',
      load: async () => (await import('./setup/SetupPage.tsx')).SetupPage,
    },
    { path: '/admin/qrcode', title: 'staff.qr', load: async () => (await import('./QrPage.tsx')).QrPage },
    {
      path: '/admin/howto',
      title: 'staff.howto',
      load: async () => (await import('./HowtoPage.tsx')).HowtoPage,
    },
  ]),
  ...screensOf({ policy: 'desk' }, [
    {
      path: '/desk/editProcedures',
      title: 'staff.procedures',
      load: async () => (await import('./ProceduresPage.tsx')).ProceduresPage,
    },
    {
      path: '/desk/namecourts',
      title: 'staff.nameCourts',
      load: async () => (await import('./courts/NameCourtsPage.tsx')).NameCourtsPage,
    },
    {
      path: '/desk/mergeToParentTournament',
      title: 'staff.merge',
      load: async () => (await import('./MergePage.tsx')).MergePage,
    },
  ]),
];
