import { auditModel } from '@courtcrew/projections/audit/index.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { changesRoom, type Room } from '../kernel/live/index.ts';
import { tournament } from '../tournaments/index.ts';
import { rosterAggregate } from './aggregate.ts';

const KINDS = {
  [tournament.name]: { what: 'tournament', readModels: [tournamentsModel.name] },
  [rosterAggregate.name]: { what: 'shifts', readModels: [rosterModel.name, auditModel.name] },
};

/** Rooms of pages that show a tournament and its shifts: everybody's, and the desk's. */
export const rosterRooms: readonly Room[] = [
  changesRoom('tournament', 'public', KINDS),
  changesRoom('desk', 'audit', KINDS),
];
