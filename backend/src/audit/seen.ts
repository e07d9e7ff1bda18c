import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type Kind, type RosterState, sectionOf, sectionsOfPerson } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import type { Replayed } from './replay.ts';

interface Shift {
  readonly kind: Kind;
  readonly category: string;
}

/** What events of the roster may say about where they belong. */
interface Told {
  readonly shift?: Shift;
  readonly kind?: Kind;
  readonly category?: string;
  readonly sid?: string;
  readonly section?: Section;
  readonly sections?: readonly Section[];
  readonly role?: Kind;
  readonly ref_id?: string;
}

const VERDICTS: ReadonlySet<string> = new Set(['ApprovalRequested', 'RefereeApproved', 'ApprovalRemoved']);
/** These are about somebody, whatever they work as. */
const ABOUT_ANYBODY: ReadonlySet<string> = new Set([
  'StaffAdded',
  'StaffRemoved',
  'LastMatchToggled',
  'NotesForgotten',
  'ScheduleEmailed',
]);

/** The sections an event is about, seen from where the replay stops. All that is left are volunteers' events. */
function sectionsOf(state: RosterState, { type, data }: RecordedEvent): readonly Section[] {
  const told = data as Told;
  if (told.shift) return [sectionOf(told.shift)];
  if (told.kind && told.category !== undefined)
    return [sectionOf({ kind: told.kind, category: told.category })];
  if (told.section) return [told.section];
  if (told.sections && told.sections.length > 0) return told.sections;
  if (told.role === 'volunteer') return ['volunteer'];
  if (VERDICTS.has(type)) return ['referee'];
  if (ABOUT_ANYBODY.has(type)) return sectionsOfPerson(state, told.ref_id ?? '');
  const plan = told.sid === undefined ? undefined : state.shifts.get(told.sid)?.plan;
  return [plan ? sectionOf(plan) : 'volunteer'];
}

/** A replay as the desks of these sections may see it: their shifts, and what is about them. */
export function seenBy(own: readonly Section[], { state, changes }: Replayed): Replayed {
  const isOwn = (section: Section): boolean => own.includes(section);
  return {
    state: { ...state, shifts: state.shifts.filter(({ plan }) => isOwn(sectionOf(plan))) },
    changes: changes.filter((event) => sectionsOf(state, event).some(isOwn)),
  };
}
