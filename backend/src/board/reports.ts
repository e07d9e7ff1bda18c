import * as calls from '@courtcrew/domain/board/contract.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { dollars, sumOf } from '@courtcrew/domain/kernel/money.ts';
import {
  assignmentsOf,
  matchesByHour,
  matchesOf,
  pastMatches,
  tournamentsWorked,
  workByDay,
  workTotals,
} from '@courtcrew/projections/board/index.ts';
import { handlesOfPaid, owedForWork } from '@courtcrew/projections/reconciliation/index.ts';
import { type Route, route, type Use } from '../kernel/http/route.ts';
import { reachableStaff } from '../roster/index.ts';
import { payableSince } from './onBoard.ts';

type Totals = Awaited<ReturnType<typeof workTotals>>[number];
type Group = Awaited<ReturnType<typeof workByDay>>[number];
type Hour = Awaited<ReturnType<typeof matchesByHour>>[number];

const totalOf = (row: Totals) => {
  const { lead_amount, second_amount, ms_amount, aux_amount } = row;
  return {
    ...row,
    name: fullName(row),
    total_count: row.lead_count + row.second_count,
    lead_amount: dollars(lead_amount),
    second_amount: dollars(second_amount),
    ms_amount: dollars(ms_amount),
    aux_amount: dollars(aux_amount),
    total_amount: dollars(lead_amount + second_amount + ms_amount + aux_amount),
  };
};

const totals = async (use: Use, tid: string) => (await workTotals(use.db, tid)).map(totalOf);

const NOT_REACHED = {
  email: null,
  phone: null,
  cell_phone: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  paypal: null,
  venmo: null,
  zelle: null,
} as const;

/** Cents of a group of matches or assignments that were worth the same. */
const sumIn = (groups: readonly Group[]): number => sumOf(groups.map(({ amount, count }) => amount * count));

/** Groups of several days as one: the same kind at the same amount is one line. */
function merged(groups: readonly Group[]) {
  const lines = Map.groupBy(groups, ({ kind, amount }) => `${kind}\n${amount}`);
  return [...lines.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { kind, amount } = first;
    const count = sumOf(same.map((group) => group.count));
    return [{ kind, count, amount: dollars(amount), sum: dollars(amount * count) }];
  });
}

function parted(groups: readonly Group[]) {
  const lead = groups.filter(({ part }) => part === 'lead');
  const second = groups.filter(({ part }) => part === 'second');
  const aux = groups.filter(({ part }) => part === 'starter' || part === 'aux');
  const [lead_total, second_total, aux_total] = [lead, second, aux].map(sumIn) as [number, number, number];
  return { lead, second, aux, lead_total, second_total, aux_total };
}

function dailyTotals(groups: readonly Group[], hours: readonly Hour[]) {
  const { lead, second, aux, lead_total, second_total, aux_total } = parted(groups);
  const byLevel = (part: readonly Group[]) =>
    merged(part).map(({ kind, ...line }) => ({ ref_cred: kind, ...line }));
  const byHour = Map.groupBy(hours, ({ hour }) => hour);
  return {
    match_count: sumOf(lead.map(({ count }) => count)),
    lead_total: dollars(lead_total),
    second_total: dollars(second_total),
    aux_total: dollars(aux_total),
    total: dollars(lead_total + second_total + aux_total),
    headTotals: byLevel(lead),
    secondTotals: byLevel(second),
    auxTotals: merged(aux).map(({ kind, ...line }) => ({ type: kind, ...line })),
    hours: [...byHour]
      .map(([hour, own]) => ({ hour, match_count: sumOf(own.map(({ match_count }) => match_count)) }))
      .sort((a, b) => a.hour - b.hour),
  };
}

const dayTotals = (groups: readonly Group[]) =>
  [...Map.groupBy(groups, ({ day }) => day)].map(([day, own]) => {
    const { lead, lead_total, second_total, aux_total } = parted(own);
    return {
      day,
      match_count: sumOf(lead.map(({ count }) => count)),
      lead_total: dollars(lead_total),
      second_total: dollars(second_total),
      aux_total: dollars(aux_total),
    };
  });

const played = (use: Use, tid: string) => Promise.all([workByDay(use.db, tid), matchesByHour(use.db, tid)]);

const inDollars = <Row extends { readonly amount: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, amount: dollars(row.amount) }));

export const boardReports: readonly Route[] = [
  route(calls.getRefereeTimeAndAmount, ({ tid }, use) => totals(use, tid)),
  route(calls.refereeDaysAndMatchTotal, ({ tid }, use) => totals(use, tid)),

  route(calls.getRefereeTotalWithContact, async ({ tid, caller }, use) => {
    const [rows, staff] = await Promise.all([totals(use, tid), reachableStaff(use, caller, tid)]);
    const open = new Map(staff.filter((one) => one.contact_open).map((one) => [one.ref_id, one]));
    const since = payableSince(use, caller);
    const [owed, paidBy] = await Promise.all([
      owedForWork(use.db, tid, since),
      handlesOfPaid(use.db, tid, since),
    ]);
    const handles = new Map(paidBy.map(({ ref_id, ...by }) => [ref_id, by]));
    return rows.map((row) => {
      const person = open.get(row.ref_id);
      if (!person) return { ...row, ...NOT_REACHED };
      const { email, phone, cell_phone, address, city, state, zip } = person;
      const paidAt = { address, city, state, zip, ...handles.get(row.ref_id) };
      const isPayable = caller.platform || owed.has(row.ref_id);
      return { ...row, ...NOT_REACHED, email, phone, cell_phone, ...(isPayable && paidAt) };
    });
  }),

  route(calls.getTournamentDaysReferee, async ({ tid }, use) =>
    dayTotals(await workByDay(use.db, tid)).map(({ day, match_count }) => ({ day, match_count })),
  ),

  route(calls.getDailyRefereeTotals, async ({ tid, body }, use) => {
    const [groups, hours] = await played(use, tid);
    const ofDay = ({ day }: { readonly day: string }) => day === body.day;
    return dailyTotals(groups.filter(ofDay), hours.filter(ofDay));
  }),

  route(calls.getTotalRefereeTotals, async ({ tid }, use) => {
    const [groups, hours] = await played(use, tid);
    return { ...dailyTotals(groups, hours), days: dayTotals(groups) };
  }),

  route(calls.getPastMatchUSAPickleball, ({ tid }, use) => pastMatches(use.db, tid)),

  route(calls.getRefereeMatchList, async ({ tid, subject: ref_id }, use) =>
    inDollars(await matchesOf(use.db, { tid, ref_id }, 'lead')),
  ),
  route(calls.getSupportingRefereeMatchList, async ({ tid, subject: ref_id }, use) =>
    inDollars(await matchesOf(use.db, { tid, ref_id }, 'supporting')),
  ),
  route(calls.getMatchStartersMatchList, async ({ tid, subject: ref_id }, use) =>
    inDollars(await assignmentsOf(use.db, { tid, ref_id }, 'starter')),
  ),
  route(calls.getAuxMatchListForReferee, async ({ tid, subject: ref_id }, use) =>
    inDollars(await assignmentsOf(use.db, { tid, ref_id }, 'other')),
  ),
  route(calls.getTournamentsForReferee, ({ subject }, use) => tournamentsWorked(use.db, subject)),
];
