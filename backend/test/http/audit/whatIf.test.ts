import type { ShiftPlan } from '@courtcrew/domain/roster/index.ts';
import { beforeAll, expect, test } from 'vitest';
import { OPEN } from '../../../bench/season.ts';
import { personAggregate } from '../../../src/accounts/index.ts';
import { rosterAggregate } from '../../../src/roster/index.ts';
import type { Member } from '../accounts/people.ts';
import { fieldOf, hosted, Venue } from '../board/venue.ts';

const all = hosted();
let venue: Venue;
let master: Member;
let certified: Member;
let level1: Member;

const RATES = { certified_amount: 2_500, level_one_amount: 1_000, level_one_amount2: 600 };
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const PLAN: ShiftPlan = {
  ...{ kind: 'official', category: 'Referee', name: 'Court 1', description: '', color: '#009CAE' },
  ...{ start: at(24), end: at(28), spots: 2, wait_spots: null, wait_needs: null },
  ...{ needs: { certified: 0, level_two: 0, level_one: 1, none: 1 } },
  ...{ pre_reg: false, signature_required: false },
};

const asked = (body: object, { browser } = master) => browser.post(`/api/audit/whatIf/${venue.tid}`, body);

async function seat(sid: string, { ref_id }: Member, credentials: string): Promise<void> {
  const command = { type: 'TakeSpot', sid, ref_id, credentials, by: 'desk', tournament: OPEN } as const;
  await all.server.product.asSystem(rosterAggregate, venue.tid, command);
}

beforeAll(async () => {
  venue = await Venue.open(all.server, { courts: 2, ...RATES });
  master = await venue.staff('master');
  [certified = master] = await venue.queue(master, 1, { credentials: 'Certified' });
  [level1 = master] = await venue.queue(master, 1, { credentials: 'Level 1' });
  const { asSystem } = all.server.product;
  const add = { type: 'AddShifts', plans: [PLAN], repeat: 0, zone: 'UTC' } as const;
  await asSystem(rosterAggregate, venue.tid, add);
  const stands = await master.browser.post(`/api/audit/asOf/${venue.tid}`, { of: ['roster'] });
  const [{ sid } = { sid: '' }] = fieldOf(stands, 'shifts') as { sid: string }[];
  await seat(sid, certified, 'Certified');
  await seat(sid, level1, 'Level 1');
  // What somebody is today does not matter for what was decided then.
  const edit = { choices: { credentials: 'Level 1' }, details: {} } as const;
  await asSystem(personAggregate, certified.ref_id, { type: 'EditProfile', ...edit });
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
