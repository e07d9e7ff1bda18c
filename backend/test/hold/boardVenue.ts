import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { addDays } from '@courtcrew/domain/kernel/time.ts';
import { envelope } from '../../bench/season.ts';
import { personAggregate } from '../../src/accounts/index.ts';
import type { Aggregate } from '../../src/kernel/runtime/aggregate.ts';
import { rosterAggregate } from '../../src/roster/index.ts';
import { tournament } from '../../src/tournaments/index.ts';
import type { Person, Prepared } from './season.ts';

/** A tournament with everybody a day at the courts needs. */
export interface Venue {
  readonly tid: string;
  /** Names of the courts. */
  readonly courts: readonly string[];
  readonly referees: readonly Person[];
  /** Officials who do not queue for courts. */
  readonly trainers: readonly Person[];
  /** Volunteers who are checked in. */
  readonly volunteers: readonly Person[];
  readonly coordinators: readonly Person[];
}

export interface VenueSize {
  readonly courts: number;
  readonly referees: number;
  readonly trainers?: number;
  readonly volunteers?: number;
  readonly coordinators: number;
}

export async function openVenue(prepared: Prepared, size: VenueSize): Promise<Venue> {
  const { tid } = await prepared.tournament([]);
  const send = async <State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
  ): Promise<void> => {
    const outcome = await prepared.bus.execute(aggregate, id, command, envelope());
    if (outcome.refused) throw new Error(outcome.text);
  };
  const crew = async (count = 0, role: 'official' | 'volunteer' = 'official'): Promise<Person[]> => {
    const people = await prepared.people(count);
    const staff = people.map(({ ref_id }) => ({ ref_id, role }));
    if (staff.length > 0) await send(rosterAggregate, tid, { type: 'AddStaff', people: staff });
    return people;
  };

  await send(tournament, tid, { type: 'AddCourts', count: size.courts });
  const coordinators = await prepared.people(size.coordinators);
  for (const { ref_id } of coordinators) {
    await send(tournament, tid, { type: 'AddAdmin', ref_id });
    await send(tournament, tid, { type: 'ChangeAdminAccess', ref_id, access: 'master' });
  }
  const referees = await crew(size.referees);
  const trainers = await crew(size.trainers);
  for (const { ref_id } of trainers) {
    const details = { phone: '8015550100' };
    const choices = { provider_type: 'Athletic Trainer' } as const;
    await send(personAggregate, ref_id, { type: 'EditProfile', details, choices });
  }
  const volunteers = await crew(size.volunteers, 'volunteer');
  const today = new Date().toISOString().slice(0, 10);
  for (const { ref_id } of volunteers) {
    // Wherever the tournament is, and should midnight come while it is played.
    for (const day of [addDays(today, -1), today, addDays(today, 1)]) {
      await send(rosterAggregate, tid, { type: 'CheckInVolunteer', ref_id, day, on: true });
    }
  }
  const courts = Array.from({ length: size.courts }, (_, index) => String(index + 1));
  return { tid, courts, referees, trainers, volunteers, coordinators };
}
