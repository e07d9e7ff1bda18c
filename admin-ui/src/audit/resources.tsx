import { lazy } from 'react';
import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'schedulingnotes', area: 'audit', policy: 'audit', at: '/desk/schedulingNotes' },
  { name: 'schedulinglog', area: 'audit', policy: 'audit', at: '/desk/schedulingLog' },
  {
    name: 'log',
    area: 'audit',
    policy: 'platform',
    title: 'staff.log',
    list: lazy(async () => ({ default: (await import('./log/RawLog.tsx')).RawLog })),
  },
  {
    name: 'securitylog',
    area: 'audit',
    policy: 'platform',
    title: 'staff.securityLog',
    list: lazy(async () => ({ default: (await import('./security/SecurityLog.tsx')).SecurityLog })),
  },
];
