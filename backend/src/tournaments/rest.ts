import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import { tournamentsRest } from '@courtcrew/domain/tournaments/rest.ts';
import {
  amountsOf,
  type TournamentRow,
  tournamentRecords,
  tournamentsByIds,
} from '@courtcrew/projections/tournaments/index.ts';
import { resource } from '../kernel/http/rest.ts';

const recordOf = (row: TournamentRow) => ({
  ...row,
  ...amountsOf(row),
  id: row.tid,
  zone: row.time_zone,
  linked: row.parent_tournament !== null,
});

export const tournamentsResource = resource({
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
