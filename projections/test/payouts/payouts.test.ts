import type { PayoutEvent } from '@courtcrew/domain/payouts/index.ts';
import { anyCommand, PAYEES, told } from '@courtcrew/domain/payouts/payouts.arbitrary.ts';
import { NEW_TOURNAMENT } from '@courtcrew/domain/tournaments/index.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import { paidInYear, payeesOf, payoutsModel, prizesOf, w9Of, yearlySums } from '../../src/payouts/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { person } from '../board/history.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';

let live: ReadModels;
let rebuilt: ReadModels;
/** What the history has left in the tables of payouts. */
let left: Awaited<ReturnType<ReadModels['rows']>>;
beforeAll(async () => {
  live = await readModels([accounts, tournamentsModel, payoutsModel]);
  rebuilt = await readModels([payoutsModel]);
  await live.tell([
    person('ann'),
    person('bob'),
    person('cyd'),
    tournament('winter', 'app', '2026-01-02'),
    // One organization is written as it comes.
    tournament('spring', 'App ', '2026-04-01'),
    tournament('foreign', 'ppa', '2026-04-01'),
  ]);
  await live.tell(HISTORY, 1);
  left = await live.rows(payoutsModel);
});
afterAll(async () => {
  await live.close();
  await rebuilt.close();
});

const tournament = (tid: string, organization: string, end_date: string): Told => ({
  stream: `tournament-${tid}`,
  type: 'TournamentAdded',
  data: { fields: { ...NEW_TOURNAMENT, name: tid, organization, payout: true, end_date } },
});
const at = (tid: string, event: PayoutEvent): Told => ({ ...event, stream: `payouts-${tid}`, by: 'pia' });
const added = (tid: string, id: string, ref_id: string): Told =>
  at(tid, { type: 'PayeeAdded', data: { id, ref_id } });
const item = (pid: string, ref_id: string, place: string, amount: number) => ({
  pid,
  ref_id,
  event: 'Mixed',
  place,
  amount,
});
const payment = { payment_type: 'zelle', payment_date: '2025-12-31', paid_by: 'Pia', memo: 'note' } as const;

const HISTORY: readonly Told[] = [
  added('winter', 'w-ann', 'ann'),
  at('winter', { type: 'ItemAdded', data: item('a', 'ann', '1', 70_000) }),
  at('winter', { type: 'ItemAdded', data: item('b', 'ann', '2', 1) }),
  at('winter', { type: 'ItemChanged', data: item('b', 'bob', '2', 30_000) }),
  added('winter', 'w-bob', 'bob'),
  at('winter', { type: 'ItemAdded', data: item('gone', 'ann', '3', 5) }),
  at('winter', { type: 'ItemRemoved', data: { pid: 'gone', ref_id: 'ann' } }),
  at('winter', {
    type: 'PayeePaid',
    data: { id: 'p1', ref_id: 'ann', pids: ['a'], total: 70_000, ...payment },
  }),
  added('spring', 's-ann', 'ann'),
  at('spring', { type: 'ItemAdded', data: item('c', 'ann', '1', 20_000) }),
  at('spring', { type: 'W9Marked', data: { ref_id: 'ann', received: true } }),
  added('foreign', 'f-ann', 'ann'),
  at('foreign', { type: 'ItemAdded', data: item('d', 'ann', '1', 900_000) }),
  at('winter', { type: 'PayeeForgotten', data: { ref_id: 'pia', received: ['p1'], made: ['p1'] } }),
];

test('payouts are what their events say, event by event and all at once', async () => {
  await rebuilt.tell(HISTORY);
  expect(await rebuilt.rows(payoutsModel)).toEqual(left);

  expect(await prizesOf(live.db, 'winter')).toMatchObject([
    { pid: 'a', name: 'ann first Tester', amount: 70_000, paid: true, paid_by: null, memo: null },
    { pid: 'b', ref_id: 'bob', amount: 30_000, paid: false, payment_type: null },
  ]);
  expect(await payeesOf(live.db, 'winter')).toMatchObject([{ id: 'w-ann' }, { id: 'w-bob' }]);
});

test('sums of a year are those of the organization, and of the day of the payment', async () => {
  const sums = async (tid: string) =>
    (await yearlySums(live.db, tid, '2026-06-01'))
      .map(({ ref_id, year, total }) => [ref_id, year, total])
      .sort();
  // What was paid on the last day of 2025 counts there, though the tournament ends in 2026.
  expect(await sums('winter')).toEqual([
    ['ann', 2025, 70_000],
    ['bob', 2026, 30_000],
  ]);
  expect(await sums('spring')).toEqual([['ann', 2026, 20_000]]);
  expect([...(await w9Of(live.db, 'winter'))]).toEqual(['ann']);
  expect([...(await w9Of(live.db, 'foreign'))]).toEqual([]);
  expect(await paidInYear(live.db, 'spring', 2025, null)).toMatchObject([{ ref_id: 'ann', total: 70_000 }]);
  expect(await paidInYear(live.db, 'spring', 2025, 'pia')).toEqual([]);
});

/** Cents of each prize by its id and whose it is, and which of them are paid, as a clerk reads it off the events. */
function clerkOf(events: readonly PayoutEvent[]) {
  const prizes = new Map<string, { ref_id: string; amount: number; paid: boolean }>();
  for (const { type, data } of events) {
    if (type === 'ItemAdded' || type === 'ItemChanged')
      prizes.set(data.pid, { ref_id: data.ref_id, amount: data.amount, paid: false });
    if (type === 'ItemRemoved') prizes.delete(data.pid);
    if (type === 'PayeePaid')
      for (const pid of data.pids) Object.assign(prizes.get(pid) ?? {}, { paid: true });
  }
  return prizes;
}

test.each([21, 22, 23])(
  'every list and sum agrees with the events, whatever is added, changed, paid and erased: %i',
  async (seed) => {
    const [commands = []] = fc.sample(fc.array(anyCommand, { minLength: 60, maxLength: 60 }), {
      numRuns: 1,
      seed,
    });
    const tid = `any-${seed}`;
    await live.tell([tournament(tid, '', '2026-04-01')]);
    const before: PayoutEvent[] = [];
    for (const { events } of told(commands)) {
      if (events.length === 0) continue;
      before.push(...events);
      await live.tell(events.map((event) => at(tid, event)));
      const prizes = clerkOf(before);
      const listed = (await prizesOf(live.db, tid)).map(({ pid, ref_id, amount, paid }) => [
        pid,
        ref_id,
        amount,
        paid,
      ]);
      expect(listed.sort()).toEqual(
        [...prizes].map(([pid, one]) => [pid, one.ref_id, one.amount, one.paid]).sort(),
      );
    }
    const prizes = [...clerkOf(before).values()];
    expect(prizes.some(({ paid }) => paid)).toBe(true);
    const cents = (ref_id: string, fits = (_: { paid: boolean }) => true) =>
      prizes.filter((one) => one.ref_id === ref_id && fits(one)).reduce((sum, { amount }) => sum + amount, 0);
    const sums = await yearlySums(live.db, tid, '2026-06-01');
    const yearly = await paidInYear(live.db, tid, 2026, null);
    for (const ref_id of PAYEES) {
      expect(sums.filter((one) => one.ref_id === ref_id).reduce((sum, { total }) => sum + total, 0)).toBe(
        cents(ref_id),
      );
      const paid = yearly.find((one) => one.ref_id === ref_id)?.total ?? 0;
      expect(paid).toBe(cents(ref_id, (one) => one.paid));
    }
  },
);
