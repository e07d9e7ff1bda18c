import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'pastmatches', area: 'reconciliation', policy: 'pay', at: '/desk/editpastmatch' },
  { name: 'pastaux', area: 'reconciliation', policy: 'pay', at: '/desk/editpastauxassignment' },
  { name: 'invoices', area: 'reconciliation', policy: 'pay', at: '/desk/invoicemaster' },
];
