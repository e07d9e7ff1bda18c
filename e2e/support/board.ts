import type { Crew, Person } from './crew.ts';

/** What journeys about the board begin with. */

/** Today at the venue of every tournament made here, `MM/DD/YYYY`. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'US/Central',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date());

/** A tournament that is played today, with courts 1 to 4. */
export async function played(crew: Crew, name: string): Promise<string> {
  const tid = await crew.tournament(name, 'published', { start: today(), end: today() });
  await crew.desk('POST', '/api/t/addCourts', { tid, courts: 4 });
  return tid;
}

/** Puts somebody on the tournament's staff. */
export const onStaff = (crew: Crew, tid: string, { ref_id }: Person) =>
  crew.desk('POST', `/api/addRefToTournamentSetup/${tid}`, { ref_id });

/** Puts somebody on the tournament's staff and at the end of the queue. */
export async function onDuty(crew: Crew, tid: string, person: Person): Promise<void> {
  await onStaff(crew, tid, person);
  await crew.desk('POST', `/api/checkinRef/${tid}`, { ref_id: person.ref_id });
}
