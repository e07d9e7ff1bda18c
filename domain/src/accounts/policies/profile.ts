import { isPhone } from '../../kernel/phone.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { isVisible } from '../../kernel/visible.ts';
import { looksLikeEmail } from '../email.ts';
import type { Details } from '../person.ts';
import { TEXTS } from '../texts.ts';

export const ALT_ADDRESS_MAX = 254;

export interface Problem {
  readonly field: keyof Details;
  /** Under the field while editing. */
  readonly inline: string;
  /** In the summary when Save is pressed. */
  readonly summary: string;
}

type Rule = (details: Details, oneName: boolean) => Problem | null;

const firstName: Rule = ({ first }) =>
  isVisible(first) ? null : { field: 'first', inline: TEXTS.firstInline, summary: TEXTS.firstSummary };

const lastName: Rule = ({ last }, oneName) => {
  if (isVisible(last) !== oneName) return null;
  const [inline, summary] = oneName
    ? [TEXTS.lastOfOneName, TEXTS.lastOfOneName]
    : [TEXTS.lastInline, TEXTS.lastSummary];
  return { field: 'last', inline, summary };
};

const phone =
  (field: keyof Details, inline: string, summary: string): Rule =>
  (details) => {
    const value = details[field];
    return value !== null && !isPhone(value) ? { field, inline, summary } : null;
  };

const names: readonly Rule[] = [firstName, lastName];

/** Text reminders go to this number, so a saved profile must have one. */
const phonePresent: Rule = ({ phone }) =>
  phone === null ? { field: 'phone', inline: TEXTS.phoneInline, summary: TEXTS.phoneSummary } : null;

const altAddressShort: Rule = ({ alt_address }) =>
  (alt_address?.length ?? 0) > ALT_ADDRESS_MAX
    ? { field: 'alt_address', inline: TEXTS.altAddressTooLong, summary: TEXTS.altAddressTooLong }
    : null;

const profileRules: readonly Rule[] = [
  ...names,
  phonePresent,
  phone('phone', TEXTS.phoneInline, TEXTS.phoneSummary),
  phone('alt_phone', TEXTS.phoneInline, TEXTS.altPhoneSummary),
  altAddressShort,
];

const emailWellFormed: Rule = ({ email }) =>
  email !== null && !looksLikeEmail(email)
    ? { field: 'email', inline: TEXTS.invalidEmail, summary: TEXTS.invalidEmail }
    : null;

/** Of people who register and of people the desk enters: a phone is checked only where there is one. */
const entryRules: readonly Rule[] = [
  ...names,
  emailWellFormed,
  phone('phone', TEXTS.phoneAtRegistration, TEXTS.phoneAtRegistration),
  phone('alt_phone', TEXTS.phoneAtRegistration, TEXTS.phoneAtRegistration),
];

const problemsBy =
  (rules: readonly Rule[]) =>
  (details: Details, oneName = false): Problem[] =>
    rules.map((rule) => rule(details, oneName)).filter((problem) => problem !== null);

/** Everything that stops this profile from being saved, in the order of the form. With `oneName` there is no last name. */
export const profileProblems = problemsBy(profileRules);
/** Everything that stops this person from being registered or entered by the desk. */
export const entryProblems = problemsBy(entryRules);

/** One refusal for a form: the first problem as its text, every problem at its field. */
export function refuseProblems(problems: readonly Problem[]): Refusal | null {
  const first = problems[0];
  if (!first) return null;
  const fields: Record<string, string> = {};
  for (const { field, inline } of problems) fields[field] ??= inline;
  return refuse('invalid', first.summary, { fields });
}
