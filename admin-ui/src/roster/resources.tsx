import { shiftsResource, signupsResource } from '@courtcrew/domain/roster/rest.ts';
import { lazy } from 'react';
import type { StaffResource } from '../rest/resources.ts';

export const resources: StaffResource[] = [
  {
    name: shiftsResource.name,
    policy: shiftsResource.policy,
    recordRepresentation: 'name',
    list: lazy(async () => ({ default: (await import('./resources/ShiftPages.tsx')).ShiftList })),
    edit: lazy(async () => ({ default: (await import('./resources/ShiftPages.tsx')).ShiftEdit })),
    show: lazy(async () => ({ default: (await import('./resources/ShiftPages.tsx')).ShiftShow })),
  },
  {
    name: signupsResource.name,
    policy: signupsResource.policy,
    recordRepresentation: 'name',
    list: lazy(async () => ({ default: (await import('./resources/SignupPages.tsx')).SignupList })),
    edit: lazy(async () => ({ default: (await import('./resources/SignupPages.tsx')).SignupEdit })),
    show: lazy(async () => ({ default: (await import('./resources/SignupPages.tsx')).SignupShow })),
  },
];
