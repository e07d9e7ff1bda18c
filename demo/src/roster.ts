import { tournament } from '@courtcrew/backend/tournaments/index.ts';
import type { TournamentFacts } from '@courtcrew/domain/roster/index.ts';
import { type Assignment, assignmentsOf } from './assignments.ts';
import type { Cast, DemoPerson } from './cast.ts';
import { type Demo, type Doing, deskDoing, ownDoing } from './demo.ts';
import type { Staffing } from './ownTournaments.ts';
import { idsIn, type SendAll, sendingTo } from './rosterCommands.ts';
import type { DemoTournament } from './tournaments.ts';
import { type PlannedShift, shiftsOf, WAVES } from './waves.ts';

/** Days before the first load on which things happened. */
const SHIFTS_ADDED = 40;
const ASKED = 36;
const APPROVED = 32;
const APPLIED = 30;
const SELECTED = 14;
const PUBLISHED = 8;
const CONFIRMED = 7;

interface Wanted extends Assignment {
  readonly sid: string;
  /** Whether the person takes the spot instead of applying for it. */
  readonly takesSpot: boolean;
}

/** Staffs every tournament that has a crew. */
export async function staffTournaments(
  demo: Demo,
  cast: Cast,
  tournaments: readonly DemoTournament[],
): Promise<void> {
  for (const where of tournaments) if (where.staffing) await staff(demo, cast, where, where.staffing);
}

/** One tournament's shifts and people, from the first plan to the published roster. */
async function staff(demo: Demo, cast: Cast, where: DemoTournament, staffing: Staffing): Promise<void> {
  const { fields } = where;
  const { start, end_date, time_zone } = fields;
  if (!start || !end_date || !time_zone) throw new Error('the demo staffs a tournament without dates');
  const roster = new RosterLoader(demo, cast, where);
  const shifts = shiftsOf(WAVES[staffing.waves], { start, end_date, time_zone });
  const sids = await roster.addShifts(shifts);
  const crew = cast.crews[staffing.crew];
  const wanted = assignmentsOf(shifts, crew, staffing.confirmed).map((assignment) => ({
    ...assignment,
    sid: sids[assignment.shift] ?? '',
    takesSpot: shifts[assignment.shift]?.wave.trade === 'trainers',
  }));
  if (fields.referee_approval_required) {
    const guests = cast.crews.local.chairs.slice(0, 6);
    await roster.approve(wanted, [...crew.referees, ...crew.chairs], guests);
  }
  await roster.seat(wanted);
}

class RosterLoader {
  readonly #demo: Demo;
  readonly #where: DemoTournament;
  readonly #desk: DemoPerson;
  readonly #open: TournamentFacts;
  readonly #published: TournamentFacts;
  readonly #send: SendAll;
  /** Rows that approvals made of what was asked for, by person and shift. */
  readonly #applied = new Map<string, string>();

  constructor(demo: Demo, { staff }: Cast, where: DemoTournament) {
    const { exact_match_scheduling: exact = false, referee_approval_required: approval = false } =
      where.fields;
    this.#demo = demo;
    this.#send = sendingTo(demo, where);
    this.#where = where;
    this.#desk = staff.refereeDesk;
    this.#open = {
      status: 'active',
      exact_match: exact,
      approval_required: approval,
      waiver_required: false,
      waiver_since: 0,
      sections: { referee: true, line: true, volunteer: true },
    };
    this.#published = { ...this.#open, status: 'published' };
  }

  async addShifts(shifts: readonly PlannedShift[]): Promise<readonly string[]> {
    const { time_zone: zone = 'UTC' } = this.#where.fields;
    const plans = shifts.map(({ plan }) => plan);
    const [added] = await this.#send([plans], 'shifts', () => [
      this.#atDesk(SHIFTS_ADDED),
      { type: 'AddShifts', plans, repeat: 0, zone },
    ]);
    return idsIn(added ? [added] : [], 'sid');
  }

  /** The crew asks by the first shift each wants, and is approved; of the guests half are denied and half still wait. */
  async approve(wanted: readonly Wanted[], crew: readonly DemoPerson[], guests: readonly DemoPerson[]) {
    const firstOf = ({ ref_id }: DemoPerson) =>
      (wanted.find(({ person }) => person.ref_id === ref_id) ?? wanted[0])?.sid ?? '';
    const denied = guests.slice(0, guests.length / 2);
    await this.#send([...crew, ...guests], 'ask', (person, index) => [
      ownDoing(person.ref_id, this.#demo.daysBefore(ASKED, index)),
      { type: 'Apply', sid: firstOf(person), ref_id: person.ref_id, by: 'person', tournament: this.#open },
    ]);
    const approved = await this.#send(crew, 'approve', ({ ref_id }, index) => [
      this.#atDesk(APPROVED, index),
      { type: 'ApproveReferee', ref_id, note: null },
    ]);
    for (const { data } of approved.flatMap(({ events }) => events))
      if ('shift_id' in data && 'sid' in data) this.#applied.set(`${data.ref_id} ${data.sid}`, data.shift_id);
    await this.#send(denied, 'deny', ({ ref_id }, index) => [
      this.#atDesk(APPROVED, crew.length + index),
      { type: 'RemoveApproval', ref_id, note: 'Needs a Level 2 rating first.' },
    ]);
  }

  /** People apply, the desk selects, the roster is published, people confirm. */
  async seat(assignments: readonly Wanted[]): Promise<void> {
    const rows = await this.#signUp(assignments);
    const selected = rows.filter(({ becomes, takesSpot }) => becomes !== 'applied' && !takesSpot);
    await this.#send(selected, 'select', ({ shift_id, person: { ref_id, credentials } }, index) => [
      this.#atDesk(SELECTED, index),
      { type: 'MoveOffWaitlist', shift_id, ref_id, credentials, by: 'desk', tournament: this.#open },
    ]);
    const { key, tid, status } = this.#where;
    const publishing = this.#atDesk(PUBLISHED);
    await this.#demo.send(`${key}/status-staffed`, publishing, tournament, tid, {
      type: 'ChangeStatus',
      status,
    });
    const confirmed = rows.filter(({ becomes }) => becomes === 'confirmed');
    await this.#send(confirmed, 'confirm', ({ shift_id, person: { ref_id, credentials } }, index) => [
      ownDoing(ref_id, this.#demo.daysBefore(CONFIRMED, index * 3)),
      { type: 'Confirm', shift_id, ref_id, credentials, by: 'person', tournament: this.#published },
    ]);
  }

  /** Trainers take a spot themselves, everybody else applies. */
  async #signUp(assignments: readonly Wanted[]) {
    const signed = await this.#send(assignments, 'sign-up', ({ sid, takesSpot, person }, index) => {
      const { ref_id, credentials } = person;
      const wish = { sid, ref_id, by: 'person', tournament: this.#open } as const;
      const command = takesSpot
        ? ({ type: 'TakeSpot', credentials, ...wish } as const)
        : ({ type: 'Apply', ...wish } as const);
      return [ownDoing(ref_id, this.#demo.daysBefore(APPLIED, index * 4)), command];
    });
    return assignments.map((assignment, index) => {
      const rows = (signed[index]?.events ?? []).flatMap(({ data }) =>
        'shift_id' in data ? data.shift_id : [],
      );
      const { sid, person } = assignment;
      return { ...assignment, shift_id: rows[0] ?? this.#applied.get(`${person.ref_id} ${sid}`) ?? '' };
    });
  }

  #atDesk(days: number, minutes = 0): Doing {
    return deskDoing(this.#desk.ref_id, this.#demo.daysBefore(days, minutes));
  }
}
