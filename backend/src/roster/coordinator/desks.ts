import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type Kind, type RosterState, sectionOf, sectionsOfPerson } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';

/** What events of the roster may say about where they belong. */
interface Told {
  readonly shift?: { readonly kind: Kind; readonly category: string };
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

/** The desks an event is about, beside this state. All that is left are volunteers' events. */
export function desksOf(state: RosterState, { type, data }: RecordedEvent): readonly Section[] {
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
