import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'contacts', area: 'board', policy: 'desk', at: '/desk/notificationcontactlist' },
  { name: 'calls', area: 'board', policy: 'desk', at: '/desk/pastNotifications' },
];
