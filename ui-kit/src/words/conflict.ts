import { said } from './said.ts';

/** What a conflict says, in the reader's language; some do not say what they are. */
export const conflictSaid = (text: string | undefined): string => said(text || 'CONFLICT');
