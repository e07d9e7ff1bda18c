import type { Filled } from '@courtcrew/domain/kernel/text.ts';
import { said } from './said.ts';

/** What a conflict says, in the reader's language; some do not say what they are. */
export const conflictSaid = ({
  text,
  template,
}: {
  readonly text?: string;
  readonly template?: Filled | undefined;
}): string => said(text || 'CONFLICT', template);
