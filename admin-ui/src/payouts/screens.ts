import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'prizes', feature: 'payout' }, [
    {
      path: '/payout',
      title: 'staff.payouts',
      load: async () => (await import('./items/PayoutSetup.tsx')).PayoutSetup,
    },
    {
      path: '/payout/payees',
      title: 'staff.payees',
      load: async () => (await import('./payees/Payees.tsx')).Payees,
    },
    {
      path: '/payout/addItems',
      title: 'staff.addPrize',
      load: async () => (await import('./items/AddItems.tsx')).AddItems,
    },
    {
      path: '/payout/import',
      title: 'staff.importPrizes',
      load: async () => (await import('./results/ImportResults.tsx')).ImportResults,
    },
    {
      path: '/payout/report',
      title: 'staff.payoutReport',
      load: async () => (await import('./report/PayoutReport.tsx')).PayoutReport,
    },
  ]),
];
