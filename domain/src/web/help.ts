import type { Language } from '../kernel/language.ts';

/** Roles that have a guide of their own at `/help/{role}`, from those who only look to those who run it all. */
export const HELP_ROLES = [
  'visitor',
  'official',
  'volunteer',
  'courtmonitor',
  'captain',
  'coordinator',
  'master',
  'platform',
] as const;

export type HelpRole = (typeof HELP_ROLES)[number];

export const helpPath = (role: HelpRole): string => `/help/${role}`;

/** The same to keep, to send and to print. */
export const helpPdf = (role: HelpRole, language: Language): string => `/guides/${role}-${language}.pdf`;
