import type { Route } from '../../kernel/http/route.ts';
import { afterRoutes, logResources } from './after.ts';
import { beforeRoutes } from './before.ts';
import { type LetterParts, sendRoutes } from './send.ts';

export { sendLetters } from './reactions.ts';

/** Letters to many: before they leave, while they do, and afterwards. */
export const letterRoutes = (parts: LetterParts & { readonly publicUrl: string }): readonly Route[] => [
  ...beforeRoutes(parts),
  ...sendRoutes(parts),
  ...afterRoutes(parts),
];

export const letterResources = logResources;
