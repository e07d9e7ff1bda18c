import { type Access, NO_RIGHTS, type TournamentRights } from '../contract/policies.ts';
import type { SessionAnswer } from './session.ts';

export const VISITOR: SessionAnswer = { user: null, admin: false, tournaments: [] };

/** The rights a session gives in one tournament; `NO_RIGHTS` where it names none. */
export const rightsIn = (session: SessionAnswer, tid: string | null): TournamentRights =>
  session.tournaments.find((tournament) => tournament.tid === tid) ?? NO_RIGHTS;

/**
 * The facts the policy table decides on, as far as a browser knows them. It only hides what the server would
 * refuse anyway.
 */
export const accessOf = (
  session: SessionAnswer,
  tid: string | null = null,
  subject: string | null = null,
): Access => ({
  ref_id: session.user?.ref_id ?? null,
  platform: session.user?.utr_admin === 'main',
  rights: rightsIn(session, tid),
  subject,
});
