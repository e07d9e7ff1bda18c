import { lazy } from 'react';
import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  {
    name: 'tournaments',
    area: 'tournaments',
    policy: 'staff',
    // The platform's list needs no chosen tournament.
    tournament: false,
    at: '/utradmin/tournamentlist',
    recordRepresentation: 'name',
    edit: lazy(async () => ({ default: (await import('./records/EditTournament.tsx')).EditTournament })),
    show: lazy(async () => ({ default: (await import('./records/ShowTournament.tsx')).ShowTournament })),
  },
  { name: 'courts', area: 'tournaments', policy: 'desk', at: '/desk/namecourts' },
];
