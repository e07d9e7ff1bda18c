import { SHIRTS, UNISEX_SHIRTS } from '@courtcrew/domain/accounts/index.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import { hoursText, signatureCounts } from '@courtcrew/domain/roster/index.ts';
import {
  countOfSignatures,
  shiftsOf,
  type VolunteerRecord,
  waiversOf,
} from '@courtcrew/projections/roster/index.ts';
import { tournamentById, waiverTextsOf } from '@courtcrew/projections/tournaments/index.ts';
import { found, type Route, route } from '../../kernel/http/route.ts';
import { recapOf } from '../coordinator/sums.ts';
import { crewInNumbers, crewWithShifts } from './crew.ts';
import { dayOf } from './days.ts';
import { categorized } from './lists.ts';

const NOT_GIVEN = 'Not given';

/** How many wear each size, in the order of the form; those who gave none come last. */
function shirtCounts(
  sizes: readonly string[],
  people: readonly VolunteerRecord[],
  sizeOf: (person: VolunteerRecord) => string | null,
) {
  const wearers = Map.groupBy(people, (person) => sizeOf(person) ?? NOT_GIVEN);
  return [...sizes, ...(wearers.has(NOT_GIVEN) ? [NOT_GIVEN] : [])].map((shirt) => {
    const those = wearers.get(shirt) ?? [];
    const handed_out = those.filter(({ shirt_pickup }) => shirt_pickup).length;
    return { shirt, count: those.length, handed_out };
  });
}

export const volunteerReportRoutes: readonly Route[] = [
  route(calls.getVolunteerContactInfo, ({ tid, caller }, use) => crewInNumbers(use, caller, tid)),
  route(calls.getVolunteerContactByDay, async ({ tid, body, caller }, use) =>
    crewWithShifts(use, caller, tid, { day: await dayOf(use, tid, body.day) }),
  ),
  route(calls.getVolunteerListWithShiftCount, ({ tid, caller }, use) => crewInNumbers(use, caller, tid)),
  route(calls.getVolunteerWaiverList, ({ tid }, use) => waiversOf(use.db, tid)),
  route(calls.getVolunteerWaiverTexts, async ({ tid }, use) => {
    const [row, texts, signatures] = await Promise.all([
      tournamentById(use.db, tid),
      waiverTextsOf(use.db, tid),
      countOfSignatures(use.db, tid),
    ]);
    const { waiver_since } = found(row, 'Tournament');
    return {
      texts: texts.map((text) => ({ ...text, counts: signatureCounts(text.version, waiver_since) })),
      signatures,
    };
  }),
  route(calls.getVolunteerTimeAndShifts, async ({ tid, caller }, use) =>
    (await crewInNumbers(use, caller, tid)).map((person) => ({
      ...person,
      shift_count: person.count,
      time: hoursText(person.minutes),
    })),
  ),
  route(calls.getShirtSizesGender, async ({ tid, caller }, use) =>
    shirtCounts(SHIRTS, await crewInNumbers(use, caller, tid), ({ shirt }) => shirt),
  ),
  route(calls.getShirtSizesUnisex, async ({ tid, caller }, use) =>
    shirtCounts(UNISEX_SHIRTS, await crewInNumbers(use, caller, tid), ({ shirt2 }) => shirt2),
  ),
  route(calls.getVolunteerRecap, async ({ tid }, use) =>
    categorized(use, tid, recapOf(await shiftsOf(use.db, tid, { kind: 'volunteer' }))),
  ),
];
