import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'payoutitems', area: 'payouts', policy: 'master', at: '/payout' },
  { name: 'payees', area: 'payouts', policy: 'master', at: '/payout/payees' },
];
