import { getSchedulingLog, notesResource, schedulingLogResource } from '@courtcrew/domain/audit/index.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { sectionsAuditedBy } from '@courtcrew/domain/roster/index.ts';
import { SECTIONS } from '@courtcrew/domain/tournaments/index.ts';
import { noteList, notesById } from '@courtcrew/projections/audit/index.ts';
import { type RestResource, resource } from '../kernel/http/rest/resource.ts';
import { tableResource } from '../kernel/http/rest/table.ts';
import { monthAgo } from './monthAgo.ts';

/** Notes of all tournaments are those of the past month, whatever is asked for. */
const recent = ({ time_gte = '' }: { readonly time_gte?: string | undefined }, now: string) => {
  const since = monthAgo(now);
  return { time_gte: time_gte > since ? time_gte : since };
};

const schedulingNotes = resource({
  spec: notesResource,
  owner: ({ tid }) => ({ tid }),
  opens: ({ section }, caller) => sectionsAuditedBy(caller).includes(section),
  list: ({ filter, ...page }, { use, caller }) =>
    noteList(use.db, {
      ...page,
      filter: {
        ...filter,
        ...(filter.tid === undefined && recent(filter, use.now())),
        sections: sectionsAuditedBy(caller),
      },
    }),
  many: (ids, { use }) => notesById(use.db, ids),
});

const schedulingLog = tableResource({
  spec: schedulingLogResource,
  searched: ['person', 'name', 'removed_by'],
  // Sections that are not the caller's have no rows.
  async rows(tid, { ask }) {
    const logs = await Promise.all(
      SECTIONS.map(async (section) => {
        const log = await ask(getSchedulingLog, { params: { tid }, body: { category: section } });
        return log.map((row) => ({ ...row, section }));
      }),
    );
    return logs.flat().map((row) => ({
      ...row,
      // One who signed up again after a removal may have the same row again.
      key: row.removal_time === null ? row.shift_id : `${row.shift_id}-${Date.parse(row.removal_time)}`,
      person: fullName(row),
      removed: row.removal_time !== null,
    }));
  },
});

export const auditResources: readonly RestResource[] = [schedulingNotes, schedulingLog];
