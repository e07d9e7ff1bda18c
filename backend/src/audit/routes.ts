import * as calls from '@courtcrew/domain/audit/index.ts';
import { sectionsAuditedBy } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import {
  inSections,
  LATEST_REMOVAL,
  schedulingLog,
  schedulingNotes,
} from '@courtcrew/projections/audit/index.ts';
import { type Caller, type Route, route } from '../kernel/http/route.ts';
import { monthAgo } from './monthAgo.ts';

/** The section a log was asked for, if there is one and it is the caller's. */
const sectionAsked = (caller: Caller, category = 'referee'): Section | undefined =>
  sectionsAuditedBy(caller).find((section) => section === category);

export const auditRoutes: readonly Route[] = [
  route(calls.getSchedulingLog, async ({ tid, body, caller }, use) => {
    const section = sectionAsked(caller, body?.category);
    return section ? schedulingLog.all(use.db, { tid, section }) : [];
  }),
  route(calls.getSchedulingRemovedLog, async ({ tid, body, caller }, use) => {
    const section = sectionAsked(caller, body?.category);
    const removals = { tid, section, removed: true };
    return section ? schedulingLog.all(use.db, removals, { order: LATEST_REMOVAL }) : [];
  }),
  route(calls.getSchedulingNotesByTournament, ({ tid, caller }, use) =>
    schedulingNotes.all(use.db, { tid }, { only: inSections(sectionsAuditedBy(caller)) }),
  ),
  route(calls.getSchedulingNotesAll, (_, use) =>
    schedulingNotes.all(use.db, { time_gte: monthAgo(use.now()) }),
  ),
];
