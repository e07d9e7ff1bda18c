import {
  getOutbox,
  getTournamentOutbox,
  revealMessage,
  sendMessageAgain,
  sendPlatformMessageAgain,
} from '@courtcrew/domain/messaging/index.ts';
import { runsEverything, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import {
  type ListingParts,
  listMessages,
  type MessageFilter,
  messagePage,
  messageRevealed,
  type Outbox,
} from '../kernel/jobs/index.ts';

type Parts = ListingParts & { readonly outbox: Outbox };

async function sendAgain(parts: Parts, id: string, filter: Pick<MessageFilter, 'tid' | 'sections'> = {}) {
  const sort = { field: 'time', descending: true };
  const { rows } = await messagePage(parts, { filter: { ...filter, ids: [id] }, sort, offset: 0, limit: 1 });
  found(rows[0], 'Message');
  await parts.outbox.sendOneAgain(id);
  return { message: 'Saved' };
}

/** What staff may read of the outbox. */
export const messagingRoutes = (parts: Parts): Route[] => [
  route(getTournamentOutbox, ({ tid, caller }) =>
    listMessages(parts, tid, runsEverything(caller) ? null : sectionsRunBy(caller)),
  ),
  route(sendMessageAgain, ({ tid, params: { id }, caller }) =>
    sendAgain(parts, id, { tid, sections: runsEverything(caller) ? null : sectionsRunBy(caller) }),
  ),
  route(sendPlatformMessageAgain, ({ params: { id } }) => sendAgain(parts, id)),
  route(getOutbox, () => listMessages(parts, null)),
  route(revealMessage, async ({ params: { id } }, use) => {
    const { text, ref_id } = found(await messageRevealed(parts, id), 'Message');
    use.http.note('message-revealed', ref_id === null ? {} : { subject: ref_id });
    return { text };
  }),
];

export { messagingAggregate, templatesAggregate } from './aggregates.ts';
