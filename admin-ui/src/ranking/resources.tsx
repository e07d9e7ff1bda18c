import type { StaffResource } from '../kit/rest/resources.ts';

const area = 'ranking';
const policy = 'platform';

export const resources: readonly StaffResource[] = [
  { name: 'rankingplayers', area, policy, at: '/ranking' },
  { name: 'rankingtournaments', area, policy, at: '/ranking/eventsetup' },
  { name: 'rankingevents', area, policy, at: '/ranking/eventsetup' },
  { name: 'rankingpairs', area, policy, at: '/ranking/partners' },
];
