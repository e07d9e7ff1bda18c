import {
  getMatchesForReconciliation,
  getTotalForReconciliation,
} from '@courtcrew/domain/reconciliation/contract/reads.ts';
import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/desk/matchpaymentreconciliation',
    title: 'staff.reconciliation',
    policy: 'pay',
    section: 'money',
    load: async () => (await import('./matches/Reconciliation.tsx')).Reconciliation,
    reads: [getMatchesForReconciliation, getTotalForReconciliation],
  },
  {
    path: '/desk/invoicemaster',
    title: 'staff.invoices',
    policy: 'pay',
    section: 'money',
    load: async () => (await import('./invoices/InvoiceMaster.tsx')).InvoiceMaster,
  },
  {
    path: '/desk/editpastmatch',
    title: 'staff.pastMatches',
    policy: 'pay',
    section: 'money',
    load: async () => (await import('./past/PastMatches.tsx')).PastMatches,
  },
  {
    path: '/desk/editpastauxassignment',
    title: 'staff.pastAux',
    policy: 'pay',
    section: 'money',
    load: async () => (await import('./past/PastAux.tsx')).PastAux,
  },
];
