import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import type { ImportRow, TournamentCommand } from '@courtcrew/domain/tournaments/index.ts';
import { fieldsOf, withSport } from '@courtcrew/domain/tournaments/index.ts';
import { masterStaff } from '@courtcrew/projections/accounts/index.ts';
import { platformTournaments, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { previewOf } from '../kernel/http/importing/preview.ts';
import { found, type Route, route, type Use } from '../kernel/http/route.ts';
import { addTournaments, importTournaments } from './add.ts';
import { tournament } from './aggregates.ts';
import { withCleanHtml } from './edit.ts';
import type { ImportClaims } from './importClaims.ts';
import { checkImport, readSeason } from './importFile.ts';

async function courtsAdded(use: Use, tid: string, command: TournamentCommand) {
  await use.execute(tournament, tid, command);
  await use.shown();
  const { num_of_courts } = found(await tournamentById(use.db, tid), 'Tournament');
  return { message: 'Court Added', num_of_courts };
}

export const platformRoutes = (imports: ImportClaims): readonly Route[] => [
  route(calls.getAllTournaments, (_input, use) => platformTournaments(use.db, 'all', use.now())),

  route(calls.getFutureTournaments, (_input, use) => platformTournaments(use.db, 'future', use.now())),

  route(calls.masterStaffList, (_input, use) => masterStaff(use.db)),

  route(calls.handleInvoiced, async ({ tid, body: { invoiced: to } }, use) => {
    await use.execute(tournament, tid, { type: 'ToggleInvoiced', ...(to !== undefined && { to }) });
    await use.shown();
    const { invoiced } = found(await tournamentById(use.db, tid), 'Tournament');
    return { message: 'saved', invoiced };
  }),

  route(calls.addTournament, async ({ body, caller }, use) => {
    const fields = withCleanHtml(fieldsOf(body));
    const [tid] = await addTournaments({ tournaments: [{ fields, courts: body.courts ?? 0 }] }, caller, use);
    return { message: 'Tournament Added', tid: tid ?? '' };
  }),

  route(
    calls.addTournamentBulk,
    async ({ body, caller }, use) => {
      const tids = await importTournaments(body.data, imports, caller, use);
      return { message: 'Data sent successfully!', tids };
    },
    { body: 'large' },
  ),

  route(
    calls.previewTournamentBulk,
    async ({ body: { csv, data = [], dates } }, use) => {
      const sent = data.map((cells, index) => ({ cells, line: index + 1, typed: {} }));
      const file =
        csv === undefined ? { rows: sent, findings: [], notes: [], questions: [] } : readSeason(csv, dates);
      return previewOf<ImportRow>(
        { ...file, rows: file.rows.map((row) => ({ ...row, cells: withSport(row.cells) })) },
        async (rows, lineOf) => (await checkImport(use.db, rows, lineOf)).findings,
      );
    },
    { body: 'large' },
  ),

  route(calls.addCourts, ({ tid, body: { courts } }, use) =>
    courtsAdded(use, tid, { type: 'AddCourts', count: courts }),
  ),

  route(calls.addOneCourt, ({ tid, body: { num } }, use) =>
    courtsAdded(use, tid, { type: 'AddCourt', name: num }),
  ),
];
