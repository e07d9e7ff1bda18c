import { getOutbox, getTournamentOutbox } from '@courtcrew/domain/messaging/index.ts';
import { runsEverything, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import { type Route, route } from '../kernel/http/route.ts';
import { type ListingParts, listMessages } from '../kernel/jobs/index.ts';

/** What staff may read of the outbox. */
export const messagingRoutes = (parts: ListingParts): Route[] => [
  route(getTournamentOutbox, ({ tid, caller }) =>
    listMessages(parts, tid, runsEverything(caller) ? null : sectionsRunBy(caller)),
  ),
  route(getOutbox, () => listMessages(parts, null)),
];

export { linksAggregate, messagingAggregate, templatesAggregate } from './aggregates.ts';
