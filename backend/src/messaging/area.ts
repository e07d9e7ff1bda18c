import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { type MessagingState, outboxResource } from '@courtcrew/domain/messaging/index.ts';
import { runsEverything, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import {
  lettersBy,
  lettersOnlyTo,
  linksModel,
  messagingModel,
  tournamentsPostedIn,
} from '@courtcrew/projections/messaging/index.ts';
import { personAggregate } from '../accounts/index.ts';
import type { Area } from '../kernel/area.ts';
import type { Then } from '../kernel/asOf.ts';
import { type RestResource, resource } from '../kernel/http/rest/resource.ts';
import type { Caller } from '../kernel/http/route.ts';
import { type ListingParts, messagePage, type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { linksAggregate, messagingAggregate, templatesAggregate } from './aggregates.ts';
import { calendarRoutes } from './calendar/index.ts';
import { messagingRoutes } from './index.ts';
import { leavingRoutes, stopForWhoLeft } from './leaving/index.ts';
import { LeavingLinks } from './leaving/links.ts';
import { afterRoutes, logResources } from './letters/after.ts';
import { beforeRoutes } from './letters/before.ts';
import { sendLetters } from './letters/reactions.ts';
import { sendRoutes } from './letters/send.ts';
import { postRoom, postRoutes, postRows, writeToPosters } from './posts/index.ts';
import { remindOfShifts } from './reminders/index.ts';
import { templateResource, templateRoutes } from './templates.ts';
import { textingRoutes } from './texting/index.ts';

/** What had been sent and posted; the words are sealed, and stand in the lists of letters and posts. */
function show(then: Then): Pick<Standing, 'letters' | 'posts'> {
  const { letters, posts } = then.state<MessagingState>(messagingAggregate);
  return {
    letters: [...letters].map(([id, letter]) => ({ id, ...letter })),
    posts: [...posts].map(([id, post]) => ({ id, ...post })),
  };
}

/** Sections whose letters the caller may read; null for all. */
const readBy = (caller: Caller) => (runsEverything(caller) ? null : sectionsRunBy(caller));

const BY_ID = { sort: { field: 'time', descending: true }, offset: 0 };

/** The outbox as staff read it in react-admin: a page at a time, however many letters there are. */
const messagingResources = (parts: ListingParts): readonly RestResource[] => [
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

/** A forgotten person's messages go, those that wait and those that were kept. */
export const forgetMessages = reactBy(
  personAggregate,
  { name: 'forget-messages' },
  { PersonForgotten: ({ stream }, { outbox }) => outbox.forget(streamId(stream)) },
);

/** What they wrote to others goes, what was written to them alone, and what they kept to write again. */
const forgetWords = reactBy(
  personAggregate,
  { name: 'messaging.forget-words', reads: [messagingModel] },
  {
    PersonForgotten: async ({ stream }, { db, execute }) => {
      const ref_id = streamId(stream);
      const [written, received] = await Promise.all([lettersBy(db, ref_id), lettersOnlyTo(db, ref_id)]);
      for (const tid of new Set([...written.keys(), ...received.keys()])) {
        const letters = [...new Set([...(written.get(tid) ?? []), ...(received.get(tid) ?? [])])];
        await execute(messagingAggregate, tid, { type: 'ForgetLetters', ref_id, letters });
      }
      for (const tid of await tournamentsPostedIn(db, ref_id)) {
        await execute(messagingAggregate, tid, { type: 'ForgetPosts', ref_id });
      }
      await execute(templatesAggregate, ref_id, { type: 'ForgetTemplates' });
    },
  },
);

export const forgetting: readonly Reaction[] = [forgetMessages, forgetWords];

export const messagingArea: Area = {
  name: 'messaging',
  aggregates: [messagingAggregate, templatesAggregate, linksAggregate],
  // A section's desk reads its own letters alone, and the log of a letter does not say whose it was.
  asOf: { aggregate: messagingAggregate, policy: 'master', show },
  readModels: [messagingModel, linksModel],
  open: (product) => {
    const { db, identity, outbox, publicUrl } = product;
    const parts = { db, outbox, publicUrl, links: new LeavingLinks(product.secretFor('leave-letters')) };
    return {
      routes: [
        ...messagingRoutes(product),
        ...templateRoutes,
        ...[...beforeRoutes(parts), ...sendRoutes(parts), ...afterRoutes(parts)],
        ...postRoutes(product),
        ...leavingRoutes(parts),
        ...textingRoutes(product),
        ...calendarRoutes({ identity, outbox, publicUrl, calendarSecret: product.secretFor('calendar') }),
      ],
      rest: [...messagingResources(product), templateResource, ...logResources(product)],
      rows: postRows(db),
      reactions: [...forgetting, sendLetters(parts), writeToPosters, stopForWhoLeft],
      schedules: [remindOfShifts(parts)],
      rooms: [postRoom],
    };
  },
};
