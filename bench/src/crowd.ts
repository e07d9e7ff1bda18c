import { inOrder } from '@courtcrew/backend/kernel/platform/inOrder.ts';
import { rosterAggregate } from '@courtcrew/backend/roster/index.ts';
import type { ShiftPlan } from '@courtcrew/domain/roster/index.ts';
import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { span, type World } from '../../backend/test/world/world.ts';

/** Volunteers of a tournament: everybody works once a day. */
export interface CrowdSize {
  readonly people: number;
  readonly days: number;
  readonly categories: number;
}

export interface Crowd {
  readonly tid: string;
  /** One of its categories. */
  readonly vcid: string;
  /** A day on which everybody works, and a third has come. `YYYY-MM-DD` */
  readonly day: string;
}

/** Shifts of a category on a day, one after the other. */
const WAVES = 2;
const HOURS = 4;
const IN_FLIGHT = 500;
/** People added to the tournament by one command: an event has its limits. */
const TOGETHER = 1_500;
const FIRST = Date.UTC(2032, 5, 1, 8);
const HOUR = 3_600_000;

const dayAt = (day: number): number => FIRST + day * 24 * HOUR;

/** The shifts of a category on a day, with room for everybody who may come to them. */
const plansOf = (category: string, day: number, spots: number): ShiftPlan[] =>
  Array.from({ length: WAVES }, (_, wave) =>
    planOf({
      kind: 'volunteer',
      category,
      name: `Wave ${wave + 1}`,
      spots,
      wait_spots: 5,
      ...span(dayAt(day) + wave * HOURS * HOUR, HOURS),
    }),
  );

/** Makes such a tournament through commands, with its master. */
export async function gatherCrowd(
  world: World,
  master: string,
  { people, days, categories }: CrowdSize,
): Promise<Crowd> {
  const { tid } = await world.tournament();
  await world.appoint(tid, master, 'master');
  const vcids: string[] = [];
  for (let index = 0; index < categories; index += 1) {
    vcids.push(await world.category(tid, `Category ${index}`, { court_monitor: index === 0 }));
  }
  const places = vcids.length * WAVES;
  const crew = await world.people(people);
  for (let from = 0; from < people; from += TOGETHER) {
    await world.staff(tid, crew.slice(from, from + TOGETHER), 'volunteer');
  }
  for (let day = 0; day < days; day += 1) {
    const plans = vcids.flatMap((vcid) => plansOf(vcid, day, Math.ceil(people / places)));
    const sids = await world.shifts(tid, ...plans);
    await inOrder(crew, IN_FLIGHT, (ref_id, index) =>
      world.register(tid, { sid: sids[(index + day) % places] ?? '', ref_id, credentials: 'Not Rated' }),
    );
  }
  const day = new Date(dayAt(0)).toISOString().slice(0, 10);
  const come = crew.filter((_, index) => index % 3 === 0);
  await inOrder(come, IN_FLIGHT, async (ref_id) => {
    await world.checkInVolunteers(tid, [ref_id], day);
    await world.done(rosterAggregate, tid, { type: 'HandOutShirt', ref_id, on: true });
  });
  return { tid, vcid: vcids[0] ?? '', day };
}
