import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { type RosterEvent, type RosterState, roster } from '@courtcrew/domain/roster/index.ts';
import { context, draft, meta } from '@courtcrew/domain/roster/roster.arbitrary.ts';
import { added, applied, confirmed, hours, seated, staff } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { NEW_TOURNAMENT, type Status } from '@courtcrew/domain/tournaments/index.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import { auditModel, schedulingNotes } from '../../src/audit/index.ts';
import {
  cameModel,
  peopleByShift,
  removedFrom,
  rosterModel,
  scheduleOf,
  shiftsOf,
  staffOf,
} from '../../src/roster/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';

const MODELS = [accounts, tournamentsModel, rosterModel, cameModel, auditModel];
const open: ReadModels[] = [];
const empty = async (): Promise<ReadModels> => {
  const made = await readModels(MODELS);
  open.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const inRoster = (tid: string, event: RosterEvent, by = 'ann'): Told => ({
  ...event,
  stream: `roster-${tid}`,
  by,
});
const person = (ref_id: string, first: string): Told => ({
  stream: `person-${ref_id}`,
  type: 'PersonRegistered',
  data: {
    ref_id,
    details: { first, last: 'Tester', email: `${ref_id}@example.org` },
    choices: {},
    password_hash: 'h',
    source: null,
  },
});
const tournament = (tid: string, status: Status): Told[] => [
  {
    stream: `tournament-${tid}`,
    type: 'TournamentAdded',
    data: { fields: { ...NEW_TOURNAMENT, name: tid, time_zone: 'US/Eastern' } },
  },
  { stream: `tournament-${tid}`, type: 'StatusChanged', data: { from: 'draft', to: status } },
];

/** What happens in a tournament where anything may be commanded. */
function anyHistory(seed: number): { events: RosterEvent[]; state: RosterState } {
  const [drafts = []] = fc.sample(fc.array(draft, { minLength: 400, maxLength: 400 }), { numRuns: 1, seed });
  const events: RosterEvent[] = [];
  let state = roster.initial;
  for (const [step, make] of drafts.entries()) {
    const rows = [...state.people.values()].flatMap((one) => one.rows);
    const outcome = roster.decide(state, make([...state.shifts.keys()].sort(), rows), context(step));
    if (isRefusal(outcome)) continue;
    for (const event of outcome) state = roster.evolve(state, event, meta);
    events.push(...outcome);
  }
  return { events, state };
}

describe('The read models of the roster', () => {
  test.each([1, 2, 3])(
    'hold the same rows however they are fed, and what decisions know: %i',
    async (seed) => {
      const { events, state } = anyHistory(seed);
      expect(events.length).toBeGreaterThan(50);
      const told = events.map((event) => inRoster('t1', event));
      const [live, rebuilt] = [await empty(), await empty()];
      await live.tell(told, 1);
      await rebuilt.tell(told);
      for (const model of [rosterModel, auditModel]) {
        expect(await rebuilt.rows(model)).toEqual(await live.rows(model));
      }
      const rows = [...state.people.values()].flatMap((one) => one.rows);
      const { signups, shifts } = await live.rows(rosterModel);
      expect(new Set(signups?.map((row) => JSON.stringify(facts(row))))).toEqual(
        new Set(rows.map((row) => JSON.stringify(facts(row)))),
      );
      expect(shifts).toHaveLength(state.shifts.size);
    },
  );
});

const facts = (row: unknown) => {
  const { shift_id, sid, ref_id, waitlist, confirmed: sure, slot } = row as Record<string, unknown>;
  return [shift_id, sid, ref_id, waitlist, sure, slot];
};

describe('A schedule', () => {
  test('hides selections until they are published, and drafts altogether', async () => {
    const { db, tell } = await empty();
    const [early, late] = [hours(9, 13), hours(14, 16)];
    await tell([
      person('ann', 'Ann'),
      ...(['active', 'published', 'draft'] as const).flatMap((status) => [
        ...tournament(status, status),
        inRoster(status, added(`${status}1`, early)),
        inRoster(status, added(`${status}2`, late)),
        inRoster(status, seated('ann', `${status}1`, early)),
        inRoster(status, seated('ann', `${status}2`, late)),
        inRoster(status, confirmed('ann', `${status}2`, late)),
      ]),
    ]);
    const own = await scheduleOf(db, 'ann', { own: true });
    expect(own.map(({ tid, status, waitlist }) => [tid, status, waitlist])).toEqual([
      ['active', 'Applied', true],
      ['published', 'Selected', false],
      ['active', 'Confirmed', false],
      ['published', 'Confirmed', false],
    ]);
    expect(await scheduleOf(db, 'ann', { tid: 'draft', own: false })).toHaveLength(2);
    const later = await scheduleOf(db, 'ann', { from: '2026-07-04T14:00:00.000Z', own: true });
    expect(later).toHaveLength(2);
  });
});

test('A row that was removed is told by the name of its category', async () => {
  const { db, tell } = await empty();
  const plan = hours(9, 13, { kind: 'volunteer', category: 'vc-1' });
  const { kind, category, name, start, end } = plan;
  const removed: RosterEvent = {
    type: 'SignupRemoved',
    data: {
      ...{ ref_id: 'ann', sid: 's1', shift_id: 'ann@s1', shift: { kind, category, name, start, end } },
      ...{ reason: 'removed', waitlist: false, confirmed: false, since: start },
    },
  };
  const ushers: RosterEvent = {
    type: 'VolunteerCategoryAdded',
    data: { vcid: 'vc-1', name: 'Ushers', description: '', court_monitor: false, show: true },
  };
  await tell([...tournament('t1', 'published'), ...[ushers, removed].map((event) => inRoster('t1', event))]);
  expect(await removedFrom(db, 'ann', { tid: 't1', from: start })).toMatchObject([
    { kind: 'volunteer', category: 'Ushers', name: 'From 9 to 13' },
  ]);
});

describe('The desk’s lists', () => {
  test('count, name and order; somebody forgotten keeps the place and loses the name', async () => {
    const { db, tell } = await empty();
    const plan = hours(9, 13, { needs: { certified: 1, level_two: 1, level_one: 0, none: 0 } });
    await tell([
      ...tournament('t1', 'active'),
      person('ann', 'Ann'),
      person('bob', 'Bob'),
      inRoster('t1', added('s1', plan)),
      inRoster('t1', staff('ann')),
      inRoster('t1', staff('bob'), 'bob'),
      inRoster('t1', seated('ann', 's1', plan, { slot: 'certified' })),
      inRoster('t1', applied('bob', 's1', plan), 'bob'),
      { stream: 'person-bob', type: 'PersonForgotten', data: { ref_id: 'bob' } },
    ]);
    expect(await shiftsOf(db, 't1')).toMatchObject([
      {
        sid: 's1',
        count: 1,
        confirmed_count: 0,
        wait_count: 1,
        certified: 1,
        needed: { certified: 0, level_two: 1, level_one: 0, none: 0 },
        date: '07/04/2026',
        version: 0,
      },
    ]);
    const people = (await peopleByShift(db, 't1')).get('s1');
    expect(people?.map(({ first, onWaitlist, slot }) => [first, onWaitlist, slot])).toEqual([
      ['Ann', false, 'certified'],
      ['Former', true, null],
    ]);
    expect((await staffOf(db, 't1')).map(({ name, email, count }) => [name, email, count])).toEqual([
      ['Former Member', null, 0],
      ['Ann Tester', 'ann@example.org', 1],
    ]);
    expect(
      (await schedulingNotes.all(db, { tid: 't1' })).map(({ status, name, author }) => [
        status,
        name,
        author,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['applied', 'Former Member', 'Former Member'],
        ['selected', 'Ann Tester', 'Ann Tester'],
      ]),
    );
  });
});
