import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Seen } from '../../support/browser.ts';
import { textAt } from '../../support/seen.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active');
});

const FORGET_ANSWERS = 'delete from runtime.first_answers';

let keys = 0;
const key = () => {
  keys += 1;
  return { 'idempotency-key': `key-${keys}` };
};
const shift = () => all.shift(tid, 9, 13);
const category = () => all.world.category(tid, 'Ushers');
const signup = async () =>
  textAt(await all.ann.browser.put(`/api/putWaitlist/${await shift()}`, { tid }), 'shift_id');

type Send = (headers: Record<string, string>) => Promise<Seen>;

/** What removes something new, by somebody who may. */
const removals: Readonly<Record<string, () => Promise<Send>>> = {
  async deleteShift() {
    const url = `/api/deleteShift/${await shift()}`;
    return (headers) => all.dora.browser.put(url, { tid }, headers);
  },
  async removeRefTime() {
    const url = `/api/removeRefTime/${await signup()}`;
    return (headers) => all.ann.browser.put(url, { tid }, headers);
  },
  async deleteVolunteerCategory() {
    const url = `/api/volunteer/deleteVolunteerCategory/${await category()}`;
    return (headers) => all.vera.browser.put(url, { tid }, headers);
  },
  async 'DELETE /rest/shifts'() {
    const url = `/rest/shifts/${await shift()}`;
    return (headers) => all.dora.browser.delete(url, headers);
  },
  async 'PUT /rest/shifts/bulk'() {
    const ids = [...(await Promise.all([shift(), shift(), shift()])), 'nothing'];
    return (headers) => all.dora.browser.put('/rest/shifts/bulk', { ids, remove: true }, headers);
  },
};

describe.each(Object.entries(removals))('%s', (_, removal) => {
  test('answers the same again when it is sent again with its key', async () => {
    const send = await removal();
    const headers = key();
    const first = await send(headers);
    expect(first.status).toBe(200);
    const again = await send(headers);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers['courtcrew-position']).toBe(first.headers['courtcrew-position']);
  });
});

test.each(Object.entries(removals))(
  '%s answers the same where the process died before it had kept its answer',
  async (_, removal) => {
    const send = await removal();
    const headers = key();
    const first = await send(headers);
    expect(first.status).toBe(200);
    await all.server.pool.query(FORGET_ANSWERS);
    const again = await send(headers);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers['courtcrew-position']).toBe(first.headers['courtcrew-position']);
  },
);

test('what is gone is not found by another request, and refused to somebody else with the same key', async () => {
  const url = `/api/deleteShift/${await shift()}`;
  const headers = key();
  expect((await all.dora.browser.put(url, { tid }, headers)).status).toBe(200);
  expect((await all.dora.browser.put(url, { tid }, key())).status).toBe(404);
  expect((await all.ann.browser.put(url, { tid }, headers)).status).toBe(403);
  expect((await all.dora.browser.put(url, {}, headers)).status).toBe(422);
});

test('a removal that was refused is decided anew', async () => {
  const id = await signup();
  const headers = key();
  const remove = () => all.ben.browser.put(`/api/removeRefTime/${id}`, { tid }, headers);
  expect((await remove()).status).toBe(403);
  expect((await remove()).status).toBe(403);
});

test('is answered where the first server dies while it waits for lists to show what it removed', async () => {
  const url = `/api/deleteShift/${await shift()}`;
  const headers = key();
  const dead = Promise.withResolvers<boolean>();
  onTestFinished(() => dead.resolve(true));
  const settled = vi
    .spyOn(all.server.projections, 'settled')
    .mockImplementation(async (_, __, ms) => ms === 0 || (await dead.promise));
  void all.dora.browser.put(url, { tid }, headers);
  await expect.poll(() => settled.mock.lastCall).toHaveLength(2);
  settled.mockRestore();
  await expect.poll(async () => (await all.dora.browser.put(url, { tid }, key())).status).toBe(404);
  expect(await all.dora.browser.put(url, { tid }, headers)).toMatchObject({ status: 200 });
});
