import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { runsSection } from '@courtcrew/domain/roster/index.ts';
import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import { SECTIONS } from '@courtcrew/domain/tournaments/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  amountsOf,
  cleanHtml,
  coordinatorContacts,
  courtsOf,
  mergeChoices,
  tournamentById,
} from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { tournament } from './aggregates.ts';
import { courtRow } from './courts.ts';
import { editTournament, saveTournament } from './edit.ts';
import { isMaster, viewerOf } from './viewer.ts';

const NO_PARENT = 'Sorry no parent tournament was found.';

/** How the coordinators of others' sections are reached is not a desk's to know; their names are public. */
const closedContacts = (caller: Caller) =>
  Object.fromEntries(
    SECTIONS.filter((section) => !runsSection(caller, section)).flatMap((section) => [
      [`${section}_coordinator_email`, null],
      [`${section}_coordinator_phone`, null],
    ]),
  );

async function setupOf(db: Kysely<Database>, caller: Caller, tid: string) {
  const row = found(await tournamentById(db, tid), 'Tournament');
  const [contacts, courts] = await Promise.all([coordinatorContacts(db, tid), courtsOf(db, tid)]);
  return {
    ...row,
    ...amountsOf(row),
    ...contacts,
    ...closedContacts(caller),
    zone: row.time_zone,
    linked: row.parent_tournament !== null,
    courts: courts.map(courtRow),
  };
}

const versionOf = async (use: Use, tid: string): Promise<number> => {
  await use.shown();
  return found(await tournamentById(use.db, tid), 'Tournament').version;
};

const choicesOf = (use: Use, tid: string, caller: Caller) =>
  mergeChoices(use.db, tid, caller.platform ? 'platform' : caller.ref_id);

export const setupRoutes: readonly Route[] = [
  route(calls.getTournamentAdmin, async ({ tid, caller }, use) => ({
    ...(await setupOf(use.db, caller, tid)),
    ...viewerOf(caller),
  })),

  route(calls.editTournament, async ({ tid, body, caller }, use) => {
    await saveTournament(tid, body, caller, use);
    return { message: 'Tournament Updated', version: await versionOf(use, tid) };
  }),

  route(calls.setTimeZone, async ({ tid, body, caller }, use) => {
    await saveTournament(tid, { time_zone: body.value }, caller, use);
    return { message: 'Saved' };
  }),

  route(calls.updateTournamentStatus, async ({ tid, body: { status, seen } }, use) => {
    await use.execute(tournament, tid, { type: 'ChangeStatus', status, seen });
    return { message: `Status Updated to ${status}`, status };
  }),

  route(calls.updateProcedures, async ({ tid, body }, use) => {
    const procedures = cleanHtml(body.procedures);
    await editTournament(
      tid,
      { type: 'EditTournament', changes: {}, procedures, version: body.version },
      use,
    );
    return { message: 'Saved', version: await versionOf(use, tid) };
  }),

  route(calls.getParentTournament, async ({ tid, caller }, use) => {
    const row = found(await tournamentById(use.db, tid), 'Tournament');
    const parent = row.parent_tournament ? await tournamentById(use.db, row.parent_tournament) : undefined;
    const choices = isMaster(caller) ? await choicesOf(use, tid, caller) : [];
    return {
      parent_tournament: parent?.tid ?? null,
      name: parent?.name ?? null,
      choices,
      ...(!parent && choices.length === 0 && { message: NO_PARENT }),
    };
  }),

  route(calls.mergeToParentTournament, async ({ tid, body: { ptid }, caller }, use) => {
    if (ptid === tid) throw new Refused(refuse('invalid', 'A tournament cannot be its own parent'));
    const choices = await choicesOf(use, tid, caller);
    found(
      choices.find((choice) => choice.tid === ptid),
      'Parent tournament',
    );
    await use.execute(tournament, tid, { type: 'MergeToParent', ptid });
    return { message: 'saved' };
  }),
];
