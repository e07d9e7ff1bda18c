import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { NO_RIGHTS, type TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { type AdminAdded, isArchived, type TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import {
  coordinatorsModel,
  coordinatorsOf,
  tournamentById,
  tournamentsModel,
} from '@courtcrew/projections/tournaments/index.ts';
import type { Area } from '../kernel/area.ts';
import type { Then } from '../kernel/asOf.ts';
import { inTournament, type RightsChange, type RightsSource } from '../kernel/identity/index.ts';
import { adminRoutes } from './admins.ts';
import { intake, tournament } from './aggregates.ts';
import { courtRoutes } from './courts.ts';
import { homeRoute } from './home.ts';
import { ImportClaims } from './importClaims.ts';
import { listingRoutes } from './listings.ts';
import { platformRoutes } from './platform.ts';
import { tournamentReactions } from './reactions.ts';
import { tournamentResources } from './rest.ts';
import { setupRoutes } from './setup.ts';
import { tournamentStands } from './stands.ts';

function show(then: Then): Pick<Standing, 'settings' | 'admins'> {
  const { fields, status, admins } = then.state<TournamentState>(tournament);
  const { name, location, start, end_date, time_zone, referee, line, volunteer } = fields;
  const { exact_match_scheduling, referee_approval_required } = fields;
  return {
    settings: {
      ...{ name, location, status, start, end_date, time_zone, referee, line, volunteer },
      ...{ exact_match_scheduling, referee_approval_required },
      certified_amount: dollars(fields.certified_amount),
      level_two_amount: dollars(fields.level_two_amount),
      level_one_amount: dollars(fields.level_one_amount),
      volunteer_amount: dollars(fields.volunteer_amount),
    },
    admins: [...admins].map(([ref_id, access]) => ({
      ...then.who(ref_id),
      ...{ auditor: false, treasurer: false },
      ...access,
    })),
  };
}

type Access = Omit<TournamentRights, 'captain_of'>;

const ofTheNamed = (change: (rights: TournamentRights, data: AdminAdded['data']) => TournamentRights) =>
  ({
    whose: ({ data }) => (data as AdminAdded['data']).ref_id,
    apply: (before, { stream, data }) =>
      inTournament(before, streamId(stream), (rights) => change(rights, data as AdminAdded['data'])),
  }) satisfies RightsChange;

const granted = ofTheNamed((rights, data) => {
  const { admin_type, referee, line, volunteer, auditor = false, treasurer = false } = data;
  return { ...rights, admin_type, referee, line, volunteer, auditor, treasurer };
});
const taken = ofTheNamed(({ captain_of }) => ({ ...NO_RIGHTS, captain_of }));

const adminRights: RightsSource<Access & { readonly tid: string }> = {
  model: tournamentsModel.name,
  rows: `select tid, admin_type, referee, line, volunteer, auditor, treasurer from tournaments.admins where ref_id = asked.ref_id`,
  shown: (before, { tid, ...access }) => inTournament(before, tid, (rights) => ({ ...rights, ...access })),
  changes: { AdminAdded: granted, AdminAccessChanged: granted, AdminRemoved: taken },
};

export const tournamentsArea: Area = {
  name: 'tournaments',
  aggregates: [tournament, intake],
  coordinators: (db) => (tids) => coordinatorsOf(db, tids),
  asOf: { aggregate: tournament, policy: 'master', show, stands: tournamentStands },
  readModels: [tournamentsModel, coordinatorsModel],
  rights: adminRights,
  isOver: async (db, tid) => isArchived((await tournamentById(db, tid))?.status ?? 'draft'),
  open: (product) => ({
    routes: [
      ...[...listingRoutes, ...setupRoutes, ...courtRoutes, ...adminRoutes, homeRoute],
      ...platformRoutes(new ImportClaims(product)),
    ],
    rest: tournamentResources,
    reactions: tournamentReactions,
  }),
};
