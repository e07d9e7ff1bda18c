import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { TournamentEdit } from '@courtcrew/domain/tournaments/contract.ts';
import {
  type CoordinatorChange,
  coordinatorsOf,
  editable,
  fieldsOf,
  HTML_FIELDS,
  mayEditSection,
  SECTIONS,
  type Section,
  type TournamentCommand,
  type TournamentFields,
} from '@courtcrew/domain/tournaments/index.ts';
import { loginByEmail, namesOf } from '@courtcrew/projections/accounts/index.ts';
import { cleanHtml } from '@courtcrew/projections/tournaments/index.ts';
import { stale } from '../kernel/http/rest/resource.ts';
import type { Caller, Use } from '../kernel/http/route.ts';
import { done, Refused } from '../kernel/refused.ts';
import { tournament } from './aggregates.ts';
import { editorOf } from './viewer.ts';

/** The same fields without the HTML that must not be shown to others. */
export function withCleanHtml(fields: Partial<TournamentFields>): Partial<TournamentFields> {
  const cleaned = HTML_FIELDS.flatMap((field) => {
    const value = fields[field];
    return value === undefined ? [] : [[field, cleanHtml(value)]];
  });
  return { ...fields, ...Object.fromEntries(cleaned) };
}

/** What the form says about coordinators, and whose data that is where the address belongs to an account. */
async function coordinatorChanges(
  form: TournamentEdit,
  caller: Caller,
  use: Use,
): Promise<Partial<Record<Section, CoordinatorChange>>> {
  const wanted = coordinatorsOf(form);
  const changes: Partial<Record<Section, CoordinatorChange>> = {};
  for (const section of SECTIONS) {
    const change = wanted[section];
    if (!change || !mayEditSection(section, editorOf(caller))) continue;
    const account = change.email ? await loginByEmail(use.db, change.email) : undefined;
    changes[section] = { ...change, ...(account && { owner: account.ref_id }) };
  }
  return changes;
}

/** Of a form the fields that the editor may change. */
export const changesIn = (form: TournamentEdit, caller: Caller): Partial<TournamentFields> =>
  editable(fieldsOf(form), editorOf(caller));

/** Saves what the editor may change of a form. Throws 409 with the other editor's name for a stale one. */
export async function saveTournament(
  tid: string,
  form: TournamentEdit,
  caller: Caller,
  use: Use,
): Promise<void> {
  const mayWriteProcedures = mayEditSection('referee', editorOf(caller));
  const signAgain = form.sign_again === true && mayEditSection('volunteer', editorOf(caller));
  const command: TournamentCommand<'EditTournament'> = {
    type: 'EditTournament',
    changes: withCleanHtml(changesIn(form, caller)),
    coordinators: await coordinatorChanges(form, caller, use),
    ...(form.procedures !== undefined && mayWriteProcedures && { procedures: cleanHtml(form.procedures) }),
    ...(signAgain && { signAgain }),
    version: form.version,
  };
  await editTournament(tid, command, use);
}

/** Throws 409 with the other editor's name where the version is not the newest. */
export async function editTournament(
  tid: string,
  command: TournamentCommand<'EditTournament'>,
  use: Use,
): Promise<void> {
  const outcome = await use.attempt(tournament, tid, command);
  if (outcome.refused && outcome.code === 'stale') {
    throw new Refused(stale(await nameOf(outcome.details?.changed_by, use)));
  }
  done(outcome);
}

async function nameOf(ref_id: unknown, use: Use): Promise<string> {
  const name = typeof ref_id === 'string' ? (await namesOf(use.db, [ref_id])).get(ref_id) : undefined;
  return name ? fullName(name) : 'somebody else';
}
