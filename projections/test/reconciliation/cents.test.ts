import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { centsOf, type Entry, ledgerOf } from '@courtcrew/domain/board/pay/ledger.fixtures.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import { boardModel } from '../../src/board/index.ts';
import {
  bookedLines,
  paidAux,
  paidMatches,
  paySums,
  peopleToBill,
  reconciliationModel,
} from '../../src/reconciliation/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { anyHistory, TID, venue } from '../board/history.ts';
import { type World, world } from '../support/world.ts';

const open: World[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const isLead = ({ of }: Entry) => of === 'lead';
const isSecond = ({ of }: Entry) => of === 'second';
const isAux = ({ of }: Entry) => of === 'aux';

/** What stands in the books: posted parts of matches, and paid work beside a court. */
const isBooked = ({ of, paid, posted }: Entry) => (of === 'aux' ? paid : posted);

const byPerson = (lines: readonly { readonly ref_id: string; readonly amount: number }[]) => {
  const sums = new Map<string, number>();
  for (const { ref_id, amount } of lines) sums.set(ref_id, (sums.get(ref_id) ?? 0) + amount);
  return Object.fromEntries(sums);
};

async function expectSums({ db }: World, entries: readonly Entry[]): Promise<void> {
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
  const matches = await paidMatches(db, TID);
  const aux = await paidAux(db, TID);
  const listed = [
    ...matches.flatMap((row) => [row.amount, row.second_amount ?? 0]),
    ...aux.map((row) => row.amount),
  ];
  expect(listed.reduce((sum, cents) => sum + cents, 0)).toBe(centsOf(entries));
  const booked = await bookedLines(db, TID);
  expect(byPerson(booked)).toEqual(byPerson(entries.filter(isBooked)));
  const [somebody] = booked;
  if (somebody) {
    const own = await bookedLines(db, TID, somebody.ref_id);
    expect(own).toEqual(booked.filter(({ ref_id }) => ref_id === somebody.ref_id));
  }
  const billed = new Set(entries.filter(({ paid, posted }) => paid || posted).map(({ ref_id }) => ref_id));
  expect(await peopleToBill(db, TID)).toEqual([...billed].sort());
}

describe('Lists, totals and invoices', () => {
  test.each([11, 12, 13])(
    'agree with an independent sum over the events, at any moment: %i',
    async (seed) => {
      const { told } = anyHistory(seed);
      expect(told.some(({ type }) => type === 'PostedMarked')).toBe(true);
      const made = await world([accounts, tournamentsModel, boardModel, reconciliationModel]);
      open.push(made);
      await made.tell(venue);
      for (let from = 0; from < told.length; from += 40) {
        await made.tell(told.slice(from, from + 40));
        await expectSums(made, ledgerOf(told.slice(0, from + 40) as unknown as BoardEvent[]));
      }
    },
  );
});
