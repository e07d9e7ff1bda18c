import { type Decider, decideBy } from '../kernel/decider.ts';
import { isRefusal, notFound, refuse } from '../kernel/refusal.ts';
import { differing } from '../kernel/seen.ts';
import { SECTIONS } from './choices.ts';
import type { Decide, TournamentCommand } from './commands.ts';
import { admitAdmin, changeAccess, removeAdmin } from './decideAdmins.ts';
import { copySetup } from './decideCopy.ts';
import { courtDecisions, missingCourts } from './decideCourts.ts';
import type { CoordinatorSet, TournamentEvent } from './events.ts';
import { coordinatorOf, evolve } from './evolve.ts';
import type { TournamentFields } from './fields.ts';
import { faultOf, faultOfNew, recordOf } from './record.ts';
import { NO_TOURNAMENT, type TournamentState } from './state.ts';

const UNKNOWN = notFound('Tournament');
const STATUS_CHANGED = refuse('changed', 'The status was changed meanwhile: look at it again');

const add: Decide<'AddTournament'> = (state, command, { actor }) => {
  // The id is made for the command that adds it: whoever asks again gets what is there.
  if (state.exists) return [];
  const fault = faultOfNew(command.fields);
  if (fault) return fault;
  const courts = missingCourts(NO_TOURNAMENT, command.courts ?? 0);
  if (isRefusal(courts)) return courts;
  return [
    { type: 'TournamentAdded', data: { fields: recordOf(command.fields) } },
    ...(actor.ref === null ? [] : [masterOf(actor.ref)]),
    ...courts,
  ];
};

const masterOf = (ref_id: string): TournamentEvent => ({
  type: 'AdminAdded',
  data: { ref_id, admin_type: 'master', referee: true, line: true, volunteer: true },
});

const edit: Decide<'EditTournament'> = (state, command, { actor }) => {
  if (command.version !== undefined && command.version !== state.version) {
    return refuse('stale', 'This tournament was changed meanwhile, please reload', {
      details: { changed_by: state.changedBy, version: state.version },
    });
  }
  const fault = faultOf({ ...state.fields, ...command.changes });
  if (fault) return fault;
  const changes = differing(state.fields, command.changes);
  const { procedures = state.procedures, signAgain = false } = command;
  const isVoid = signAgain && changes.volunteer_waiver !== undefined;
  return [
    ...(Object.keys(changes).length > 0 ? [edited(state, changes)] : []),
    ...(isVoid ? [{ type: 'SignaturesVoided', data: { version: state.waiver + 1 } } as const] : []),
    ...(procedures === state.procedures
      ? []
      : [{ type: 'ProceduresUpdated', data: { procedures } } as const]),
    ...coordinatorsSet(state, command, actor.ref),
  ];
};

const edited = ({ fields: { location } }: TournamentState, changes: Partial<TournamentFields>) =>
  ({
    type: 'TournamentEdited',
    data: { changes, ...(changes.location !== undefined && { before: { location } }) },
  }) as const;

// Sealing needs some owner's key; this one is never forgotten.
const NOBODY = 'system';

function coordinatorsSet(
  state: TournamentState,
  { coordinators = {} }: TournamentCommand<'EditTournament'>,
  editor: string | null,
): CoordinatorSet[] {
  return SECTIONS.flatMap((section) => {
    const { owner, ...change } = coordinators[section] ?? {};
    const before = coordinatorOf(state, section);
    const after = { ...before, ...change };
    const same = after.name === before.name && after.email === before.email && after.phone === before.phone;
    if (same) return [];
    // A change of the name alone says nothing about whose data it is.
    const keeper = state.coordinators.get(section)?.owner;
    const sameAddress = after.email === before.email;
    return [
      {
        type: 'CoordinatorSet',
        data: { section, owner: owner ?? (sameAddress ? keeper : undefined) ?? editor ?? NOBODY, ...after },
      },
    ];
  });
}

/** What a status means for people depends on the one before it. */
const changeStatus: Decide<'ChangeStatus'> = ({ status: from }, { status: to, seen = from }) => {
  if (to === from) return [];
  return seen === from ? [{ type: 'StatusChanged', data: { from, to } }] : STATUS_CHANGED;
};

function forgetPerson(state: TournamentState, ref_id: string): readonly TournamentEvent[] {
  const contacts = [...state.coordinators].filter(([, { owner }]) => owner === ref_id);
  return [
    ...contacts.map(([section]) => ({ type: 'CoordinatorForgotten', data: { section } }) as const),
    ...(state.admins.has(ref_id) ? [{ type: 'AdminRemoved', data: { ref_id } } as const] : []),
  ];
}

const decideExisting = decideBy<TournamentState, TournamentCommand, TournamentEvent>({
  AddTournament: add,
  EditTournament: edit,
  FollowZone: (state, { from, to: time_zone }) =>
    state.fields.time_zone === from ? [edited(state, { time_zone })] : [],
  ChangeStatus: changeStatus,
  AddAdmin: (state, { ref_id }) => admitAdmin(state, ref_id),
  ChangeAdminAccess: changeAccess,
  RemoveAdmin: (state, { ref_id }) => removeAdmin(state, ref_id),
  ...courtDecisions,
  CopySetup: copySetup,
  // To the same parent again, too: whoever has joined since comes along.
  MergeToParent: (_, { ptid }) => [{ type: 'MergedToParent', data: { ptid } }],
  ToggleInvoiced: (state, { to: invoiced = !state.invoiced }) =>
    invoiced === state.invoiced ? [] : [{ type: 'InvoicedToggled', data: { invoiced } }],
  ForgetPerson: (state, { ref_id }) => forgetPerson(state, ref_id),
});

export const tournamentDecider: Decider<TournamentState, TournamentCommand, TournamentEvent> = {
  initial: NO_TOURNAMENT,
  decide: (state, command, context) =>
    state.exists || command.type === 'AddTournament' ? decideExisting(state, command, context) : UNKNOWN,
  evolve,
};
