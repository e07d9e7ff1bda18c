import type { Call } from '@courtcrew/domain/contract/call.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import type { Crowd, CrowdSize } from '../crowd.ts';
import { type Figure, median, ms, mustBe } from '../figure.ts';
import { wire } from '../processes/connection.ts';
import { openStage, type Site, type Stage } from '../site.ts';

const LOCAL: CrowdSize = { people: 60, days: 2, categories: 6 };
const LARGE: CrowdSize = { people: 1_500, days: 8, categories: 20 };
const REPETITIONS = 15;
const WARM_UPS = 3;
const MOST_MS = 200;
/** The slowest ones say it for all. */
const SHOWN = 3;

interface Read {
  readonly name: string;
  readonly call: Call;
  readonly body?: (crowd: Crowd) => object;
}

const ofTournament = ({ tid }: Crowd) => ({ tid });
const ofDay = ({ day }: Crowd) => ({ day });
const ofBoth = ({ tid, day }: Crowd) => ({ tid, day });
const ofAll = () => ({});

/** What the volunteers' screens read. */
const READS: readonly Read[] = [
  { name: 'sign-up by time', call: calls.getVolunteerSignupByTime, body: ofAll },
  { name: 'categories', call: calls.getVolunteerCategories },
  { name: 'shifts', call: calls.getVolunteerShiftList },
  { name: 'shifts of a day with people', call: calls.getAllVolunteerShifts, body: ofBoth },
  { name: 'all shifts with people', call: calls.getAllVolunteerShifts, body: ofTournament },
  { name: 'shifts of a category with people', call: calls.getShiftSpotsForCategory, body: ofTournament },
  { name: 'days', call: calls.getVolunteerDates },
  { name: 'check-in of a day', call: calls.getVolunteerByDayForCaptain, body: ofDay },
  { name: 'who is here', call: calls.getVolunteers },
  { name: 'a page of people', call: calls.getVolunteerPage, body: ofAll },
  { name: 'people by a part of the name', call: calls.getVolunteerPage, body: () => ({ q: 'last1' }) },
  { name: 'people of a category', call: calls.getRegisteredVolunteersForCategory },
  { name: 'everybody with all shifts', call: calls.getVolunteerForCoordinator, body: ofAll },
  { name: 'groups', call: calls.getVolunteerGroups },
  { name: 'list', call: calls.getVolunteerListWithShiftCount, body: ofTournament },
  { name: 'contacts', call: calls.getVolunteerContactInfo },
  { name: 'contacts of a day', call: calls.getVolunteerContactByDay, body: ofDay },
  { name: 'waivers', call: calls.getVolunteerWaiverList, body: ofTournament },
  { name: 'time and shifts', call: calls.getVolunteerTimeAndShifts },
  { name: 'shirt sizes', call: calls.getShirtSizesGender },
  { name: 'overview', call: calls.getVolunteerRecap },
];

/** Milliseconds of a read at rest, in the middle of some. */
async function take({ load }: Stage, cookie: string, read: Read, crowd: Crowd): Promise<number> {
  const { name, call, body } = read;
  const path = call.path.replace('{tid}', crowd.tid).replace('{vcid}', crowd.vcid);
  const request = wire(call.method, path, { cookie, body: body?.(crowd) });
  const count = WARM_UPS + REPETITIONS;
  const { latencies, answers } = await load(
    Array.from({ length: count }, () => request),
    1,
  );
  mustBe(`answers about ${name}`, answers, { 200: count });
  return median(latencies.slice(WARM_UPS));
}

/** The reads of a large crowd, each beside the same of a small one. */
export async function volunteers(site: Site): Promise<Figure[]> {
  const stage = await openStage(site);
  try {
    const [master] = stage.users;
    if (!master) throw new Error('nobody runs the tournament');
    const local = await stage.product.crowd(master.ref_id, LOCAL);
    const large = await stage.product.crowd(master.ref_id, LARGE);
    const taken = [];
    for (const read of READS) {
      const few = await take(stage, master.cookie, read, local);
      const many = await take(stage, master.cookie, read, large);
      taken.push({ name: read.name, few, many });
    }
    return taken
      .toSorted((a, b) => b.many - a.many)
      .slice(0, SHOWN)
      .map(({ name, few, many }) => ({
        name: `Volunteers, ${name}: 12,000 assignments`,
        measured: ms(many),
        reference: `${ms(few)} at 120`,
        ratio: many / few,
        goal: `at most ${MOST_MS} ms`,
        met: many <= MOST_MS,
      }));
  } finally {
    await stage.close();
  }
}
