import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/desk/matchpaymentreconciliation',
    title: 'staff.reconciliation',
    policy: 'desk',
    section: 'money',
    load: async () => (await import('./matches/Reconciliation.tsx')).Reconciliation,
  },
];
