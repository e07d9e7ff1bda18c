import type { NewEvent } from '@courtcrew/backend/kernel/eventstore/port.ts';
import { eventId } from '@courtcrew/backend/kernel/runtime/ids.ts';
import { somebody } from '@courtcrew/demo/names.ts';
import { DEFAULT_CHOICES, NO_DETAILS, type PersonEvent } from '@courtcrew/domain/accounts/index.ts';
import { type Actor, type DomainEvent, streamName } from '@courtcrew/domain/kernel/event.ts';
import type { RosterEvent, ShiftLabel } from '@courtcrew/domain/roster/index.ts';
import { NEW_TOURNAMENT, type TournamentEvent } from '@courtcrew/domain/tournaments/index.ts';

/** A national body's installation after four years: what its log holds, the same whenever it is made. */

/** Of the whole, for whoever works on this measurement. */
const SHARE = Number(process.env.BENCH_LARGE ?? 1);
export const PEOPLE = Math.round(200_000 * SHARE);
export const TOURNAMENTS = Math.round(1_000 * SHARE);

const OFFICIALS = 230;
const VOLUNTEERS = 150;
/** Of each kind in a tournament. */
const SHIFTS = 30;
const SHIFTS_EACH = 5;
const REMOVED_EVERY = 10;
const COURTS = 16;

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** A quarter of the tournaments is still to come. */
const BEHIND = 3 * 365 * DAY;
const AHEAD = 365 * DAY;
/** People sign up so long before, within this time: so everything has happened by now. */
const SIGN_UP = 400 * DAY;
const SIGN_UP_FOR = 30 * DAY;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const PLACES = ['Dallas, TX', 'Orlando, FL', 'Tucson, AZ', 'Seattle, WA', 'Newport, RI', 'Naples, FL'];
const REGIONS = ['West', 'Central', 'East'] as const;

const personId = (person: number): string => eventId(`large-person-${person % PEOPLE}`, 0);
export const tournamentId = (index: number): string => eventId(`large-tournament-${index}`, 0);
/** Who runs the platform, and every tournament. */
export const HEAD = personId(0);

const beginOf = (index: number): number => TODAY - BEHIND + ((BEHIND + AHEAD) / TOURNAMENTS) * index;
const isOver = (index: number): boolean => beginOf(index) < TODAY;
/** The first tournament that is still to come: the one whose lists are read. */
export const NEXT = tournamentId(
  Array.from({ length: TOURNAMENTS }, (_, n) => n).findIndex((n) => !isOver(n)),
);

const iso = (time: number): string => new Date(time).toISOString();
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export interface Story {
  readonly stream: string;
  readonly events: readonly NewEvent[];
}

interface Told {
  readonly event: DomainEvent;
  readonly by: Actor;
}

function story(kind: string, id: string, told: readonly Told[], from: number, until: number): Story {
  const events = told.map(({ event: { type, data }, by: actor }, index): NewEvent => {
    const commandId = `${id}-${kind}-${index}`;
    const at = iso(from + ((until - from) * index) / told.length);
    return {
      ...{ id: eventId(commandId, 0), type, data },
      meta: { commandId, actor, at, schema: 1, correlation: commandId, causation: commandId },
    };
  });
  return { stream: streamName(kind, id), events };
}

const self = (ref: string): Actor => ({ ref, as: 'self' });
const DESK: Actor = { ref: HEAD, as: 'admin' };

function* person(index: number): Generator<Told> {
  const ref_id = personId(index);
  const { first, last, phone } = somebody(index);
  const details = { ...NO_DETAILS, first, last, email: `${ref_id}@example.org`, phone, city: 'Dallas' };
  const choices = { ...DEFAULT_CHOICES, referee: index % 2 === 0, utr_master_list: index % 100 === 0 };
  const registered: PersonEvent = {
    type: 'PersonRegistered',
    data: { ref_id, details, choices, password_hash: 'nobody logs in with it', source: null },
  };
  yield { event: registered, by: self(ref_id) };
  if (ref_id !== HEAD) return;
  const granted: PersonEvent = { type: 'PlatformAdminGranted', data: { ref_id } };
  yield { event: granted, by: { ref: null, as: 'system' } };
}

function* tournament(index: number): Generator<Told> {
  const begin = beginOf(index);
  const fields = {
    ...NEW_TOURNAMENT,
    name: `${pick(PLACES, index).split(',')[0]} Open ${index}`,
    ...{
      location: pick(PLACES, index),
      facility: pick(REGIONS, index),
      time_zone: 'US/Central' as const,
    },
    ...{ start: iso(begin).slice(0, 10), end_date: iso(begin + 9 * DAY).slice(0, 10) },
    ...{ referee: true, line: true, volunteer: true, private_tournament: false },
  };
  const rights = { admin_type: 'master', referee: true, line: true, volunteer: true } as const;
  const courts = Array.from({ length: COURTS }, (_, order) => ({
    ...{ name: String(order + 1), order: order + 1, description: '', color: '#009CAE' },
  }));
  const events: TournamentEvent[] = [
    { type: 'TournamentAdded', data: { fields } },
    { type: 'AdminAdded', data: { ref_id: HEAD, ...rights } },
    { type: 'CourtsAdded', data: { courts, total: COURTS } },
    { type: 'StatusChanged', data: { from: 'draft', to: 'active' } },
  ];
  if (isOver(index)) events.push({ type: 'StatusChanged', data: { from: 'active', to: 'archive' } });
  for (const event of events) yield { event, by: DESK };
}

const labelOf = (tournament: number, kind: ShiftLabel['kind'], shift: number): ShiftLabel => {
  const start = beginOf(tournament) + Math.floor(shift / 3) * DAY + (shift % 3) * 4 * HOUR + 14 * HOUR;
  const category = kind === 'official' ? 'Chair Umpire' : `${tournamentId(tournament)}-category-${shift % 2}`;
  return { kind, category, name: `Court ${shift + 1}`, start: iso(start), end: iso(start + 4 * HOUR) };
};

function* plans(index: number): Generator<RosterEvent> {
  const tid = tournamentId(index);
  for (const n of [0, 1]) {
    const plan = { name: `Category ${n}`, description: '', court_monitor: n === 0, show: true };
    yield { type: 'VolunteerCategoryAdded', data: { vcid: `${tid}-category-${n}`, ...plan } };
  }
  for (const kind of ['official', 'volunteer'] as const) {
    const spots = kind === 'official' ? OFFICIALS : VOLUNTEERS;
    for (let shift = 0; shift < SHIFTS; shift += 1) {
      const plan = { description: '', spots, wait_spots: null, needs: null, wait_needs: null };
      const look = { color: '#009CAE', pre_reg: false, signature_required: false };
      const sid = `${tid}-${kind}-${shift}`;
      yield { type: 'ShiftAdded', data: { sid, ...labelOf(index, kind, shift), ...plan, ...look } };
    }
  }
}

/** Somebody comes to the staff, and signs up for their shifts. */
function* member(index: number, kind: ShiftLabel['kind'], place: number): Generator<Told> {
  const tid = tournamentId(index);
  const ref_id = personId(index * (OFFICIALS + VOLUNTEERS) + place);
  const told = (event: RosterEvent, by = self(ref_id)): Told => ({ event, by });
  yield told({ type: 'StaffAdded', data: { ref_id, role: kind, sections: [], entered: false } });
  for (let n = 0; n < SHIFTS_EACH; n += 1) {
    const shift = (place + n * 6) % SHIFTS;
    const label = labelOf(index, kind, shift);
    const row = { shift_id: `${tid}-${place}-${n}`, sid: `${tid}-${kind}-${shift}`, ref_id, shift: label };
    if (kind === 'volunteer') {
      yield told({ type: 'SpotTaken', data: { ...row, slot: null } });
      continue;
    }
    yield told({ type: 'Applied', data: row });
    yield told({ type: 'MovedOffWaitlist', data: { ...row, slot: null } }, DESK);
    yield told({ type: 'Confirmed', data: row });
    if ((place * SHIFTS_EACH + n) % REMOVED_EVERY > 0) continue;
    const was = { waitlist: false, confirmed: true, since: iso(beginOf(index) - SIGN_UP) };
    yield told({ type: 'SignupRemoved', data: { ...row, reason: 'removed', ...was } }, DESK);
  }
  if (kind === 'official' || !isOver(index)) return;
  const day = iso(beginOf(index)).slice(0, 10);
  yield told({ type: 'VolunteerCheckedIn', data: { ref_id, day } }, DESK);
}

function* roster(index: number): Generator<Told> {
  for (const event of plans(index)) yield { event, by: DESK };
  for (let n = 0; n < OFFICIALS + VOLUNTEERS; n += 1)
    yield* member(index, n < OFFICIALS ? 'official' : 'volunteer', n);
}

/** Everybody, and the tournaments they come to: what the other streams are about. */
export function* peopleAndTournaments(): Generator<Story> {
  for (let n = 0; n < PEOPLE; n += 1) {
    const at = TODAY - BEHIND - SIGN_UP + ((BEHIND + SIGN_UP) / PEOPLE) * n;
    yield story('person', personId(n), [...person(n)], at, at + HOUR);
  }
  for (let n = 0; n < TOURNAMENTS; n += 1) {
    const opened = beginOf(n) - SIGN_UP;
    yield story('tournament', tournamentId(n), [...tournament(n)], opened - DAY, opened);
  }
}

/** Their schedules, which are nearly all of the log. */
export function* rosters(): Generator<Story> {
  for (let n = 0; n < TOURNAMENTS; n += 1) {
    const opened = beginOf(n) - SIGN_UP;
    yield story('roster', tournamentId(n), [...roster(n)], opened, opened + SIGN_UP_FOR);
  }
}
