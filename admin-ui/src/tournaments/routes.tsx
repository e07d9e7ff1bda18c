import type { StaffRoute } from '../shell/screens.ts';

const setup = async () => ({ Component: (await import('./setup/SetupPage.tsx')).SetupPage });

export const routes: StaffRoute[] = [
  {
    path: '/admin',
    handle: { title: 'staff.home' },
    lazy: async () => ({ Component: (await import('./home/AdminHome.tsx')).AdminHome }),
  },
  { path: '/admin/tournamentSetup', handle: { title: 'staff.setup' }, lazy: setup },
  { path: '/desk/tournamentSetup', lazy: setup },
  {
    path: '/admin/howto',
    handle: { title: 'staff.howto' },
    lazy: async () => ({ Component: (await import('./HowtoPage.tsx')).HowtoPage }),
  },
  {
    path: '/admin/qrcode',
    handle: { title: 'staff.qr' },
    lazy: async () => ({ Component: (await import('./QrPage.tsx')).QrPage }),
  },
  {
    path: '/desk/editProcedures',
    handle: { title: 'staff.procedures' },
    lazy: async () => ({ Component: (await import('./ProceduresPage.tsx')).ProceduresPage }),
  },
  {
    path: '/desk/setupChecklist',
    handle: { title: 'staff.checklist' },
    lazy: async () => ({ Component: (await import('./ChecklistPage.tsx')).ChecklistPage }),
  },
  {
    path: '/desk/namecourts',
    handle: { title: 'staff.nameCourts' },
    lazy: async () => ({ Component: (await import('./courts/NameCourtsPage.tsx')).NameCourtsPage }),
  },
  {
    path: '/desk/mergeToParentTournament',
    handle: { title: 'staff.merge' },
    lazy: async () => ({ Component: (await import('./MergePage.tsx')).MergePage }),
  },
];
