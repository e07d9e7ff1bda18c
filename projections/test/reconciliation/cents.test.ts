import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { centsOf, type Entry, ledgerOf } from '@courtcrew/domain/board/pay/ledger.fixtures.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import { assignmentsOf, boardModel, matchesOf, workByDay, workTotals } from '../../src/board/index.ts';
import {
  earnedLines,
  finishedAux,
  finishedMatches,
  paySums,
  peopleToBill,
  reconciliationModel,
} from '../../src/reconciliation/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { anyHistory, TID, venue } from '../board/history.ts';
import { type ReadModels, readModels } from '../support/readModels.ts';

const open: ReadModels[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const isLead = ({ of }: Entry) => of === 'lead';
const isSecond = ({ of }: Entry) => of === 'second';
const isAux = ({ of }: Entry) => of === 'aux';

const byPerson = (lines: readonly { readonly ref_id: string; readonly amount: number }[]) => {
  const sums = new Map<string, number>();
  for (const { ref_id, amount } of lines) sums.set(ref_id, (sums.get(ref_id) ?? 0) + amount);
  return Object.fromEntries(sums);
};

async function expectSums({ db }: ReadModels, entries: readonly Entry[]): Promise<void> {
  expect(await paySums(db, TID)).toEqual({
    lead: centsOf(entries, isLead),
    second: centsOf(entries, isSecond),
    lead_posted: centsOf(entries, (one) => isLead(one) && one.posted),
    second_posted: centsOf(entries, (one) => isSecond(one) && one.posted),
    lead_due: centsOf(entries, (one) => isLead(one) && !one.paid),
    second_due: centsOf(entries, (one) => isSecond(one) && !one.paid),
    aux: centsOf(entries, isAux),
    aux_due: centsOf(entries, (one) => isAux(one) && !one.paid),
  });
  const matches = await finishedMatches.all(db, { tid: TID });
  for (const { amount, estimated_amount, second_amount, estimated_supporting_amount, difference } of matches)
    expect(difference).toBeCloseTo(
      amount - estimated_amount + (second_amount ?? 0) - (estimated_supporting_amount ?? 0),
    );
  const aux = await finishedAux.all(db, { tid: TID });
  const listed = [
    ...matches.flatMap((row) => [row.amount, row.second_amount ?? 0]),
    ...aux.map((row) => row.amount),
  ];
  expect(listed.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(centsOf(entries));
  const earned = await earnedLines(db, TID);
  expect(byPerson(earned)).toEqual(byPerson(entries));
  expect(byPerson(earned.filter(({ paid }) => !paid))).toEqual(byPerson(entries.filter(({ paid }) => !paid)));
  const [somebody] = earned;
  if (somebody) {
    const own = await earnedLines(db, TID, somebody.ref_id);
    expect(own).toEqual(earned.filter(({ ref_id }) => ref_id === somebody.ref_id));
  }
  const billed = new Set(
    entries.filter(({ amount, paid, posted }) => amount > 0 || paid || posted).map(({ ref_id }) => ref_id),
  );
  expect(await peopleToBill(db, TID)).toEqual([...billed].sort());
}

/** What the reports of a tournament and of each official add up to. */
async function expectReports({ db }: ReadModels, entries: readonly Entry[]): Promise<void> {
  const totals = await workTotals(db, TID);
  const worked = [...new Set(entries.map(({ ref_id }) => ref_id))].sort();
  expect(totals.map(({ ref_id }) => ref_id).sort()).toEqual(worked);
  for (const total of totals) {
    const { ref_id } = total;
    const own = entries.filter((one) => one.ref_id === ref_id);
    expect([total.lead_amount, total.second_amount, total.ms_amount + total.aux_amount]).toEqual([
      centsOf(own, isLead),
      centsOf(own, isSecond),
      centsOf(own, isAux),
    ]);
    const whose = { tid: TID, ref_id };
    const lists = await Promise.all([
      matchesOf(db, whose, 'lead'),
      matchesOf(db, whose, 'supporting'),
      assignmentsOf(db, whose, 'starter'),
      assignmentsOf(db, whose, 'other'),
    ]);
    expect(lists.flat().reduce((sum, { amount }) => sum + amount, 0)).toBe(centsOf(own));
  }
  const days = await workByDay(db, TID);
  const part = (...names: readonly string[]) =>
    days
      .filter((group) => names.includes(group.part))
      .reduce((sum, { amount, count }) => sum + amount * count, 0);
  expect([part('lead'), part('second'), part('starter', 'aux')]).toEqual([
    centsOf(entries, isLead),
    centsOf(entries, isSecond),
    centsOf(entries, isAux),
  ]);
}

describe('Lists, totals, reports and invoices', () => {
  test.each([11, 12, 13])(
    'agree with an independent sum over the events, at any moment: %i',
    async (seed) => {
      const { told } = anyHistory(seed);
      expect(told.some(({ type }) => type === 'PostedMarked')).toBe(true);
      const made = await readModels([accounts, tournamentsModel, boardModel, reconciliationModel]);
      open.push(made);
      await made.tell(venue);
      for (let from = 0; from < told.length; from += 40) {
        await made.tell(told.slice(from, from + 40));
        const entries = ledgerOf(told.slice(0, from + 40) as unknown as BoardEvent[]);
        await expectSums(made, entries);
        await expectReports(made, entries);
      }
    },
  );
});

test('an invoice of more cents than an integer holds stops no read model', async () => {
  const made = await readModels([reconciliationModel]);
  open.push(made);
  const [id, ref_id, stream] = ['i', 'ann', 'invoice-book'];
  const paid = { amount: 3_000_000_000, date: '2026-03-07', type: null, memo: null };
  await made.tell([
    { stream, type: 'InvoiceMade', data: { id, number: 1, tid: TID, ref_id } },
    { stream, type: 'InvoicePaid', data: { id, ref_id, ...paid } },
  ]);
  expect(await made.rows(reconciliationModel)).toMatchObject({ invoices: [{ paid_amount: 3_000_000_000 }] });
});
