import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'calls', policy: 'desk', at: '/desk/pastNotifications' },
];
