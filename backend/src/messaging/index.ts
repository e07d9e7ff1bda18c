import { getOutbox, getTournamentOutbox } from '@courtcrew/domain/messaging/index.ts';
import { type Route, route } from '../http/route.ts';
import { type ListingParts, listMessages } from '../jobs/index.ts';

/** What staff may read of the outbox. */
export const messagingRoutes = (parts: ListingParts): Route[] => [
  route(getTournamentOutbox, ({ tid }) => listMessages(parts, tid)),
  route(getOutbox, () => listMessages(parts, null)),
];
