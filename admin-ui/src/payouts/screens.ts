import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/payout',
    title: 'staff.payouts',
    policy: 'prizes',
    feature: 'payout',
    section: 'money',
    load: async () => (await import('./items/PayoutSetup.tsx')).PayoutSetup,
  },
  {
    path: '/payout/payees',
    title: 'staff.payees',
    policy: 'prizes',
    feature: 'payout',
    section: 'money',
    load: async () => (await import('./payees/Payees.tsx')).Payees,
  },
  {
    path: '/payout/addItems',
    title: 'staff.addPrize',
    policy: 'prizes',
    feature: 'payout',
    section: 'money',
    load: async () => (await import('./items/AddItems.tsx')).AddItems,
  },
  {
    path: '/payout/import',
    title: 'staff.importPrizes',
    policy: 'prizes',
    feature: 'payout',
    section: 'money',
    load: async () => (await import('./results/ImportResults.tsx')).ImportResults,
  },
  {
    path: '/payout/report',
    title: 'staff.payoutReport',
    policy: 'prizes',
    feature: 'payout',
    section: 'money',
    load: async () => (await import('./report/PayoutReport.tsx')).PayoutReport,
  },
];
