import { isArchived } from '@courtcrew/domain/tournaments/index.ts';
import {
  coordinatorsModel,
  tournamentById,
  tournamentsModel,
} from '@courtcrew/projections/tournaments/index.ts';
import type { Area } from '../kernel/area.ts';
import { intake, tournament } from './aggregates.ts';
import { tournamentAsOf } from './asOf.ts';
import { ImportClaims } from './importClaims.ts';
import { tournamentReactions } from './reactions.ts';
import { tournamentResources } from './rest.ts';
import { adminRights } from './rights.ts';
import { tournamentRoutes } from './routes.ts';

export const tournamentsArea: Area = {
  name: 'tournaments',
  aggregates: [tournament, intake],
  asOf: tournamentAsOf,
  readModels: [tournamentsModel, coordinatorsModel],
  rights: adminRights,
  isOver: async (db, tid) => isArchived((await tournamentById(db, tid))?.status ?? 'draft'),
  open: (product) => ({
    routes: tournamentRoutes(new ImportClaims(product)),
    rest: tournamentResources,
    reactions: tournamentReactions,
  }),
};
