import type { DeskSay } from './words.ts';

/** What was done, and that those it concerns hear of it by email. */
export const withMail = (d: DeskSay, text: string, mailed: boolean | undefined): string =>
  mailed ? `${text} · ${d('schedule.emailSent')}` : text;
