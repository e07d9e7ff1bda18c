import {
  getOutbox,
  getTournamentOutbox,
  revealMessage,
  sendMessageAgain,
} from '@courtcrew/domain/messaging/index.ts';
import { runsEverything, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import {
  type ListingParts,
  listMessages,
  messagePage,
  messageRevealed,
  type Outbox,
} from '../kernel/jobs/index.ts';

/** What staff may read of the outbox. */
export const messagingRoutes = (parts: ListingParts & { readonly outbox: Outbox }): Route[] => [
  route(getTournamentOutbox, ({ tid, caller }) =>
    listMessages(parts, tid, runsEverything(caller) ? null : sectionsRunBy(caller)),
  ),
  route(sendMessageAgain, async ({ tid, params: { id }, caller }) => {
    const sections = runsEverything(caller) ? null : sectionsRunBy(caller);
    const filter = { ids: [id], tid, sections };
    const sort = { field: 'time', descending: true };
    const { rows } = await messagePage(parts, { filter, sort, offset: 0, limit: 1 });
    found(rows[0], 'Message');
    await parts.outbox.sendOneAgain(id);
    return { message: 'Saved' };
  }),
  route(getOutbox, () => listMessages(parts, null)),
  route(revealMessage, async ({ params: { id } }, use) => {
    const { text, ref_id } = found(await messageRevealed(parts, id), 'Message');
    use.http.note('message-revealed', ref_id === null ? {} : { subject: ref_id });
    return { text };
  }),
];

export { linksAggregate, messagingAggregate, templatesAggregate } from './aggregates.ts';
