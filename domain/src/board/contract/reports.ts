import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament } from '../../contract/fields.ts';
import { day } from '../../tournaments/index.ts';
import { MEDALS } from '../model.ts';

/**
 * What the matches and assignments of a tournament add up to. Amounts are dollars, times are minutes, days are
 * `YYYY-MM-DD` at the venue.
 */

const { get, post } = callsOf('board');

/** UTC, ISO 8601; not checked anew in every one of thousands of rows. */
const instant = z.string();
const dollars = z.number();
const nullable = z.string().nullable();

/** What somebody has worked at a tournament, and what for. */
const refereeTotal = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  credentials: z.string(),
  /** On a court, as lead or as second. */
  time: z.int(),
  lead_count: z.int(),
  second_count: z.int(),
  total_count: z.int(),
  lead_amount: dollars,
  second_amount: dollars,
  /** As match starter. */
  ms_count: z.int(),
  ms_minutes: z.int(),
  ms_amount: dollars,
  /** Beside a court otherwise. */
  aux_count: z.int(),
  aux_minutes: z.int(),
  aux_amount: dollars,
  total_amount: dollars,
  /** On which any of it was done. */
  days: z.int(),
  invoice_id: nullable,
});
export type RefereeTotal = z.output<typeof refereeTotal>;

const ofDesk = { policy: 'desk', ...inTournament } as const;
const ofPay = { policy: 'pay', ...inTournament } as const;

export const getRefereeTimeAndAmount = get('/api/getRefereeTimeAndAmount/{tid}', {
  ...ofPay,
  summary: 'Matches, time, days and amounts of everybody who worked at the courts',
  answer: z.array(refereeTotal),
});

export const refereeDaysAndMatchTotal = get('/api/refereeDaysAndMatchTotal/{tid}', {
  ...ofDesk,
  summary: 'Days and matches of everybody who worked at the courts',
  answer: z.array(refereeTotal),
});

export const getRefereeTotalWithContact = get('/api/getRefereeTotalWithContact/{tid}', {
  ...ofDesk,
  summary: 'The same with how to reach and pay them, where the caller’s desk may know',
  answer: z.array(
    refereeTotal.extend({
      email: nullable,
      phone: nullable,
      cell_phone: nullable,
      address: nullable,
      city: nullable,
      state: nullable,
      zip: nullable,
      paypal: nullable,
      venmo: nullable,
      zelle: nullable,
    }),
  ),
});

export const getTournamentDaysReferee = get('/api/getTournamentDaysReferee/{tid}', {
  ...ofPay,
  summary: 'The days on which anything was worked at the courts, with how many matches',
  answer: z.array(z.object({ day: z.string(), match_count: z.int() })),
});

const count = z.int();
/** So many of one level at one amount each. */
const byLevel = z.object({ ref_cred: z.string(), count, amount: dollars, sum: dollars });
const byType = z.object({ type: z.string(), count, amount: dollars, sum: dollars });

const dailyTotals = z.object({
  match_count: count,
  lead_total: dollars,
  second_total: dollars,
  aux_total: dollars,
  total: dollars,
  headTotals: z.array(byLevel),
  secondTotals: z.array(byLevel),
  auxTotals: z.array(byType),
  /** Matches by the hour at the venue in which they began. */
  hours: z.array(z.object({ hour: z.int(), match_count: count })),
});
export type DailyTotals = z.output<typeof dailyTotals>;

export const getDailyRefereeTotals = post('/api/getDailyRefereeTotals', {
  policy: 'pay',
  scope: { tid: 'body.tid' },
  summary: 'What one day adds up to: matches by level and amount, assignments by type',
  body: z.object({ tid: id, day: day.refine((value) => value !== null, 'is required') }),
  answer: dailyTotals,
});

export const getTotalRefereeTotals = post('/api/getTotalRefereeTotals', {
  policy: 'pay',
  scope: { tid: 'body.tid' },
  summary: 'What the whole tournament adds up to, and each of its days',
  body: z.object({ tid: id }),
  answer: dailyTotals.extend({
    days: z.array(
      z.object({
        day: z.string(),
        match_count: count,
        lead_total: dollars,
        second_total: dollars,
        aux_total: dollars,
      }),
    ),
  }),
});

const pastMatch = z.object({
  id: z.string(),
  court_num: z.string(),
  sysid: z.string(),
  start_time: instant,
  end_time: instant,
  /** Minutes. */
  match_time: z.int(),
  match_type: z.enum(MEDALS),
  ref_id: z.string(),
  name: z.string(),
  ref_cred: z.string(),
  supporting: nullable,
  second_cred: nullable,
});

export const getPastMatchUSAPickleball = get('/api/getPastMatchUSAPickleball/{tid}', {
  ...ofDesk,
  summary: 'Every match that is over with its officials, in the order of their starts',
  answer: z.array(pastMatch),
});

/** A match or an assignment of somebody, as they see it themselves. */
const ownMatch = z.object({
  id: z.string(),
  court_num: z.string(),
  /** `lead`, `supporting`, or what the assignment was. */
  type: z.string(),
  /** The level that was paid by; null for assignments. */
  ref_cred: nullable,
  start_time: instant,
  end_time: instant,
  match_time: z.int(),
  medal: z.enum(MEDALS).nullable(),
  amount: dollars,
  paid: z.boolean(),
  /** Of assignments, match starters among them. */
  minutes: z.int().nullable(),
  invoice_id: nullable,
});
export type OwnMatch = z.output<typeof ownMatch>;

const ownList = <const Path extends string>(path: Path, summary: string) =>
  post(path, {
    policy: 'selfOrDesk',
    scope: { tid: 'params.tid', subject: 'body.ref_id' },
    summary,
    params: inTournament.params,
    body: z.object({ ref_id: id.optional() }),
    answer: z.array(ownMatch),
  });

export const getRefereeMatchList = ownList('/api/getRefereeMatchList/{tid}', 'Somebody’s matches as lead');
export const getSupportingRefereeMatchList = ownList(
  '/api/getSupportingRefereeMatchList/{tid}',
  'Somebody’s matches as second',
);
export const getMatchStartersMatchList = ownList(
  '/api/getMatchStartersMatchList/{tid}',
  'Somebody’s assignments as match starter',
);
export const getAuxMatchListForReferee = ownList(
  '/api/getAuxMatchListForReferee/{tid}',
  'Somebody’s other assignments beside a court',
);

export const getTournamentsForReferee = get('/api/getTournamentsForReferee/{ref_id}', {
  policy: 'self',
  scope: { subject: 'params.ref_id' },
  summary: 'The tournaments at whose courts somebody has worked, the latest first',
  params: z.object({ ref_id: id }),
  answer: z.array(
    z.object({
      tid: z.string(),
      name: z.string(),
      start: nullable,
      end_date: nullable,
      time_zone: z.string(),
      match_count: count,
      invoice_id: nullable,
    }),
  ),
});
