import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'contacts', policy: 'desk', at: '/desk/notificationcontactlist' },
  { name: 'calls', policy: 'desk', at: '/desk/pastNotifications' },
];
