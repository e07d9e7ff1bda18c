import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'payoutitems', area: 'payouts', policy: 'prizes', at: '/payout' },
  { name: 'payees', area: 'payouts', policy: 'prizes', at: '/payout/payees' },
];
