import { cameModel, rosterModel } from '@courtcrew/projections/roster/index.ts';
import { accountsParts } from '../accounts/index.ts';
import type { Area } from '../kernel/area.ts';
import { Allowances } from '../kernel/runtime/allowances.ts';
import { rosterAggregate } from './aggregate.ts';
import { rosterAsOf } from './asOf.ts';
import { rosterResources } from './coordinator/rest.ts';
import { rosterRows } from './coordinator/rows.ts';
import { tournamentEditGuards } from './coordinator/tournamentEdits.ts';
import { RosterFacts } from './facts.ts';
import { rosterReactions } from './reactions.ts';
import { captainRights } from './rights.ts';
import { rosterRooms } from './rooms.ts';
import { rosterRoutes } from './routes.ts';
import { WayOut } from './signup/wayOut.ts';

export const rosterArea: Area = {
  name: 'roster',
  aggregates: [rosterAggregate],
  asOf: rosterAsOf,
  readModels: [rosterModel, cameModel],
  rights: captainRights,
  open: (product) => {
    const { db, pool, projections, publicUrl } = product;
    const parts = {
      ...accountsParts(product),
      allowances: new Allowances(pool),
      wayOut: new WayOut(product.secretFor('way-out'), publicUrl),
      facts: new RosterFacts(db, projections),
    };
    return {
      routes: rosterRoutes(parts),
      guards: tournamentEditGuards,
      rest: rosterResources,
      rows: rosterRows(db),
      reactions: rosterReactions(parts),
      rooms: rosterRooms,
    };
  },
};
