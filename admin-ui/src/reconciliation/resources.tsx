import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'pastmatches', area: 'reconciliation', policy: 'desk', at: '/desk/editpastmatch' },
  { name: 'pastaux', area: 'reconciliation', policy: 'desk', at: '/desk/editpastauxassignment' },
  { name: 'invoices', area: 'reconciliation', policy: 'desk', at: '/desk/invoicemaster' },
];
