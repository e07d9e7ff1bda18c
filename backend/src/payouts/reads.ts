import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { centsOf, dollars, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { isReportable, type Threshold } from '@courtcrew/domain/kernel/taxThreshold.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import * as calls from '@courtcrew/domain/payouts/contract.ts';
import { searchNames } from '@courtcrew/projections/accounts/index.ts';
import {
  owedAt,
  paidInYear,
  payeesOf,
  prizesOf,
  w9Of,
  yearlySums,
  yearsPaid,
} from '@courtcrew/projections/payouts/index.ts';
import { payableSince } from '../board/index.ts';
import type { Caller, Route, Use } from '../kernel/http/route.ts';
import { payingTournament, payoutRoute } from './atPayouts.ts';

const yearIn = (day: string): number => Number(day.slice(0, 4));

/** Of whom the tax form is wanted, and from whom it is there. */
async function taxForms(use: Use, tid: string, thresholds: readonly Threshold[]) {
  const { time_zone } = await payingTournament(use, tid);
  const today = dateIn(use.now(), time_zone);
  const [sums, received] = await Promise.all([yearlySums(use.db, tid, today), w9Of(use.db, tid)]);
  const required = new Set(
    sums.filter(({ year, total }) => isReportable(thresholds, year, total)).map(({ ref_id }) => ref_id),
  );
  return { required, received };
}

/** The prizes as answers carry them; one that is not paid says whether the tax form is missing. */
async function itemsOf(use: Use, tid: string, thresholds: readonly Threshold[]) {
  const [prizes, { required, received }] = await Promise.all([
    prizesOf(use.db, tid),
    taxForms(use, tid, thresholds),
  ]);
  return prizes.map((prize) => ({
    ...prize,
    amount: dollars(prize.amount),
    w9_missing: !prize.paid && required.has(prize.ref_id) && !received.has(prize.ref_id),
  }));
}

const NOT_REACHED = {
  ...{ cell_phone: null, email: null, address: null, city: null, state: null, zip: null },
  ...{ paypal: null, venmo: null, zelle: null },
} as const;

async function payees(use: Use, tid: string, caller: Caller, thresholds: readonly Threshold[]) {
  const [owed, people, items, { required, received }] = await Promise.all([
    owedAt(use.db, tid, payableSince(use, caller)),
    payeesOf(use.db, tid),
    itemsOf(use, tid, thresholds),
    taxForms(use, tid, thresholds),
  ]);
  const byPerson = Map.groupBy(items, ({ ref_id }) => ref_id);
  return people.map((person) => {
    const own = byPerson.get(person.ref_id) ?? [];
    const open = own.filter(({ paid }) => !paid);
    const isReached = caller.platform || caller.ref_id === person.ref_id || owed.has(person.ref_id);
    return {
      ...person,
      ...(!isReached && NOT_REACHED),
      name: fullName(person),
      total: dollars(sumOf(own.map(({ amount }) => centsOf(amount)))),
      unpaid: dollars(sumOf(open.map(({ amount }) => centsOf(amount)))),
      paid: own.length > 0 && open.length === 0,
      w9_required: required.has(person.ref_id),
      w9_received: received.has(person.ref_id),
      items: own,
    };
  });
}

/** What is read of payouts, by the sums that are reported in each year. */
export const payoutReads = (thresholds: readonly Threshold[]): readonly Route[] => [
  payoutRoute(calls.getPlayerName, async ({ query }, use) =>
    (await searchNames(use.db, query.search ?? '')).map(({ credentials: _, ...person }) => person),
  ),
  payoutRoute(calls.getPaymentItems, ({ tid }, use) => itemsOf(use, tid, thresholds)),
  payoutRoute(calls.getPlayers, ({ tid, caller }, use) => payees(use, tid, caller, thresholds)),
  payoutRoute(calls.getYearlyPayees, async ({ tid, caller }, use) => {
    const { end_date, start, time_zone } = await payingTournament(use, tid);
    const own = yearIn(end_date ?? start ?? dateIn(use.now(), time_zone));
    // Prizes of December are paid in January.
    const years = new Set([own, ...(await yearsPaid(use.db, tid))]);
    const reader = caller.platform ? null : caller.ref_id;
    const received = await w9Of(use.db, tid);
    const inYear = async (year: number) =>
      (await paidInYear(use.db, tid, year, reader)).map(
        ({ first: _first, last: _last, total, whole, ...row }) => ({
          ...row,
          year,
          total: dollars(total),
          reportable: isReportable(thresholds, year, whole),
          w9_received: received.has(row.ref_id),
        }),
      );
    return (await Promise.all([...years].sort().map(inYear))).flat();
  }),
];
