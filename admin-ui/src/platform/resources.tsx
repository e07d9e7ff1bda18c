import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'outbox', area: 'messaging', policy: 'staff', at: '/desk/outbox' },
];
