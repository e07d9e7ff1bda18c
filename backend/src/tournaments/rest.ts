import { fieldsOf } from '@courtcrew/domain/tournaments/index.ts';
import { tournamentsRest } from '@courtcrew/domain/tournaments/rest.ts';
import {
  amountsOf,
  type TournamentRow,
  tournamentById,
  tournamentRecords,
  tournamentsByIds,
} from '@courtcrew/projections/tournaments/index.ts';
import { resource } from '../kernel/http/rest.ts';
import { found, type Use } from '../kernel/http/route.ts';
import { addTournaments } from './add.ts';
import { saveTournament, withCleanHtml } from './edit.ts';

const recordOf = (row: TournamentRow) => ({
  ...row,
  ...amountsOf(row),
  id: row.tid,
  zone: row.time_zone,
  linked: row.parent_tournament !== null,
});

const saved = async (tid: string, use: Use) =>
  recordOf(found(await tournamentById(use.db, tid), 'Tournament'));

export const tournamentsResource = resource({
  spec: tournamentsRest,
  owner: ({ tid }) => ({ tid }),

  async list({ filter, ...page }, { use }) {
    const { rows, total } = await tournamentRecords(use.db, filter, page, new Date().toISOString());
    return { rows: rows.map(recordOf), total };
  },

  many: async (ids, use) => (await tournamentsByIds(use.db, ids)).map(recordOf),

  async create(form, { use, caller }) {
    const fields = withCleanHtml(fieldsOf(form));
    const [tid = ''] = await addTournaments(
      { tournaments: [{ fields, courts: form.courts ?? 0 }] },
      caller,
      use,
    );
    return saved(tid, use);
  },

  async update(tid, form, { use, caller }) {
    await saveTournament(tid, form, caller, use);
    return saved(tid, use);
  },
});
