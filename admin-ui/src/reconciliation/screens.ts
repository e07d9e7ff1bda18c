import {
  getMatchesForReconciliation,
  getTotalForReconciliation,
} from '@courtcrew/domain/reconciliation/contract/reads.ts';
import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'pay' }, [
    {
      path: '/desk/matchpaymentreconciliation',
      title: 'staff.reconciliation',
      load: async () => (await import('./matches/Reconciliation.tsx')).Reconciliation,
      reads: [getMatchesForReconciliation, getTotalForReconciliation],
    },
    {
      path: '/desk/invoicemaster',
      title: 'staff.invoices',
      load: async () => (await import('./invoices/InvoiceMaster.tsx')).InvoiceMaster,
    },
    {
      path: '/desk/editpastmatch',
      title: 'staff.pastMatches',
      load: async () => (await import('./past/PastMatches.tsx')).PastMatches,
    },
    {
      path: '/desk/editpastauxassignment',
      title: 'staff.pastAux',
      load: async () => (await import('./past/PastAux.tsx')).PastAux,
    },
  ]),
];
