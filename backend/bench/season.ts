import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import type { ShiftPlan, TournamentFacts } from '@courtcrew/domain/roster/index.ts';
import { personAggregate } from '../src/accounts/index.ts';
import { boardAggregate } from '../src/board/index.ts';
import type { Done, Outcome } from '../src/kernel/runtime/aggregate.ts';
import type { CommandBus } from '../src/kernel/runtime/commandBus.ts';
import type { Envelope } from '../src/kernel/runtime/envelope.ts';
import { rosterAggregate } from '../src/roster/index.ts';
import { tournament } from '../src/tournaments/index.ts';
import { inOrder } from './inFlight.ts';

/** A board with its courts free and its people in the queue, and somebody who runs it. */
export interface Venue {
  readonly tid: string;
  /** Names of the courts. */
  readonly courts: readonly string[];
  /** In the order of the queue. */
  readonly referees: readonly string[];
}

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

export const OPEN: TournamentFacts = {
  status: 'active',
  exact_match: false,
  approval_required: false,
  waiver_required: false,
  sections: { referee: true, line: true, volunteer: true },
};

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

function planOf({ from, hours, spots }: Planned, name: string, begins: number): ShiftPlan {
  const start = begins + from * HOUR;
  return {
    kind: 'official',
    category: 'Athletic Trainer',
    name,
    description: '',
    start: new Date(start).toISOString(),
    end: new Date(start + hours * HOUR).toISOString(),
    spots,
    wait_spots: null,
    needs: null,
    wait_needs: null,
    color: '#009CAE',
    pre_reg: false,
    signature_required: false,
  };
}

/** Makes people and tournaments through commands, as the product's own calls would. */
export class Season {
  readonly #bus: Pick<CommandBus, 'execute'>;
  /** Tournaments do not overlap: what somebody works in one is no clash in the next. */
  #begins = FIRST_DAY;

  constructor(bus: Pick<CommandBus, 'execute'>) {
    this.#bus = bus;
  }

  /** Ids of new people with accounts. */
  async people(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await inOrder([...ids.entries()], REGISTERING, ([index, ref_id]) =>
      this.#done(
        this.#bus.execute(
          personAggregate,
          ref_id,
          {
            type: 'Register',
            ref_id,
            details: {
              first: `First${index}`,
              last: `Last${index}`,
              email: `${ref_id}@example.org`,
              phone: null,
              alt_phone: null,
            },
            choices: {},
            password_hash: 'never used: nobody logs in with a password here',
            source: null,
          },
          envelope(),
        ),
      ),
    );
    return ids;
  }

  /** A tournament that takes sign-ups. Answers also the last event, for whoever waits for read models. */
  async tournament(shifts: readonly Planned[]): Promise<Played & { readonly position: bigint }> {
    const tid = randomUUID();
    const begins = this.#begins;
    const ends = begins + Math.max(0, ...shifts.map(({ from, hours }) => from + hours)) * HOUR;
    this.#begins = ends + 24 * HOUR;
    const fields = {
      name: `Open ${tid.slice(0, 8)}`,
      location: 'Dallas, TX',
      start: new Date(begins).toISOString().slice(0, 10),
      end_date: new Date(ends).toISOString().slice(0, 10),
    };
    await this.#done(this.#bus.execute(tournament, tid, { type: 'AddTournament', fields }, envelope()));
    const opened = { type: 'ChangeStatus', status: 'active' } as const;
    await this.#done(this.#bus.execute(tournament, tid, opened, envelope()));
    const plans = shifts.map((shift, index) => planOf(shift, `Trainer ${index}`, begins));
    const added = await this.#done(
      this.#bus.execute(
        rosterAggregate,
        tid,
        { type: 'AddShifts', plans, repeat: 0, zone: 'UTC' },
        envelope(),
      ),
    );
    const sids = added.events.flatMap(({ data }) => ('sid' in data ? [data.sid] : []));
    return { tid, sids, position: added.position ?? 0n };
  }

  /** Courts and checked-in referees, so many of each, in a tournament whose master is `master`. */
  async venue(master: string, courts: number, referees: number): Promise<Venue> {
    const { tid } = await this.tournament([]);
    await this.#done(this.#bus.execute(tournament, tid, { type: 'AddCourts', count: courts }, envelope()));
    await this.#done(this.#bus.execute(tournament, tid, { type: 'AddAdmin', ref_id: master }, envelope()));
    const access = { type: 'ChangeAdminAccess', ref_id: master, access: 'master' } as const;
    await this.#done(this.#bus.execute(tournament, tid, access, envelope()));
    const people = await this.people(referees);
    const staff = people.map((ref_id) => ({ ref_id, role: 'official' as const }));
    await this.#done(
      this.#bus.execute(rosterAggregate, tid, { type: 'AddStaff', people: staff }, envelope()),
    );
    for (const ref_id of people) {
      const checkIn = { type: 'CheckIn', ref_id, queues: true } as const;
      await this.#done(this.#bus.execute(boardAggregate, tid, checkIn, envelope()));
    }
    return {
      tid,
      courts: Array.from({ length: courts }, (_, index) => String(index + 1)),
      referees: people,
    };
  }

  async #done<Event extends DomainEvent>(executed: Promise<Outcome<Event>>): Promise<Done<Event>> {
    const outcome = await executed;
    if (outcome.refused) throw new Error(outcome.text);
    return outcome;
  }
}
