import { lazy } from 'react';
import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  {
    name: 'tournaments',
    policy: 'staff',
    recordRepresentation: 'name',
    list: lazy(async () => ({
      default: (await import('./records/TournamentRecords.tsx')).TournamentRecords,
    })),
    edit: lazy(async () => ({ default: (await import('./records/EditTournament.tsx')).EditTournament })),
    show: lazy(async () => ({ default: (await import('./records/ShowTournament.tsx')).ShowTournament })),
  },
];
