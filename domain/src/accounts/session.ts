import { z } from 'zod';
import { SPORTS } from '../kernel/sport.ts';
import { STATUSES } from '../tournaments/index.ts';

/** The signed-in person as both applications know them. `user_id` and `ref_id` carry the same value. */
export const sessionUser = z.object({
  user_id: z.string(),
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  credentials: z.string().nullable(),
  /** False until the person has saved the profile once; the dashboard asks for it. */
  profile_updated: z.boolean(),
  /** For which work the person wants to be asked, as the profile says. */
  referee: z.boolean(),
  line_judge: z.boolean(),
  volunteer: z.boolean(),
  utr_admin: z.literal('main').nullable(),
});
export type SessionUser = z.output<typeof sessionUser>;

/** A tournament in which the person holds a right: as an admin, or as captain of volunteer categories. */
export const sessionTournament = z.object({
  tid: z.string(),
  name: z.string(),
  admin_type: z.enum(['master', 'basic']).nullable(),
  referee: z.boolean(),
  line: z.boolean(),
  volunteer: z.boolean(),
  auditor: z.boolean(),
  treasurer: z.boolean(),
  /** Ids of the volunteer categories the person is captain of. */
  captain_of: z.array(z.string()),
  status: z.enum(STATUSES),
  /** First and last day, `YYYY-MM-DD`; null while dates are needed. */
  start: z.string().nullable(),
  end_date: z.string().nullable(),
  time_zone: z.string(),
  sport: z.enum(SPORTS),
  /** Whether its scores are reported, and prizes paid out. */
  score_reporting: z.boolean(),
  payout: z.boolean(),
});
export type SessionTournament = z.output<typeof sessionTournament>;

/** Answer of `GET /auth/session`. A visitor gets `user: null` with status 200, never a 401. */
export const sessionAnswer = z.object({
  user: sessionUser.nullable(),
  /** True for the platform admin and for whoever administers at least one tournament. */
  admin: z.boolean(),
  tournaments: z.array(sessionTournament),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;
