import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { dateIn, TIME_ZONES, type TimeZone, utcToWall } from '@courtcrew/domain/kernel/time.ts';
import { type Crew, type Person, textOf } from './crew.ts';

/** What journeys about the board begin with. */

/**
 * The zone of every tournament that is played today: the one whose clock is nearest noon, so that no day begins or
 * ends under a journey, at whatever hour it runs.
 */
const VENUE = nearestNoon(new Date().toISOString());

function nearestNoon(now: string): TimeZone {
  const fromNoon = (zone: TimeZone) => Math.abs(Number.parseInt(utcToWall(now, zone).time, 10) - 12);
  return [...TIME_ZONES].sort((a, b) => fromNoon(a) - fromNoon(b))[0] ?? 'UTC';
}

/** Today at the venue of every tournament that is `played`, `MM/DD/YYYY`. */
export const today = (): string => edgeDate(dateIn(new Date().toISOString(), VENUE));

/** A tournament that is played today, with courts from 1 on. */
export async function played(crew: Crew, name: string, courts = 4): Promise<string> {
  const day = { start: today(), end: today() };
  const tid = await crew.tournament(name, 'published', { ...day, zone: VENUE });
  await crew.desk('POST', '/api/t/addCourts', { tid, courts });
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

/** A category of volunteers who watch courts, with a shift of it; answers the shift's id. */
async function monitorShift(crew: Crew, tid: string): Promise<string> {
  const category = { name: 'Court Monitor', description: 'Watches a court', courtMonitor: true };
  const path = `/api/volunteer/addVolunteerCategory/${tid}`;
  const vcid = textOf(await crew.desk('POST', path, category), 'vcid');
  return crew.shift(tid, 'On court', 8, 12, { category: vcid, spots: 20 });
}

/** Makes people volunteers of a tournament who may watch courts; nobody is checked in. */
export async function volunteering(crew: Crew, tid: string, ...people: readonly Person[]): Promise<void> {
  const sid = await monitorShift(crew, tid);
  for (const { ref_id } of people) await crew.desk('PUT', `/api/putVolunteerInShift/${sid}`, { tid, ref_id });
}

/** Lets somebody watch a court, so that they may call the desk. */
export async function watching(crew: Crew, tid: string, person: Person, court: string): Promise<void> {
  const { ref_id } = person;
  await volunteering(crew, tid, person);
  await crew.desk('PUT', `/api/checkinVolunteer/${tid}`, { ref_id });
  await crew.desk('PUT', `/api/assignMonitorToCourt/${tid}`, { court, ref_id });
}

/** A call of a court monitor. */
export async function callDesk(tid: string, { api }: Person, type: string, more: object = {}): Promise<void> {
  const answer = await api.post('/api/courtMonitorNotifyDesk', { data: { tid, type, ...more } });
  if (!answer.ok()) throw new Error(`the desk was not called: ${await answer.text()}`);
}
