import { outboxResource } from '@courtcrew/domain/messaging/index.ts';
import { runsEverything, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import { type RestResource, resource } from '../kernel/http/rest/resource.ts';
import type { Caller } from '../kernel/http/route.ts';
import { type ListingParts, messagePage } from '../kernel/jobs/index.ts';

/** Sections whose letters the caller may read; null for all. */
const readBy = (caller: Caller) => (runsEverything(caller) ? null : sectionsRunBy(caller));

const BY_ID = { sort: { field: 'time', descending: true }, offset: 0 };

/** The outbox as staff read it in react-admin: a page at a time, however many letters there are. */
export const messagingResources = (parts: ListingParts): readonly RestResource[] => [
  resource({
    spec: outboxResource,
    owner: ({ tid }) => ({ tid: tid ?? '' }),
    // Which sections a letter speaks of its row does not say: single letters are the masters'.
    opens: (_row, caller) => runsEverything(caller),
    list: ({ filter, ...page }, { caller }) =>
      messagePage(parts, { ...page, filter: { ...filter, sections: readBy(caller) } }),
    many: async (ids) => (await messagePage(parts, { ...BY_ID, filter: { ids }, limit: ids.length })).rows,
  }),
];
