import {
  CONTACT_FLAGS,
  CONTACT_PHONE_DIGITS,
  FLAG_OF,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@courtcrew/domain/board/model.ts';
import type { contactsResource } from '@courtcrew/domain/board/rest.ts';
import { isPhone, plainPhone } from '@courtcrew/domain/kernel/phone.ts';
import type { z } from 'zod';

/** No room tells of contacts: they are contact data. Another coordinator's change shows after this time, ms. */
export const REFRESH_MS = 30_000;

/** A contact as its list holds it; its id names the tournament, too. */
export type Contact = z.output<typeof contactsResource.row>;

/** What is switched in the list, in its order. */
export const SWITCHES = ['active', ...CONTACT_FLAGS] as const;
export type Switch = (typeof SWITCHES)[number];

/**
 * A number as it is typed: digits alone, and none behind the eleventh. Other numbers stay as they are pasted or typed.
 * @param before what stood there
 */
export function phoneShape(typed: string, before: string): string {
  const plain = plainPhone(typed);
  const digits = plain.replace(/\D/g, '');
  if (/[^\d\s().-]/.test(plain) && !/^\+[\s(]*1/.test(plain)) return typed;
  const oneMore = before.length === CONTACT_PHONE_DIGITS && plain.startsWith(before);
  if (oneMore && plain.length === CONTACT_PHONE_DIGITS + 1) return before;
  return digits.length <= CONTACT_PHONE_DIGITS ? digits : typed;
}

/** With the country's code, as far as can be said without its rules. */
export const isContactPhone = (typed: string): boolean =>
  isPhone(typed) && plainPhone(typed).replace(/\D/g, '').length !== CONTACT_PHONE_DIGITS - 1;

/** Kinds of calls that no contact on duty would be texted about. */
export const unheard = (contacts: readonly Pick<Contact, Switch>[]): readonly NotificationType[] =>
  NOTIFICATION_TYPES.filter((type) => !contacts.some((contact) => contact.active && contact[FLAG_OF[type]]));
