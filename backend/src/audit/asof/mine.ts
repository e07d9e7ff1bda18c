import { CHANGES_LISTED, myHistory } from '@courtcrew/domain/audit/index.ts';
import { streamKind } from '@courtcrew/domain/kernel/event.ts';
import { historyTournaments } from '@courtcrew/projections/audit/index.ts';
import { found, type Route, route } from '../../kernel/http/route.ts';
import { rosterAggregate } from '../../roster/index.ts';
import { accessAggregate, PLATFORM_ACCESS } from '../access.ts';
import { type EntryParts, entriesOf, newestFirst } from './entries.ts';

/** What a desk writes down about somebody for itself. */
const DESKS_OWN: ReadonlySet<string> = new Set([
  'RefereeNoted',
  'AuxNoted',
  'RefereeApproved',
  'ApprovalRemoved',
]);

/** What happened to the reader: nobody else is named but who did it. */
export const myHistoryRoute = (parts: EntryParts): Route =>
  route(myHistory, async ({ body: { tid, before, limit }, caller: { ref_id } }, use) => {
    const tournaments = await historyTournaments(use.db, ref_id);
    const chosen = tid
      ? found(
          tournaments.find((one) => one.tid === tid),
          'Tournament',
        )
      : tournaments[0];
    if (!chosen) return { tournaments, tid: null, changes: [], total: 0 };
    const trails = await Promise.all([
      ...parts.views.map(({ aggregate }) => parts.trails.of(aggregate, chosen.tid)),
      parts.trails.of(accessAggregate, PLATFORM_ACCESS),
    ]);
    const all = trails
      .flatMap(({ steps }) => steps.filter(({ refs }) => refs.includes(ref_id)))
      .filter(({ position }) => before === undefined || position < BigInt(before))
      .sort(newestFirst);
    const page = all.slice(0, limit ?? CHANGES_LISTED);
    const entries = await entriesOf(parts, use, page);
    return {
      tournaments,
      tid: chosen.tid,
      changes: entries.map(
        ({ time, author, action, type, court, position, note, changed, stream }, index) => ({
          ...{ time, author, action, type, court, position },
          subject: page[index]?.called ?? '',
          note: DESKS_OWN.has(type) ? null : note,
          changed: streamKind(stream) === rosterAggregate.name && !DESKS_OWN.has(type) ? changed : [],
        }),
      ),
      total: all.length,
    };
  });
