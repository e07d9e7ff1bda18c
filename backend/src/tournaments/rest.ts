import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import { courtsResource, tournamentsRest } from '@courtcrew/domain/tournaments/rest.ts';
import {
  amountsOf,
  type TournamentRow,
  tournamentRecords,
  tournamentsByIds,
} from '@courtcrew/projections/tournaments/index.ts';
import { type RestResource, resource } from '../kernel/http/rest/resource.ts';
import { tableResource } from '../kernel/http/rest/table.ts';
import { tournament } from './aggregates.ts';

const recordOf = (row: TournamentRow) => ({
  ...row,
  ...amountsOf(row),
  id: row.tid,
  zone: row.time_zone,
  linked: row.parent_tournament !== null,
});

const tournaments = resource({
  spec: tournamentsRest,
  owner: ({ tid }) => ({ tid }),

  async list({ filter, ...page }, { use }) {
    const { rows, total } = await tournamentRecords(use.db, filter, page, use.now());
    return { rows: rows.map(recordOf), total };
  },

  many: async (ids, { use }) => (await tournamentsByIds(use.db, ids)).map(recordOf),

  create: async (body, { ask }) => (await ask(calls.addTournament, { body })).tid,

  async update({ tid }, body, { ask }) {
    await ask(calls.editTournament, { params: { tid }, body });
  },
});

const courts = tableResource({
  spec: courtsResource,
  searched: ['court_num', 'description'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getCourtNames, { params: { tid } })).map((row) => ({
      ...row,
      key: String(row.court_order),
    })),
  create: async ({ tid }, { ask }) =>
    String((await ask(calls.addCourt, { body: { tid } })).court.court_order),
  async update(
    { tid, court_order: court, court_num },
    { court_num: name, description, color },
    { use, seen },
  ) {
    const before = {
      name: seen.court_num ?? court_num,
      description: seen.description,
      color: seen.color,
    };
    await use.execute(tournament, tid, {
      type: 'EditCourt',
      court,
      changes: {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
        ...(color !== undefined && { color }),
      },
      seen: before,
    });
  },
});

export const tournamentResources: readonly RestResource[] = [tournaments, courts];
