import { randomUUID } from 'node:crypto';
import type { Choices, Details } from '@courtcrew/domain/accounts/index.ts';
import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import type { CategoryPlan, Kind, OfficialSection, ShiftPlan } from '@courtcrew/domain/roster/index.ts';
import { ACTIVE, planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import type { AccessType, TournamentFields } from '@courtcrew/domain/tournaments/index.ts';
import { personAggregate } from '../../src/accounts/index.ts';
import { boardAggregate } from '../../src/board/index.ts';
import { inOrder } from '../../src/kernel/platform/inOrder.ts';
import type { Aggregate, Done, Execute } from '../../src/kernel/runtime/aggregate.ts';
import type { Envelope } from '../../src/kernel/runtime/envelope.ts';
import { patiently } from '../../src/kernel/runtime/patiently.ts';
import { rosterAggregate } from '../../src/roster/index.ts';
import { tournament } from '../../src/tournaments/index.ts';

/** A shift of a made-up tournament. Several at the same hour are parallel. */
export interface Planned {
  /** Hours after the tournament begins. */
  readonly from: number;
  readonly hours: number;
  readonly spots: number;
}

export interface Played {
  readonly tid: string;
  /** Of the shifts, in their order. */
  readonly sids: readonly string[];
}

/** Somebody's wish for a shift. */
export interface Seat {
  readonly sid: string;
  readonly ref_id: string;
  readonly credentials?: string;
}

/** By one person for themselves, or by the system. */
export function envelope(ref: string | null = null): Envelope {
  const commandId = randomUUID();
  const actor = ref === null ? SYSTEM : ({ ref, as: 'self' } as const);
  return { commandId, actor, at: new Date().toISOString(), correlation: commandId, causation: commandId };
}

/** Registrations at a time: one that waits for a connection too long gives up. */
const REGISTERING = 50;
const HOUR = 3_600_000;
const FIRST_DAY = Date.UTC(2031, 0, 1);

/**
 * What tests, measurements and the season begin with: people and tournaments, made by the product's own commands and
 * not by its calls, which would check hundreds of passwords that prove nothing there.
 */
export class World {
  readonly #execute: Execute;
  /** Tournaments with shifts do not overlap: what somebody works in one is no clash in the next. */
  #begins = FIRST_DAY;

  /** A database that stands still for a moment is waited for: nobody is told of it but whoever tests that. */
  constructor(execute: Execute) {
    this.#execute = patiently(execute);
  }

  /** Carries a command out, as the system unless told; throws when it is refused. */
  async done<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    by: Envelope = envelope(),
  ): Promise<Done<Event>> {
    // Known by it where it is sent again.
    const outcome = await this.#execute(aggregate, id, command, { fingerprint: 'made', ...by });
    if (outcome.refused) throw new Error(english(outcome.text));
    return outcome;
  }

  /** Ids of new people with accounts, whose e-mail addresses are `{id}@example.org`. */
  async people(
    count: number,
    details: Partial<Omit<Details, 'email'>> = {},
    choices: Partial<Choices> = {},
  ): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await inOrder(ids, REGISTERING, (ref_id, index) =>
      this.done(personAggregate, ref_id, {
        type: 'Register',
        ref_id,
        details: {
          first: `First${index}`,
          last: `Last${index}`,
          email: `${ref_id}@example.org`,
          phone: null,
          alt_phone: null,
          ...details,
        },
        choices,
        password_hash: 'never used: nobody logs in with a password here',
        source: null,
      }),
    );
    return ids;
  }

  /** Gives somebody the right of a platform admin. */
  async promote(ref_id: string): Promise<void> {
    await this.done(personAggregate, ref_id, { type: 'GrantPlatformAdmin' });
  }

  /** A tournament that takes sign-ups. */
  async tournament(shifts: readonly Planned[] = []): Promise<Played> {
    const begins = this.#begins;
    const ends = begins + Math.max(0, ...shifts.map(({ from, hours }) => from + hours)) * HOUR;
    this.#begins = ends + 24 * HOUR;
    const dates = { start: dayOf(begins), end_date: dayOf(ends) };
    const tid = await this.open({ location: 'Dallas, TX', ...dates });
    const plans = shifts.map(({ from, hours, spots }, index) =>
      planOf({ name: `Trainer ${index}`, spots, ...span(begins + from * HOUR, hours) }),
    );
    return { tid, sids: await this.shifts(tid, ...plans) };
  }

  /** A tournament under way with these fields; answers its id. */
  async open(fields: Partial<TournamentFields>): Promise<string> {
    const tid = randomUUID();
    const all = { name: `Open ${tid.slice(0, 8)}`, ...fields };
    await this.done(tournament, tid, { type: 'AddTournament', fields: all });
    await this.done(tournament, tid, { type: 'ChangeStatus', status: 'active' });
    return tid;
  }

  /** Makes somebody an admin of a tournament; without rights one without any flag. */
  async appoint(tid: string, ref_id: string, ...rights: readonly AccessType[]): Promise<void> {
    await this.done(tournament, tid, { type: 'AddAdmin', ref_id });
    for (const access of rights)
      await this.done(tournament, tid, { type: 'ChangeAdminAccess', ref_id, access });
  }

  /** Courts called 1, 2, ...; answers their names. */
  async courts(tid: string, count: number): Promise<string[]> {
    await this.done(tournament, tid, { type: 'AddCourts', count });
    return Array.from({ length: count }, (_, index) => String(index + 1));
  }

  /** Shifts of a tournament; answers their ids. */
  async shifts(tid: string, ...plans: readonly ShiftPlan[]): Promise<string[]> {
    const add = { type: 'AddShifts', plans, repeat: 0, zone: 'UTC' } as const;
    return idsIn((await this.done(rosterAggregate, tid, add)).events, 'sid');
  }

  /** A category of volunteers; answers its id. */
  async category(tid: string, name: string, more: Partial<CategoryPlan> = {}): Promise<string> {
    const plan = { name, description: '', court_monitor: false, show: true, ...more };
    return idIn(await this.done(rosterAggregate, tid, { type: 'AddCategory', plan }), 'vcid');
  }

  /** Makes somebody captain of a category; answers the entry's id. */
  async captain(tid: string, vcid: string, ref_id: string): Promise<string> {
    return idIn(await this.done(rosterAggregate, tid, { type: 'AddCaptain', vcid, ref_id }), 'id');
  }

  /** Puts people on a tournament's staff, officials into these sections. */
  async staff(
    tid: string,
    refs: readonly string[],
    role: Kind = 'official',
    sections?: readonly OfficialSection[],
  ): Promise<void> {
    const people = refs.map((ref_id) => ({ ref_id, role, ...(sections && { sections }) }));
    if (people.length > 0) await this.done(rosterAggregate, tid, { type: 'AddStaff', people });
  }

  /** Gives somebody a spot of a shift, in their name or the desk's; answers the id of the row. */
  async seat(tid: string, seat: Seat, by?: Envelope): Promise<string> {
    const wish = { credentials: '', ...seat, by: 'desk', tournament: ACTIVE } as const;
    return idIn(await this.done(rosterAggregate, tid, { type: 'TakeSpot', ...wish }, by), 'shift_id');
  }

  /** Registers a volunteer for a shift; answers the id of the row. */
  async register(tid: string, seat: Seat, by?: Envelope): Promise<string> {
    const wish = { credentials: '', ...seat, waitlist: false, by: 'desk', tournament: ACTIVE } as const;
    const command = { type: 'RegisterVolunteer', ...wish } as const;
    return idIn(await this.done(rosterAggregate, tid, command, by), 'shift_id');
  }

  /** Checks people in at the board; who queues stands in this order. */
  async checkIn(tid: string, refs: readonly string[], queues = true): Promise<void> {
    for (const ref_id of refs) await this.done(boardAggregate, tid, { type: 'CheckIn', ref_id, queues });
  }

  /** Checks volunteers in for a day, `YYYY-MM-DD`. */
  async checkInVolunteers(tid: string, refs: readonly string[], day: string): Promise<void> {
    for (const ref_id of refs)
      await this.done(rosterAggregate, tid, { type: 'CheckInVolunteer', ref_id, day, on: true });
  }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A stretch of so many hours, as a plan has it. */
export const span = (from: number, hours: number) => ({
  start: new Date(from).toISOString(),
  end: new Date(from + hours * HOUR).toISOString(),
});

/** The ids by this name that events brought, in their order. */
const idsIn = (events: readonly { readonly data: unknown }[], field: string): string[] =>
  events.flatMap(({ data }) => {
    const id: unknown = Object.getOwnPropertyDescriptor(Object(data), field)?.value;
    return typeof id === 'string' ? [id] : [];
  });

/** The first id by this name that a command brought; throws when there is none. */
export function idIn({ events }: Done, field: string): string {
  const [id] = idsIn(events, field);
  if (id === undefined) throw new Error(`no ${field} in ${events.map(({ type }) => type).join(', ')}`);
  return id;
}
