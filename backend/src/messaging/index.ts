import { getOutbox, getTournamentOutbox, revealMessage } from '@courtcrew/domain/messaging/index.ts';
import { runsEverything, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import { type ListingParts, listMessages, messageRevealed } from '../kernel/jobs/index.ts';

/** What staff may read of the outbox. */
export const messagingRoutes = (parts: ListingParts): Route[] => [
  route(getTournamentOutbox, ({ tid, caller }) =>
    listMessages(parts, tid, runsEverything(caller) ? null : sectionsRunBy(caller)),
  ),
  route(getOutbox, () => listMessages(parts, null)),
  route(revealMessage, async ({ params: { id } }, use) => {
    const { text, ref_id } = found(await messageRevealed(parts, id), 'Message');
    use.http.note('message-revealed', ref_id === null ? {} : { subject: ref_id });
    return { text };
  }),
];

export { linksAggregate, messagingAggregate, templatesAggregate } from './aggregates.ts';
