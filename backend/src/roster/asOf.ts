import type { Standing } from '@courtcrew/domain/audit/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import {
  type Kind,
  type RosterState,
  sectionOf,
  sectionsOfPerson,
  signatureCounts,
} from '@courtcrew/domain/roster/index.ts';
import type { Section, TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { tournament } from '../tournaments/index.ts';
import { rosterAggregate } from './aggregate.ts';
import { rosterStands } from './stands.ts';

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
function desksOf(state: RosterState, { type, data }: RecordedEvent): readonly Section[] {
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

/** The shifts of the reader's desks, each with its people, as the schedule lists them. */
function shiftsOf(state: RosterState, { desks, who }: Then): Standing['shifts'] {
  return [...state.shifts]
    .filter(([, { plan }]) => desks.includes(sectionOf(plan)))
    .map(([sid, { plan, people, version }]) => ({
      sid,
      kind: plan.kind,
      category: state.categories.get(plan.category)?.plan.name ?? plan.category,
      name: plan.name,
      start: plan.start,
      end: plan.end,
      spots: plan.spots,
      version,
      people: people
        .toArray()
        .flatMap((ref_id) => state.people.get(ref_id)?.rows.find((row) => row.sid === sid) ?? [])
        .map(({ ref_id, shift_id, waitlist, confirmed, captain, slot, at: time }) => ({
          ...who(ref_id),
          ...{ shift_id, waitlist, confirmed, captain, slot, time },
        }))
        .sort((a, b) => a.time.localeCompare(b.time) || a.shift_id.localeCompare(b.shift_id)),
    }))
    .sort((a, b) => a.start.localeCompare(b.start) || compareTexts(a.name, b.name));
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) => compareTexts(a.name, b.name);

function show(then: Then): Pick<Standing, 'shifts' | 'staff' | 'volunteers'> {
  const state = then.state<RosterState>(rosterAggregate);
  const { waiverSince } = then.state<TournamentState>(tournament);
  const here = [...state.people].filter(([ref_id]) =>
    sectionsOfPerson(state, ref_id).some((section) => then.desks.includes(section)),
  );
  const days = [...state.present];
  return {
    shifts: shiftsOf(state, then),
    staff: here
      .filter(([, { roles }]) => roles.includes('official'))
      .map(([ref_id, { last_match }]) => ({ ...then.who(ref_id), last_match }))
      .sort(byName),
    volunteers: here
      .filter(([, { roles }]) => roles.includes('volunteer') && then.desks.includes('volunteer'))
      .map(([ref_id, { signed, shirt }]) => ({
        ...then.who(ref_id),
        ...{ signed: signatureCounts(signed, waiverSince), shirt_pickup: shirt },
        checked_in: days.flatMap(([day, people]) => (people.has(ref_id) ? day : [])),
      }))
      .sort(byName),
  };
}

export const rosterAsOf: AsOf = {
  aggregate: rosterAggregate,
  beside: [tournament],
  policy: 'anyDesk',
  show,
  stands: rosterStands,
  desks: desksOf,
};
