import { type Decider, type DecisionContext, decideBy } from '../kernel/decider.ts';
import { notFound, type Refusal, refuse } from '../kernel/refusal.ts';
import { COURT_NAME_MAX, COURTS_MAX, SECTIONS } from './choices.ts';
import type { AddTournament, EditTournament, TournamentCommand } from './commands.ts';
import { admitAdmin, changeAccess, removeAdmin } from './decideAdmins.ts';
import type { CoordinatorSet, Court, CourtsAdded, TournamentEvent } from './events.ts';
import { coordinatorOf, evolve, NO_TOURNAMENT, type TournamentState } from './evolve.ts';
import { FIELD_NAMES, NEW_TOURNAMENT, type TournamentFields } from './fields.ts';
import { faultOf, faultOfNew, invalid } from './record.ts';

type Decision = readonly TournamentEvent[] | Refusal;

const UNKNOWN = notFound('Tournament');
function add(state: TournamentState, command: AddTournament, { actor }: DecisionContext): Decision {
  // The id is made for the command that adds it: whoever asks again gets what is there.
  if (state.exists) return [];
  const fault = faultOfNew(command.fields);
  if (fault) return fault;
  const fields = { ...NEW_TOURNAMENT, ...command.fields };
  return [
    { type: 'TournamentAdded', data: { fields } },
    ...(actor.ref === null ? [] : [masterOf(actor.ref)]),
    ...missingCourts(NO_TOURNAMENT, command.courts ?? 0),
  ];
}

const masterOf = (ref_id: string): TournamentEvent => ({
  type: 'AdminAdded',
  data: { ref_id, admin_type: 'master', referee: true, line: true, volunteer: true },
});

function edit(state: TournamentState, command: EditTournament, { actor }: DecisionContext): Decision {
  if (command.version !== undefined && command.version !== state.version) {
    return refuse('stale', 'This tournament was changed meanwhile, please reload', {
      details: { changed_by: state.changedBy, version: state.version },
    });
  }
  const fault = faultOf({ ...state.fields, ...command.changes });
  if (fault) return fault;
  const changes = differing(state.fields, command.changes);
  const { procedures = state.procedures } = command;
  return [
    ...(Object.keys(changes).length > 0 ? [{ type: 'TournamentEdited', data: { changes } } as const] : []),
    ...(procedures === state.procedures
      ? []
      : [{ type: 'ProceduresUpdated', data: { procedures } } as const]),
    ...coordinatorsSet(state, command, actor.ref),
  ];
}

function differing(fields: TournamentFields, changes: Partial<TournamentFields>): Partial<TournamentFields> {
  const different = FIELD_NAMES.filter(
    (name) => changes[name] !== undefined && changes[name] !== fields[name],
  );
  return Object.fromEntries(different.map((name) => [name, changes[name]]));
}

// Sealing needs some owner's key; this one is never forgotten.
const NOBODY = 'system';

function coordinatorsSet(
  state: TournamentState,
  { coordinators = {} }: EditTournament,
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

const taken = (state: TournamentState, name: string): boolean =>
  state.courts.some((court) => court.toLowerCase() === name.toLowerCase());

function courtsAdded(state: TournamentState, names: readonly string[]): CourtsAdded[] {
  const fresh = names.filter((name) => !taken(state, name));
  if (fresh.length === 0) return [];
  const before = state.courts.length;
  const courts = fresh.map(
    (name, index): Court => ({ name, order: before + index + 1, description: '', color: '' }),
  );
  return [{ type: 'CourtsAdded', data: { courts, total: before + fresh.length } }];
}

const missingCourts = (state: TournamentState, count: number): CourtsAdded[] =>
  courtsAdded(
    state,
    Array.from({ length: count }, (_, index) => String(index + 1)),
  );

function addCourt(state: TournamentState, name: string): Decision {
  if (name.length === 0 || name.length > COURT_NAME_MAX) {
    return invalid('num', `must be at most ${COURT_NAME_MAX} characters`);
  }
  if (state.courts.length >= COURTS_MAX && !taken(state, name)) {
    return refuse('full', `A tournament has at most ${COURTS_MAX} courts`);
  }
  return courtsAdded(state, [name]);
}

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
  ChangeStatus: (state, { status }) =>
    status === state.status ? [] : [{ type: 'StatusChanged', data: { from: state.status, to: status } }],
  AddAdmin: (state, { ref_id }) => admitAdmin(state, ref_id),
  ChangeAdminAccess: changeAccess,
  RemoveAdmin: (state, { ref_id }) => removeAdmin(state, ref_id),
  AddCourts: (state, { count }) =>
    count > COURTS_MAX ? invalid('courts', `must be at most ${COURTS_MAX}`) : missingCourts(state, count),
  AddCourt: (state, { name }) => addCourt(state, name.trim()),
  MergeToParent: (state, { ptid }) =>
    ptid === state.parent ? [] : [{ type: 'MergedToParent', data: { ptid } }],
  ToggleInvoiced: (state) => [{ type: 'InvoicedToggled', data: { invoiced: !state.invoiced } }],
  ForgetPerson: (state, { ref_id }) => forgetPerson(state, ref_id),
});

export const tournamentDecider: Decider<TournamentState, TournamentCommand, TournamentEvent> = {
  initial: NO_TOURNAMENT,
  decide: (state, command, context) =>
    state.exists || command.type === 'AddTournament' ? decideExisting(state, command, context) : UNKNOWN,
  evolve,
};
