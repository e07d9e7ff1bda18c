import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/desk/import',
    title: 'staff.import',
    policy: 'anyDesk',
    load: async () => (await import('./ImportPage.tsx')).ImportPage,
  },
  {
    path: '/desk/moneyOut',
    title: 'staff.moneyOut',
    policy: 'prizes',
    load: async () => (await import('./MoneyOut.tsx')).MoneyOut,
  },
];
