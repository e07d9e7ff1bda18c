import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'scores', area: 'scoring', policy: 'staff', at: '/score/admin/scores' },
  { name: 'matches', area: 'scoring', policy: 'staff', at: '/score/admin/matches' },
  { name: 'players', area: 'scoring', policy: 'staff', at: '/score/admin/setup' },
];
