import { CREDENTIALS, DEFAULT_CREDENTIAL } from '@courtcrew/domain/accounts/choices.ts';
import { NO_DETAILS } from '@courtcrew/domain/accounts/person.ts';
import { type PasswordOwner, passwordProblem } from '@courtcrew/domain/accounts/policies/password.ts';
import { entryProblems } from '@courtcrew/domain/accounts/policies/profile.ts';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { chosen } from './chosen.ts';
import type { Broken } from './ruleErrors.ts';

export const NEW_ACCOUNT = {
  first: '',
  last: '',
  one_name: false,
  email: '',
  password: '',
  confirm: '',
  phone: '',
  alt_phone: '',
  credentials: DEFAULT_CREDENTIAL as string,
  newsletter: false,
  masterList: false,
};

export type Registration = typeof NEW_ACCOUNT;

/** Rules of the two password fields; `mismatch` is the form's own text. */
export function passwordProblems(
  password: string,
  confirm: string,
  mismatch: string,
  owner: PasswordOwner = {},
): Broken[] {
  const weak = passwordProblem(password, owner);
  return [
    ...(weak === null ? [] : [{ field: 'password', inline: weak }]),
    ...(password === confirm ? [] : [{ field: 'confirm', inline: mismatch }]),
  ];
}

export function registrationProblems(values: Registration): readonly Broken[] {
  const { first, last, one_name, email, password, confirm, phone, alt_phone } = values;
  const details = {
    ...NO_DETAILS,
    first,
    last,
    email: email.trim(),
    phone: phone.trim() || null,
    alt_phone: alt_phone.trim() || null,
  };
  return [
    ...entryProblems(details, one_name),
    ...passwordProblems(password, confirm, TEXTS.mismatchOnBlur, details),
  ];
}

export function registrationBody({ confirm: _, credentials, ...values }: Registration, source?: string) {
  return {
    ...values,
    email: values.email.trim(),
    credentials: chosen(CREDENTIALS, credentials),
    ...(source && { source: source.slice(0, 100) }),
  };
}
