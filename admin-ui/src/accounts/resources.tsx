import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { lazy } from 'react';
import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  {
    name: 'people',
    area: 'accounts',
    policy: 'platform',
    title: 'staff.peopleRecords',
    recordRepresentation: fullName,
    list: lazy(async () => ({ default: (await import('./records/PeopleRecords.tsx')).PeopleRecords })),
    edit: lazy(async () => ({ default: (await import('./records/PersonPages.tsx')).EditPerson })),
    create: lazy(async () => ({ default: (await import('./records/PersonPages.tsx')).CreatePerson })),
    show: lazy(async () => ({ default: (await import('./records/ShowPerson.tsx')).ShowPerson })),
  },
];
