import {
  getMatchesForReconciliation,
  getTotalForReconciliation,
} from '@courtcrew/domain/reconciliation/contract/reads.ts';
import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'pay' }, [
    {
      path: '/desk/matchpaymentreconciliation',
      also: { '/desk/editpastmatch': 'pay' },
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
      path: '/desk/editpastauxassignment',
      title: 'staff.pastAux',
      load: async () => (await import('./past/PastAux.tsx')).PastAux,
    },
  ]),
];
