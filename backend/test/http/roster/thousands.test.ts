import { randomUUID } from 'node:crypto';
import type { RosterCommand } from '@courtcrew/domain/roster/index.ts';
import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { react } from '../../support/react.ts';
import { rowsOf } from '../../support/seen.ts';
import { type Cast, cast } from './cast.ts';

/** What one press does to thousands does not fit into one append of the log. */

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active');
});

const DAY = '2030-04-01';
const key = () => ({ 'idempotency-key': randomUUID() });

const volunteers = async (count: number): Promise<string[]> => {
  const refs = Array.from({ length: count }, () => randomUUID());
  for (let from = 0; from < refs.length; from += 1000)
    await all.world.staff(tid, refs.slice(from, from + 1000), 'volunteer');
  return refs;
};

const categories = async () =>
  rowsOf(await all.vera.browser.get(`/api/volunteer/getVolunteerCategories/${tid}`));

const forEach = (refs: readonly string[], command: (ref_id: string) => RosterCommand) =>
  Promise.all(refs.map((ref_id) => all.world.done(rosterAggregate, tid, command(ref_id))));

test('everybody is checked out, and told again how many where it is sent again', async () => {
  const refs = await volunteers(3000);
  await forEach(refs, (ref_id) => ({ type: 'CheckInVolunteer', ref_id, day: DAY, on: true }));
  const headers = key();
  const checkOut = () =>
    all.vera.browser.post('/api/volunteer/checkoutAllVolunteers/', { tid, day: DAY }, headers);
  expect(await checkOut()).toMatchObject({ status: 200, body: { message: 'saved', count: refs.length } });
  expect(await checkOut()).toMatchObject({ status: 200, body: { message: 'saved', count: refs.length } });
});

test('a group is deleted with its members', async () => {
  const refs = await volunteers(3000);
  const plan = { name: 'Red', color: '#D3D3D3' };
  const { events } = await all.world.done(rosterAggregate, tid, { type: 'AddGroup', plan });
  const [vgid = ''] = events.flatMap(({ data }) => ('vgid' in data ? [data.vgid] : []));
  await forEach(refs, (ref_id) => ({ type: 'JoinGroup', vgid, ref_id }));
  const deleted = await all.vera.browser.post(`/api/deleteVolunteerGroup/${tid}`, { vgid }, key());
  expect(deleted).toMatchObject({ status: 200, body: { message: 'deleted' } });
  expect(rowsOf(await all.vera.browser.get(`/api/getVolunteerGroups/${tid}`))).toEqual([]);
});

test('a shift is deleted with its sign-ups', async () => {
  const refs = await volunteers(2000);
  const category = await all.world.category(tid, 'Ushers');
  const sid = await all.shift(tid, 9, 13, { category, spots: refs.length });
  await Promise.all(refs.map((ref_id) => all.world.register(tid, { sid, ref_id })));
  const deleted = await all.vera.browser.put(`/api/deleteShift/${sid}`, { tid }, key());
  expect(deleted).toMatchObject({ status: 200, body: { message: 'deleted' } });
  expect(await categories()).toMatchObject([{ shifts: 0, count: 0 }]);
});

test('a category is deleted with its empty shifts', async () => {
  const vcid = await all.world.category(tid, 'Ushers');
  const plans = Array.from({ length: 500 }, () => planOf({ kind: 'volunteer', category: vcid }));
  for (let list = 0; list < 5; list += 1) await all.world.shifts(tid, ...plans);
  const deleted = await all.vera.browser.put(
    `/api/volunteer/deleteVolunteerCategory/${vcid}`,
    { tid },
    key(),
  );
  expect(deleted).toMatchObject({ status: 200, body: { message: 'deleted' } });
  expect(await categories()).toEqual([]);
});

test('a tournament is merged with all its people', { timeout: 120_000 }, async () => {
  const child = await all.tournament('active', { name: 'Qualifying' });
  const refs = await all.world.people(2500);
  for (let from = 0; from < refs.length; from += 1000)
    await all.world.staff(child, refs.slice(from, from + 1000), 'volunteer');
  await all.mia.browser.put('/api/mergeToParentTournament/', { tid: child, ptid: tid });
  await react(all.server, 'roster.merge');
  const { rows } = await all.server.pool.query(
    `select count(*)::int as count from roster.staff where tid = $1 and role = 'volunteer'`,
    [tid],
  );
  expect(rows).toEqual([{ count: refs.length }]);
});
