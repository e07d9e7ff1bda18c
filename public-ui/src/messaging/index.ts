import { lazy } from 'react';

export { SubscribeButton } from './calendar/SubscribeButton.tsx';

/** What other areas' screens may show of messages; most pages have no use for it. */
export const BoardLinks = lazy(async () => ({ default: (await import('./BoardLinks.tsx')).BoardLinks }));
