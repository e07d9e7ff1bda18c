import type { StaffRoute } from '../shell/screens.ts';

export const routes: StaffRoute[] = [
  {
    path: '/desk/refereefinishmatch',
    handle: { title: 'staff.liveBoard', fillsWindow: true },
    lazy: async () => ({ Component: (await import('./DeskBoard.tsx')).DeskBoard }),
  },
];
