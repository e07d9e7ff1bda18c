import { notesResource, schedulingLogResource } from '@courtcrew/domain/audit/index.ts';
import { sectionsAuditedBy } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { inSections, schedulingLog, schedulingNotes } from '@courtcrew/projections/audit/index.ts';
import { sql } from 'kysely';
import { listResource, tournamentResource } from '../kernel/http/rest/list.ts';
import type { RestContext, RestResource } from '../kernel/http/rest/resource.ts';
import type { Caller } from '../kernel/http/route.ts';
import { monthAgo } from './monthAgo.ts';

const audited = ({ caller }: RestContext) => inSections(sectionsAuditedBy(caller));

const opens = ({ section }: { readonly section: Section }, caller: Caller): boolean =>
  sectionsAuditedBy(caller).includes(section);

export const auditResources: readonly RestResource[] = [
  listResource({
    spec: notesResource,
    list: schedulingNotes,
    key: 'id',
    owner: ({ tid }) => ({ tid }),
    opens,
    // Notes of all tournaments are those of the past month, whatever is asked for.
    only: (context) =>
      context.tid === ''
        ? sql`${audited(context)} and time >= ${monthAgo(context.use.now())}`
        : audited(context),
  }),
  tournamentResource({ spec: schedulingLogResource, list: schedulingLog, key: 'key', opens, only: audited }),
];
