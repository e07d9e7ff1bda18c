import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'scores', area: 'scoring', policy: 'staff', at: '/score/admin/scores' },
  { name: 'players', area: 'scoring', policy: 'staff', at: '/score/admin/setup' },
];
