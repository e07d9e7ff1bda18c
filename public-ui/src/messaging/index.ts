import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

export { SubscribeButton } from './calendar/SubscribeButton.tsx';

/** What other areas' screens may show of messages; most pages have no use for it. */
export const BoardLinks = lazyPart(async () => (await import('./BoardLinks.tsx')).BoardLinks);
