import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'templates', area: 'messaging', policy: 'signedIn', at: '/desk/templateManager' },
];
