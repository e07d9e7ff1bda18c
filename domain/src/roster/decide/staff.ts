import type { DecisionContext } from '../../kernel/decider.ts';
import { notFound, type Refusal } from '../../kernel/refusal.ts';
import type { Section } from '../../tournaments/index.ts';
import type { Decide, Registration, RosterCommand } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import type { Kind, ShiftPlan } from '../model.ts';
import { isOver } from '../passing.ts';
import {
  isOfficialSection,
  type OfficialSection,
  officialSectionsOf,
  sectionOf,
} from '../policies/sections.ts';
import * as refusals from '../refusals.ts';
import { clashOf, labelOf, type Person, personOf, type RosterState, type Row } from '../state.ts';
import { captainLeavings } from '../volunteers/decideCategories.ts';
import { groupLeavings } from '../volunteers/decideGroups.ts';
import { checkOuts } from '../volunteers/decidePresence.ts';
import { removed } from './removal.ts';

type Decision = readonly RosterEvent[] | Refusal;

/** Whether it ended here after it had begun where they come from. */
const endedSince = ({ ended }: Person, what: keyof Person['ended'], since: string | undefined): boolean =>
  since !== undefined && (ended[what] ?? '') > since;

/** Registers somebody; who is registered already only joins the sections that are new to them. */
function registered(state: RosterState, registration: Registration): readonly RosterEvent[] {
  const { ref_id, role, entered = false, since } = registration;
  const person = personOf(state, ref_id);
  if (endedSince(person, role, since)) return [];
  const sections = (registration.sections ?? []).filter((section) => !endedSince(person, section, since));
  if (!person.roles.includes(role)) {
    return [{ type: 'StaffAdded', data: { ref_id, role, sections, entered } }];
  }
  const held = sectionsHeld(state, ref_id);
  const fresh = sections.filter((section) => !held.includes(section));
  return fresh.map((section) => ({ type: 'SectionJoined', data: { ref_id, section } }));
}

/** Signing up registers a person to the tournament, as what the shift wants. */
export function registration(state: RosterState, ref_id: string, plan: ShiftPlan): readonly RosterEvent[] {
  const section = sectionOf(plan);
  const as = isOfficialSection(section) ? { sections: [section] } : {};
  return registered(state, { ref_id, role: plan.kind, ...as });
}

export const addStaff: Decide<'AddStaff'> = (state, { people }) => {
  const distinct = new Map(people.map((person) => [`${person.role} ${person.ref_id}`, person]));
  return [...distinct.values()].flatMap((person) => registered(state, person));
};

export const bringApprovals = (
  state: RosterState,
  { approved }: RosterCommand<'BringApprovals'>,
  context: DecisionContext,
): readonly RosterEvent[] =>
  [...new Map(approved.map(({ ref_id, since }) => [ref_id, since]))]
    .filter(([ref_id, since]) => !endedSince(personOf(state, ref_id), 'approval', since))
    .flatMap(([ref_id]) => approving(state, ref_id, null, context));

/** What a volunteer leaves behind beside their shifts. */
const volunteering = (state: RosterState, ref_id: string): readonly RosterEvent[] => [
  ...checkOuts(state, ref_id),
  ...groupLeavings(state, ref_id),
];

/** The person's rows in shifts of that kind, or only of these sections. */
function rowsAs(
  state: RosterState,
  ref_id: string,
  role: Kind,
  sections?: readonly OfficialSection[],
): readonly Row[] {
  return personOf(state, ref_id).rows.filter(({ sid }) => {
    const plan = state.shifts.get(sid)?.plan;
    if (plan?.kind !== role) return false;
    const section = sectionOf(plan);
    return sections === undefined || (isOfficialSection(section) && sections.includes(section));
  });
}

const gone = (state: RosterState, ref_id: string, role: Kind): readonly RosterEvent[] => [
  ...(role === 'volunteer' ? volunteering(state, ref_id) : []),
  { type: 'StaffRemoved', data: { ref_id, role } },
];

/**
 * The person's rows in shifts of that kind go with them. A desk of some sections takes out what is theirs: who works
 * in another as well stays there.
 */
export const removeStaff: Decide<'RemoveStaff'> = (state, command) => {
  const { ref_id, role, sections, shifts } = command;
  const person = personOf(state, ref_id);
  if (!person.roles.includes(role)) return notFound('Person');
  const held = rowsAs(state, ref_id, role, sections);
  if (shifts !== undefined && shifts < held.length) return refusals.moreShifts();
  const rows = held.flatMap((row) => removed(state, row, 'staff-removed'));
  if (role === 'volunteer') return [...rows, ...captainLeavings(state, ref_id), ...gone(state, ref_id, role)];
  if (sections === undefined) return [...rows, ...gone(state, ref_id, role)];
  const own = officialSectionsOf(sectionsHeld(state, ref_id));
  const left = own.filter((section) => sections.includes(section));
  if (left.length === 0) return notFound('Person');
  if (left.length === own.length) return [...rows, ...gone(state, ref_id, role)];
  return [
    ...rows,
    ...left.map((section): RosterEvent => ({ type: 'SectionLeft', data: { ref_id, section } })),
  ];
};

/**
 * The way out for somebody whom a desk has added. What has begun is the desk's to judge. The coordinators hear of
 * seats that become free.
 */
export const leave: Decide<'Leave'> = (state, { ref_id, role }, { at }) => {
  if (!personOf(state, ref_id).roles.includes(role)) return [];
  const rows = rowsAs(state, ref_id, role);
  if (rows.some(({ waitlist, start }) => !waitlist && start <= at)) return refusals.allBegun();
  const removals = rows.flatMap((row) => removed(state, row, 'withdrawn'));
  const freed = removals.filter(({ data }) => !data.waitlist).map(({ data }) => sectionOf(data.shift));
  const told: readonly RosterEvent[] =
    freed.length === 0
      ? []
      : [{ type: 'Withdrawn', data: { ref_id, message: null, sections: [...new Set(freed)] } }];
  return [...removals, ...told, ...gone(state, ref_id, role)];
};

export const toggleLastMatch: Decide<'ToggleLastMatch'> = (state, { ref_id, on }) => {
  const { roles, last_match: before } = personOf(state, ref_id);
  if (!roles.includes('official')) return notFound('Referee');
  const last_match = on ?? !before;
  return last_match === before ? [] : [{ type: 'LastMatchToggled', data: { ref_id, last_match } }];
};

/** What was held becomes applications, in its order; of shifts that are over, gone or clash by now nothing does. */
function applications(
  state: RosterState,
  ref_id: string,
  { at, newId }: Pick<DecisionContext, 'at' | 'newId'>,
): readonly RosterEvent[] {
  const { held, rows } = personOf(state, ref_id);
  const wanted = held.flatMap((sid) => {
    const plan = state.shifts.get(sid)?.plan;
    const isFree = plan && !rows.some((row) => row.sid === sid) && !clashOf(state, ref_id, { sid, ...plan });
    return plan && isFree && !isOver(plan, at) ? [{ sid, plan }] : [];
  });
  const first = wanted[0];
  return [
    ...(first ? registration(state, ref_id, first.plan) : []),
    ...wanted.map(({ sid, plan }): RosterEvent => {
      return { type: 'Applied', data: { shift_id: newId(), sid, ref_id, shift: labelOf(plan) } };
    }),
  ];
}

function approving(
  state: RosterState,
  ref_id: string,
  note: string | null,
  context: DecisionContext,
): readonly RosterEvent[] {
  const { approved, requested_at } = personOf(state, ref_id);
  if (approved === true) return [];
  return [
    { type: 'RefereeApproved', data: { ref_id, note, requested_at } },
    ...applications(state, ref_id, { at: context.at, newId: () => context.newId() }),
  ];
}

export const approveReferee = (
  state: RosterState,
  { ref_id, note }: RosterCommand<'ApproveReferee'>,
  context: DecisionContext,
): Decision => approving(state, ref_id, note, context);

/** Shifts that the person still waits to be approved for. */
export const heldBy = (state: RosterState, ref_id: string, only?: string): readonly RosterEvent[] =>
  personOf(state, ref_id).held.flatMap((sid) => {
    const plan = state.shifts.get(sid)?.plan;
    if (!plan || (only !== undefined && only !== sid)) return [];
    return [{ type: 'HeldApplicationDropped', data: { ref_id, sid, shift: labelOf(plan) } }];
  });

export const dropHeld = (
  state: RosterState,
  { ref_id, sid }: RosterCommand<'DropHeld'>,
): readonly RosterEvent[] => heldBy(state, ref_id, sid);

export const removeApproval: Decide<'RemoveApproval'> = (state, { ref_id, note }) => {
  const { approved, requested_at } = personOf(state, ref_id);
  if (approved === undefined) return notFound('Referee');
  return approved === false ? [] : [{ type: 'ApprovalRemoved', data: { ref_id, note, requested_at } }];
};

/** Only where there can be a note, with a verdict, or a signature. */
export const forgetNotes: Decide<'ForgetNotes'> = (state, { ref_id }) => {
  const { approved, signed } = personOf(state, ref_id);
  const forgotten: readonly RosterEvent[] =
    typeof approved === 'boolean' || signed !== null ? [{ type: 'NotesForgotten', data: { ref_id } }] : [];
  return [...captainLeavings(state, ref_id), ...forgotten];
};

export const emailSchedule: Decide<'EmailSchedule'> = (state, { ref_id }) => {
  if (personOf(state, ref_id).rows.length === 0) return refusals.noShifts();
  return [{ type: 'ScheduleEmailed', data: { ref_id } }];
};

/** What an official works as here: as what they are registered, and what their rows say. */
export function sectionsHeld(state: RosterState, ref_id: string): readonly OfficialSection[] {
  const { sections, rows } = personOf(state, ref_id);
  const worked = rows.flatMap(({ sid }) => {
    const plan = state.shifts.get(sid)?.plan;
    const section = plan && sectionOf(plan);
    return section && isOfficialSection(section) ? [section] : [];
  });
  return [...new Set([...sections, ...worked])];
}

/** The sections whose desks look after somebody; none for who is not registered. */
export function sectionsOfPerson(state: RosterState, ref_id: string): readonly Section[] {
  const { roles } = personOf(state, ref_id);
  const official = roles.includes('official') ? officialSectionsOf(sectionsHeld(state, ref_id)) : [];
  return [...official, ...(roles.includes('volunteer') ? (['volunteer'] as const) : [])];
}
