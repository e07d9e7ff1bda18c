import { randomUUID } from 'node:crypto';
import type { RosterCommand, RosterEvent, ShiftPlan } from '@courtcrew/domain/roster/index.ts';
import type { Done } from '../src/kernel/runtime/aggregate.ts';
import type { CommandBus } from '../src/kernel/runtime/commandBus.ts';
import { rosterAggregate } from '../src/roster/index.ts';
import { tournament } from '../src/tournaments/index.ts';
import { inOrder } from './inFlight.ts';
import { envelope, OPEN, type Season } from './season.ts';

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
  Array.from({ length: WAVES }, (_, wave) => ({
    kind: 'volunteer' as const,
    category,
    name: `Wave ${wave + 1}`,
    description: '',
    start: new Date(dayAt(day) + wave * HOURS * HOUR).toISOString(),
    end: new Date(dayAt(day) + (wave + 1) * HOURS * HOUR).toISOString(),
    spots,
    wait_spots: 5,
    needs: null,
    wait_needs: null,
    color: '#009CAE',
    pre_reg: false,
    signature_required: false,
  }));

const idsIn = (events: readonly { readonly data: object }[], field: 'sid' | 'vcid'): string[] =>
  events.flatMap(({ data }) => {
    const id: unknown = Object.getOwnPropertyDescriptor(data, field)?.value;
    return typeof id === 'string' ? [id] : [];
  });

/** Makes such a tournament through commands, with its master. */
export async function gatherCrowd(
  bus: Pick<CommandBus, 'execute'>,
  season: Season,
  master: string,
  { people, days, categories }: CrowdSize,
): Promise<Crowd> {
  const { tid } = await season.tournament([]);
  const added = await bus.execute(tournament, tid, { type: 'AddAdmin', ref_id: master }, envelope());
  const access = { type: 'ChangeAdminAccess', ref_id: master, access: 'master' } as const;
  const allowed = await bus.execute(tournament, tid, access, envelope());
  for (const outcome of [added, allowed]) if (outcome.refused) throw new Error(outcome.text);
  const decide = async (command: RosterCommand): Promise<Done<RosterEvent>> => {
    const outcome = await bus.execute(rosterAggregate, tid, command, envelope());
    if (outcome.refused) throw new Error(outcome.text);
    return outcome;
  };

  const vcids: string[] = [];
  for (let index = 0; index < categories; index += 1) {
    const plan = {
      name: `Category ${index}`,
      description: randomUUID(),
      court_monitor: index === 0,
      show: true,
    };
    vcids.push(...idsIn((await decide({ type: 'AddCategory', plan })).events, 'vcid'));
  }
  const places = vcids.length * WAVES;
  const crew = await season.people(people);
  for (let from = 0; from < people; from += TOGETHER) {
    const staff = crew.slice(from, from + TOGETHER).map((ref_id) => ({ ref_id, role: 'volunteer' as const }));
    await decide({ type: 'AddStaff', people: staff });
  }
  for (let day = 0; day < days; day += 1) {
    const plans = vcids.flatMap((vcid) => plansOf(vcid, day, Math.ceil(people / places)));
    const { events } = await decide({ type: 'AddShifts', plans, repeat: 0, zone: 'UTC' });
    const sids = idsIn(events, 'sid');
    const seats = crew.map((ref_id, index) => ({ ref_id, sid: sids[(index + day) % places] ?? '' }));
    await inOrder(seats, IN_FLIGHT, (seat) => {
      const wish = { ...seat, credentials: 'Not Rated', waitlist: false } as const;
      return decide({ type: 'RegisterVolunteer', ...wish, by: 'desk', tournament: OPEN });
    });
  }
  const day = new Date(dayAt(0)).toISOString().slice(0, 10);
  const come = crew.filter((_, index) => index % 3 === 0);
  await inOrder(come, IN_FLIGHT, async (ref_id) => {
    await decide({ type: 'CheckInVolunteer', ref_id, day, on: true });
    await decide({ type: 'HandOutShirt', ref_id, on: true });
  });
  return { tid, vcid: vcids[0] ?? '', day };
}
