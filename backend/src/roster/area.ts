import { type EventOf, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { RosterEvent } from '@courtcrew/domain/roster/index.ts';
import { auditModel } from '@courtcrew/projections/audit/index.ts';
import {
  cameModel,
  captainOwner,
  categoryOwner,
  rosterModel,
  shiftOwners,
  signupOwners,
} from '@courtcrew/projections/roster/index.ts';
import { tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { accountsParts } from '../accounts/index.ts';
import type { Area } from '../kernel/area.ts';
import { remembering } from '../kernel/http/rest/rememberedRows.ts';
import {
  inTournament,
  type RightsChange,
  type RightsSource,
  type Standings,
} from '../kernel/identity/index.ts';
import { changesRoom } from '../kernel/live/index.ts';
import { foundInBatches } from '../kernel/platform/inBatches.ts';
import { Allowances } from '../kernel/runtime/allowances.ts';
import { tournament } from '../tournaments/index.ts';
import { rosterAggregate } from './aggregate.ts';
import { rosterAsOf } from './asOf.ts';
import { changesRoute } from './changed/changes.ts';
import { listRoutes } from './coordinator/lists.ts';
import { rosterResources } from './coordinator/rest.ts';
import { shiftRoutes } from './coordinator/shifts.ts';
import { staffRoutes } from './coordinator/staff.ts';
import { tournamentEditGuards } from './coordinator/tournamentEdits.ts';
import { RosterFacts } from './facts.ts';
import { rosterReactions } from './reactions.ts';
import { signupRoutes } from './signup/signup.ts';
import { WayOut, wayOutRoutes } from './signup/wayOut.ts';
import { volunteerRoutes } from './volunteers/index.ts';

type Captain = EventOf<RosterEvent, 'CaptainAdded'>['data'];

const led = (before: Standings, tid: string, vcid: string): Standings =>
  inTournament(before, tid, (rights) => ({
    ...rights,
    captain_of: [...new Set([...rights.captain_of, vcid])].sort(),
  }));

const ledNoMore = (before: Standings, tid: string, vcid: string): Standings =>
  inTournament(before, tid, (rights) => ({
    ...rights,
    captain_of: rights.captain_of.filter((led) => led !== vcid),
  }));

const ofTheCaptain = (change: typeof led): RightsChange => ({
  whose: ({ data }) => (data as Captain).ref_id,
  apply: (before, { stream, data }) => change(before, streamId(stream), (data as Captain).vcid),
});

const captainRights: RightsSource<{ readonly tid: string; readonly vcid: string }> = {
  model: rosterModel.name,
  rows: 'select tid, vcid from roster.captains where ref_id = asked.ref_id order by vcid',
  shown: (before, { tid, vcid }) => led(before, tid, vcid),
  changes: { CaptainAdded: ofTheCaptain(led), CaptainRemoved: ofTheCaptain(ledNoMore) },
};

const KINDS = {
  [tournament.name]: { what: 'tournament', readModels: [tournamentsModel.name] },
  [rosterAggregate.name]: { what: 'shifts', readModels: [rosterModel.name, auditModel.name] },
};

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
      routes: [
        ...[...signupRoutes(parts), changesRoute(parts), ...shiftRoutes, ...staffRoutes(parts)],
        ...[...listRoutes, ...volunteerRoutes(parts), ...wayOutRoutes(parts)],
      ],
      guards: tournamentEditGuards,
      rest: rosterResources,
      rows: {
        shift: remembering(foundInBatches((sids) => shiftOwners(db, sids))),
        category: (vcid) => categoryOwner(db, vcid),
        captain: (id) => captainOwner(db, id),
        signup: remembering(foundInBatches((ids) => signupOwners(db, ids))),
      },
      reactions: rosterReactions(parts),
      rooms: [changesRoom('tournament', 'public', KINDS), changesRoom('desk', 'audit', KINDS)],
    };
  },
};
