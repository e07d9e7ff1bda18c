import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { DEFAULT_WAIVER, type TournamentFacts } from '@courtcrew/domain/roster/index.ts';
import { digestOf } from '@courtcrew/projections/tournaments/index.ts';
import type { Cast, DemoPerson } from './cast.ts';
import { type Demo, deskDoing, ownDoing } from './demo.ts';
import { somebody } from './names.ts';
import type { Staffing } from './ownTournaments.ts';
import { idsIn, type SendAll, sendingTo } from './rosterCommands.ts';
import type { DemoTournament } from './tournaments.ts';
import {
  CREW_FACTOR,
  DEMO_CATEGORIES,
  type Registration,
  registrationsOf,
  type VolunteerShiftPlan,
  volunteerShifts,
} from './volunteerWaves.ts';

/** Days before the first load on which things happened. */
const SET_UP = 39;
const SIGNED = 28;
const REGISTERED = 27;

/** Registrations a tournament has while it still looks for volunteers. */
const EARLY = 40;

const OPEN: TournamentFacts = {
  status: 'active',
  exact_match: false,
  approval_required: false,
  waiver_required: true,
  waiver_since: 0,
  sections: { referee: true, line: true, volunteer: true },
};

/** Brings volunteers to every tournament that has a crew. */
export async function addVolunteers(
  demo: Demo,
  cast: Cast,
  tournaments: readonly DemoTournament[],
): Promise<void> {
  for (const where of tournaments) if (where.staffing) await addCrew(demo, cast, where, where.staffing);
}

async function addCrew(demo: Demo, cast: Cast, where: DemoTournament, staffing: Staffing): Promise<void> {
  const { start, end_date, time_zone } = where.fields;
  if (!start || !end_date || !time_zone) throw new Error('the demo staffs a tournament without dates');
  const crew = cast.crews[staffing.crew].volunteers;
  const desk = cast.staff.volunteerDesk.ref_id;
  const send = sendingTo(demo, where);
  const atDesk = (minutes: number) => deskDoing(desk, demo.daysBefore(SET_UP, minutes));

  const added = await send(DEMO_CATEGORIES, 'category', (plan, index) => [
    atDesk(index),
    { type: 'AddCategory', plan },
  ]);
  const vcids = idsIn(added, 'vcid');
  // The first of the crew look after a category each.
  await send(vcids, 'captain', (vcid, index) => [
    atDesk(index),
    { type: 'AddCaptain', vcid, ref_id: crew[index]?.ref_id ?? desk },
  ]);
  const shifts = volunteerShifts({ start, end_date, time_zone }, CREW_FACTOR[staffing.crew]);
  const plans = shifts.map(({ category, plan }) => ({ ...plan, category: vcids[category] ?? '' }));
  const [sids] = await send([plans], 'volunteer-shifts', () => [
    atDesk(30),
    { type: 'AddShifts', plans, repeat: 0, zone: time_zone },
  ]);
  const all = registrationsOf(shifts, crew);
  const registrations = staffing.confirmed === null ? all.slice(0, EARLY) : all;
  await register(demo, send, idsIn(sids ? [sids] : [], 'sid'), registrations);
  const today = dateIn(demo.begun, time_zone);
  if (start === today) await openTheDay(demo, send, desk, { today, shifts, registrations });
}

/** The text of every tournament: none has set one of its own. */
const TEXT = { version: 1, digest: digestOf(DEFAULT_WAIVER) };

/** Everybody signs the waiver once, and registers. */
async function register(
  demo: Demo,
  send: SendAll,
  sids: readonly string[],
  registrations: readonly Registration[],
): Promise<void> {
  const people = [...new Set(registrations.map(({ person }) => person))];
  await send(people, 'sign', ({ ref_id, number, name }, index) => [
    ownDoing(ref_id, demo.daysBefore(SIGNED, index * 3)),
    { type: 'SignWaiver', ref_id, signature: name, name: somebody(number), text: TEXT, tournament: OPEN },
  ]);
  await send(registrations, 'register', ({ shift, person, waitlist }, index) => {
    const { ref_id, credentials } = person;
    const wish = { sid: sids[shift] ?? '', ref_id, credentials, waitlist, tournament: OPEN } as const;
    return [
      ownDoing(ref_id, demo.daysBefore(REGISTERED, index * 2)),
      { type: 'RegisterVolunteer', ...wish, by: 'person' },
    ];
  });
}

interface OpenDay {
  /** `YYYY-MM-DD` at the venue. */
  readonly today: string;
  readonly shifts: readonly VolunteerShiftPlan[];
  readonly registrations: readonly Registration[];
}

/** The first wave is there, with shirts, and two groups have been told apart by colours. */
async function openTheDay(demo: Demo, send: SendAll, desk: string, day: OpenDay): Promise<void> {
  const now = () => deskDoing(desk, demo.begun);
  const present = firstWave(day);
  await send(present, 'check-in', ({ ref_id }) => [
    now(),
    { type: 'CheckInVolunteer', ref_id, day: day.today, on: true },
  ]);
  await send(present.slice(0, -3), 'shirt', ({ ref_id }) => [
    now(),
    { type: 'HandOutShirt', ref_id, on: true },
  ]);
  const groups = [
    { name: 'Early birds', color: '#FFD54F' },
    { name: 'Drivers', color: '#90CAF9' },
  ];
  const vgids = idsIn(await send(groups, 'group', (plan) => [now(), { type: 'AddGroup', plan }]), 'vgid');
  await send(present.slice(0, 10), 'join', ({ ref_id }, index) => [
    now(),
    { type: 'JoinGroup', vgid: vgids[index % vgids.length] ?? '', ref_id },
  ]);
}

function firstWave({ shifts, registrations }: OpenDay): readonly DemoPerson[] {
  const begins = shifts[0]?.plan.start;
  return registrations
    .filter(({ shift, waitlist }) => !waitlist && shifts[shift]?.plan.start === begins)
    .map(({ person }) => person);
}
