import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/admin',
    title: 'staff.home',
    policy: 'anyAdmin',
    section: 'home',
    load: async () => (await import('./home/AdminHome.tsx')).AdminHome,
  },
  {
    path: '/admin/tournamentSetup',
    also: { '/desk/tournamentSetup': 'staff' },
    title: 'staff.setup',
    policy: 'staff',
    section: 'setup',
    load: async () => (await import('./setup/SetupPage.tsx')).SetupPage,
  },
  {
    path: '/desk/setupChecklist',
    title: 'staff.checklist',
    policy: 'desk',
    section: 'setup',
    load: async () => (await import('./ChecklistPage.tsx')).ChecklistPage,
  },
  {
    path: '/desk/editProcedures',
    title: 'staff.procedures',
    policy: 'desk',
    section: 'setup',
    load: async () => (await import('./ProceduresPage.tsx')).ProceduresPage,
  },
  {
    path: '/desk/namecourts',
    title: 'staff.nameCourts',
    policy: 'desk',
    section: 'setup',
    load: async () => (await import('./courts/NameCourtsPage.tsx')).NameCourtsPage,
  },
  {
    path: '/desk/mergeToParentTournament',
    title: 'staff.merge',
    policy: 'desk',
    section: 'setup',
    load: async () => (await import('./MergePage.tsx')).MergePage,
  },
  {
    path: '/admin/qrcode',
    title: 'staff.qr',
    policy: 'staff',
    section: 'setup',
    load: async () => (await import('./QrPage.tsx')).QrPage,
  },
  {
    path: '/admin/howto',
    title: 'staff.howto',
    policy: 'staff',
    section: 'setup',
    load: async () => (await import('./HowtoPage.tsx')).HowtoPage,
  },
];
