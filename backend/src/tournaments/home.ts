import { allows } from '@courtcrew/domain/contract/policies.ts';
import { addDays, dateIn, dayBegins, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { sectionsRunBy, totalShortage } from '@courtcrew/domain/roster/index.ts';
import * as calls from '@courtcrew/domain/tournaments/contract.ts';
import { prizesDue } from '@courtcrew/projections/payouts/index.ts';
import { dueCounts } from '@courtcrew/projections/reconciliation/index.ts';
import {
  lastShiftEnd,
  requestsWaiting,
  type StaffedStart,
  staffedStarts,
} from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { found, type Route, route } from '../kernel/http/route.ts';

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Shifts of one kind, added up by day at the venue. */
function staffingOf(starts: readonly StaffedStart[], zone: TimeZone): calls.Staffing {
  const days = Map.groupBy(starts, ({ start_time }) => dateIn(start_time, zone));
  const short = [...days].map(([date, rows]) => ({
    date,
    certified: sum(rows, ({ certified }) => certified),
    level_two: sum(rows, ({ level_two }) => level_two),
    level_one: sum(rows, ({ level_one }) => level_one),
    none: sum(rows, ({ none }) => none),
    any: sum(rows, ({ any }) => any),
  }));
  return {
    shifts: sum(starts, ({ shifts }) => shifts),
    unconfirmed: sum(starts, ({ unconfirmed }) => unconfirmed),
    short: short.filter((day) => totalShortage(day) > 0),
  };
}

/** Whether there is a word in it: an editor that was emptied leaves its markup. */
const hasText = (html: string): boolean => /\S/.test(html.replace(/<[^<>]*>|&nbsp;/g, ''));

export const homeRoute: Route = route(calls.getTournamentHome, async ({ tid, caller }, use) => {
  const { db } = use;
  const { setup_saved, procedures, ...tournament } = found(await tournamentById(db, tid), 'Tournament');
  const zone = tournament.time_zone;
  const last = tournament.end_date ?? tournament.start;
  const sections = sectionsRunBy(caller);
  const may = (policy: 'desk' | 'pay' | 'prizes') => allows(policy, { ...caller, subject: null });
  const [starts, last_end, requests, due, prizes] = await Promise.all([
    staffedStarts(db, tid, sections, use.now()),
    last === null ? null : lastShiftEnd(db, tid, dayBegins(addDays(last, 1), zone)),
    may('desk') ? requestsWaiting(db, tid) : null,
    dueCounts(db, tid),
    prizesDue(db, tid),
  ]);
  const ofKind = (wanted: StaffedStart['kind']) =>
    staffingOf(
      starts.filter(({ kind }) => kind === wanted),
      zone,
    );
  return {
    setup_saved,
    procedures: hasText(procedures),
    last_end,
    is_owed: due.people + prizes > 0,
    officials: sections.some((section) => section !== 'volunteer') ? ofKind('official') : null,
    volunteers: sections.includes('volunteer') ? ofKind('volunteer') : null,
    requests,
    owed: may('pay') ? due : null,
    prizes: may('prizes') ? prizes : null,
  };
});
