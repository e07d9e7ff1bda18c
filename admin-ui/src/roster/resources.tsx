import { lazy } from 'react';
import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: StaffResource[] = [
  {
    name: 'shifts',
    area: 'roster',
    policy: 'anyDesk',
    title: 'staff.allShifts',
    recordRepresentation: 'name',
    list: lazy(async () => ({ default: (await import('./resources/ShiftList.tsx')).ShiftList })),
    create: lazy(async () => ({ default: (await import('./resources/ShiftPages.tsx')).ShiftCreate })),
    edit: lazy(async () => ({ default: (await import('./resources/ShiftPages.tsx')).ShiftEdit })),
    show: lazy(async () => ({ default: (await import('./resources/ShiftPages.tsx')).ShiftShow })),
  },
  {
    name: 'signups',
    area: 'roster',
    policy: 'anyDesk',
    title: 'staff.signups',
    recordRepresentation: 'name',
    list: lazy(async () => ({ default: (await import('./resources/SignupList.tsx')).SignupList })),
    edit: lazy(async () => ({ default: (await import('./resources/SignupPages.tsx')).SignupEdit })),
    show: lazy(async () => ({ default: (await import('./resources/SignupPages.tsx')).SignupShow })),
  },
  { name: 'approvals', area: 'roster', policy: 'desk', at: '/desk/refereeSetup?tab=requests' },
  { name: 'categories', area: 'roster', policy: 'volunteerDesk', at: '/volunteer/categories' },
  { name: 'groups', area: 'roster', policy: 'volunteerDesk', at: '/volunteer/groups' },
  { name: 'volunteers', area: 'roster', policy: 'volunteerDesk', at: '/volunteer/roster' },
];
