import type { StaffResource } from '../kit/rest/resources.ts';

const area = 'messaging';

export const resources: readonly StaffResource[] = [
  { name: 'templates', area, policy: 'signedIn', at: '/desk/templateManager' },
  { name: 'emaillog', area, policy: 'anyDesk', at: '/desk/emaillog' },
  { name: 'textlog', area, policy: 'anyDesk', at: '/desk/textlog' },
  { name: 'outbox', area, policy: 'staff', at: '/desk/outbox' },
];
