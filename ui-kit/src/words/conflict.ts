import type { Filled } from '@courtcrew/domain/kernel/text.ts';
import { localized } from './localized.ts';

/** What a conflict says, in the reader's language; some do not say what they are. */
export const localizedConflict = ({
  text,
  template,
}: {
  readonly text?: string;
  readonly template?: Filled | undefined;
}): string => localized(text || 'CONFLICT', template);
