import { addDays } from '@courtcrew/domain/kernel/time.ts';
import { personAggregate } from '../../src/accounts/index.ts';
import type { Person } from '../world/served.ts';
import type { Prepared } from './prepare.ts';

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

const refsOf = (people: readonly Person[]): string[] => people.map(({ ref_id }) => ref_id);

export async function openVenue({ world, people }: Prepared, size: VenueSize): Promise<Venue> {
  const { tid } = await world.tournament();
  const crew = async (count = 0, role: 'official' | 'volunteer' = 'official'): Promise<Person[]> => {
    const members = await people(count);
    await world.staff(tid, refsOf(members), role);
    return members;
  };
  const courts = await world.courts(tid, size.courts);
  const coordinators = await people(size.coordinators);
  for (const { ref_id } of coordinators) await world.appoint(tid, ref_id, 'master');
  const referees = await crew(size.referees);
  const trainers = await crew(size.trainers);
  for (const { ref_id } of trainers) {
    const details = { phone: '8015550100' };
    const choices = { provider_type: 'Athletic Trainer' } as const;
    await world.done(personAggregate, ref_id, { type: 'EditProfile', details, choices });
  }
  const volunteers = await crew(size.volunteers, 'volunteer');
  const today = new Date().toISOString().slice(0, 10);
  // Wherever the tournament is, and should midnight come while it is played.
  for (const day of [addDays(today, -1), today, addDays(today, 1)])
    await world.checkInVolunteers(tid, refsOf(volunteers), day);
  return { tid, courts, referees, trainers, volunteers, coordinators };
}
