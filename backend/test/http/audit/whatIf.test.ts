import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { beforeAll, expect, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import { span } from '../../world/world.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();
let venue: Venue;
let master: Member;
let certified: Member;
let level1: Member;

const RATES = { certified_amount: 2_500, level_one_amount: 1_000, level_one_amount2: 600 };
const PLAN = planOf({
  category: 'Referee',
  name: 'Court 1',
  spots: 2,
  needs: { certified: 0, level_two: 0, level_one: 1, none: 1 },
  ...span(Date.now() + 24 * 3_600_000, 4),
});

const asked = (body: object, { browser } = master) => browser.post(`/api/audit/whatIf/${venue.tid}`, body);

beforeAll(async () => {
  venue = await Venue.open(all.server, { courts: 2, ...RATES });
  master = await venue.staff('master');
  [certified = master] = await venue.queue(master, 1, { credentials: 'Certified' });
  [level1 = master] = await venue.queue(master, 1, { credentials: 'Level 1' });
  const { world, tid } = venue;
  const [sid = ''] = await world.shifts(tid, PLAN);
  await world.seat(tid, { sid, ref_id: certified.ref_id, credentials: 'Certified' });
  await world.seat(tid, { sid, ref_id: level1.ref_id, credentials: 'Level 1' });
  // What somebody is today does not matter for what was decided then.
  const edit = { choices: { credentials: 'Level 1' }, details: {} } as const;
  await world.done(personAggregate, certified.ref_id, { type: 'EditProfile', ...edit });
  await venue.shown();
  for (const amount of [undefined, 80]) {
    const match = { court_num: 1, ref_id: certified.ref_id, second_ref_id: level1.ref_id, medal: 'none' };
    await master.browser.post(`/api/assignCourt/${venue.tid}`, match);
    await master.browser.put(`/api/finishMatch/${venue.tid}`, { court_num: 1, amount });
  }
});

test('exact match would have refused whom it had no place for, by the credentials of that time', async () => {
  const told = await asked({});
  expect(fieldOf(told, 'seats')).toBe(2);
  expect(fieldOf(told, 'refused')).toMatchObject([
    { ref_id: certified.ref_id, shift: 'Court 1', credentials: 'Certified', why: 'credentials' },
    { ref_id: level1.ref_id, shift: 'Court 1', credentials: 'Level 1', why: 'taken', last: 'Tester' },
  ]);
  expect(fieldOf(await asked({ exact_match: false }), 'refused')).toEqual([]);
});

test('other rates change what the rates said, and leave what was set by hand', async () => {
  const told = await asked({ rates: { level_one_amount: 20, level_one_amount2: 5 } });
  expect(fieldOf(told, 'rates')).toMatchObject({ certified_amount: 25, level_one_amount: 10 });
  const pay = fieldOf(told, 'pay') as { ref_id: string }[];
  const of = ({ ref_id }: Member) => pay.find((row) => row.ref_id === ref_id);
  expect(pay).toHaveLength(2);
  expect(of(certified)).toMatchObject({ matches: 2, amount: 90, would: 100 });
  expect(of(level1)).toMatchObject({ matches: 2, amount: 12, would: 10 });
  for (const row of fieldOf(await asked({}), 'pay') as { amount: number; would: number }[])
    expect(row.would).toBe(row.amount);
});

test('nothing is written, and nothing that stands is another', async () => {
  const { store } = all.server.core;
  const standing = async () =>
    (await master.browser.post(`/api/audit/asOf/${venue.tid}`, { of: ['board', 'roster', 'tournament'] }))
      .body;
  const [head, stood] = [await store.head(), await standing()];
  await asked({ exact_match: true, rates: { certified_amount: 1 } });
  expect(await store.head()).toBe(head);
  expect(await standing()).toEqual(stood);
});

test('auditors ask, a desk of one section does not, and a rate that is none is named', async () => {
  const [auditor, desk] = [await venue.staff('auditor'), await venue.staff('referee')];
  expect((await asked({}, auditor)).status).toBe(200);
  expect((await asked({}, desk)).status).toBe(403);
  const bad = await asked({ rates: { certified_amount: 'much' } });
  expect([bad.status, bad.body]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringContaining('certified_amount must be an amount') }),
  ]);
});
