import { policies } from '@courtcrew/domain/contract/policies.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import type { TournamentCommand } from '@courtcrew/domain/tournaments/index.ts';
import { personById, searchNames } from '@courtcrew/projections/accounts/index.ts';
import { adminsOf, adminTypeAnywhere, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { found, type Route, route, type Use } from '../kernel/http/route.ts';
import { done, Refused } from '../kernel/refused.ts';
import { tournament } from './aggregates.ts';

const EMAILED = 'Email Sent. Remember to set privileges';
const ADMIN_ALREADY = 'This person is an admin already';
const NO_ACCOUNT = 'This person has no account yet. Please ask them to register first.';

/** Changes the admins and says so; a rule of the field that says no is an answer, not an error. */
async function change(
  use: Use,
  tid: string,
  command: TournamentCommand,
  messageOf: (changed: boolean) => string,
) {
  const outcome = await use.attempt(tournament, tid, command);
  if (outcome.refused && outcome.code === 'last-master') return { message: english(outcome.text) };
  const { events } = done(outcome);
  return { message: messageOf(events.length > 0) };
}

export const adminRoutes: readonly Route[] = [
  route(calls.getTournamentAdmins, async ({ tid }, use) => {
    found(await tournamentById(use.db, tid), 'Tournament');
    return adminsOf(use.db, tid);
  }),

  route(calls.getAdminName, async ({ query, caller }, use) => {
    const mayAdd = caller.platform || (await adminTypeAnywhere(use.db, caller.ref_id)) === 'master';
    if (!mayAdd) throw new Refused(refuse('forbidden', policies.addAdmins.refusal));
    return searchNames(use.db, query.search ?? '', { accounts: true });
  }),

  route(calls.addTournamentAdmin, async ({ tid, body: { ref_id } }, use) => {
    const { login } = found(await personById(use.db, ref_id), 'Person');
    // Staff enter people by name: such a person could not log in to use the right.
    if (!login) return { message: NO_ACCOUNT };
    return change(use, tid, { type: 'AddAdmin', ref_id }, (added) => (added ? EMAILED : ADMIN_ALREADY));
  }),

  route(calls.editTournamentAdminAccess, ({ tid, body: { ref_id, type: access, on } }, use) =>
    change(
      use,
      tid,
      { type: 'ChangeAdminAccess', ref_id, access, ...(on !== undefined && { on }) },
      () => 'saved',
    ),
  ),

  route(calls.removeTournamentAdmin, ({ tid, body: { ref_id } }, use) =>
    change(use, tid, { type: 'RemoveAdmin', ref_id }, () => 'removed'),
  ),
];
