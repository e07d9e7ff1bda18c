import * as calls from '@courtcrew/domain/audit/index.ts';
import { sectionOf, sectionsAuditedBy } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { notesOf, removedLog, standingLog } from '@courtcrew/projections/audit/index.ts';
import { type Caller, type Route, route, type Use } from '../kernel/http/route.ts';
import { monthAgo } from './monthAgo.ts';

/** The section a log was asked for, if there is one and it is the caller's. */
const sectionAsked = (caller: Caller, category = 'referee'): Section | undefined =>
  sectionsAuditedBy(caller).find((section) => section === category);

async function removedOf(use: Use, caller: Caller, tid: string, category: string | undefined) {
  const section = sectionAsked(caller, category);
  return section ? removedLog(use.db, tid, section) : [];
}

/** Everything a section's people signed up for, whether it stands or was removed, newest first. */
async function logOf(use: Use, caller: Caller, tid: string, category: string | undefined) {
  const section = sectionAsked(caller, category);
  if (!section) return [];
  const [standing, removed] = await Promise.all([
    standingLog(use.db, tid, section === 'volunteer' ? 'volunteer' : 'official'),
    removedLog(use.db, tid, section),
  ]);
  const open = { removal_time: null, note: null, removed_by: null };
  return [
    ...standing.filter((row) => sectionOf(row) === section).map((row) => ({ ...row, ...open })),
    ...removed,
  ].sort((a, b) => b.signup_time.localeCompare(a.signup_time) || a.shift_id.localeCompare(b.shift_id));
}

export const auditRoutes: readonly Route[] = [
  route(calls.getSchedulingLog, ({ tid, body, caller }, use) => logOf(use, caller, tid, body?.category)),
  route(calls.getSchedulingRemovedLog, ({ tid, body, caller }, use) =>
    removedOf(use, caller, tid, body?.category),
  ),
  route(calls.getSchedulingNotesByTournament, ({ tid, caller }, use) =>
    notesOf(use.db, { tid, sections: sectionsAuditedBy(caller) }),
  ),
  route(calls.getSchedulingNotesAll, (_, use) => notesOf(use.db, { since: monthAgo(use.now()) })),
];
