import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

/** Loaded apart: most pages have no messages. */
export const BoardLinks = lazyPart(async () => (await import('./BoardLinks.tsx')).BoardLinks);
