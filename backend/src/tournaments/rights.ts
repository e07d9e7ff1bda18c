import { NO_RIGHTS, type TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { AdminAdded } from '@courtcrew/domain/tournaments/index.ts';
import { tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { inTournament, type RightsChange, type RightsSource } from '../kernel/identity/index.ts';

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

/** Who administers which tournament. */
export const adminRights: RightsSource<Access & { readonly tid: string }> = {
  model: tournamentsModel.name,
  rows: `select tid, admin_type, referee, line, volunteer, auditor, treasurer from tournaments.admins where ref_id = asked.ref_id`,
  shown: (before, { tid, ...access }) => inTournament(before, tid, (rights) => ({ ...rights, ...access })),
  changes: { AdminAdded: granted, AdminAccessChanged: granted, AdminRemoved: taken },
};
