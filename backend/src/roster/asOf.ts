import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import {
  type RosterState,
  sectionOf,
  sectionsOfPerson,
  signatureCounts,
} from '@courtcrew/domain/roster/index.ts';
import type { TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { tournament } from '../tournaments/index.ts';
import { rosterAggregate } from './aggregate.ts';
import { desksOf } from './coordinator/desks.ts';

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
  desks: desksOf,
};
