import {
  CONTACT_FLAGS,
  CONTACT_PHONE_DIGITS,
  FLAG_OF,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@courtcrew/domain/board/model.ts';
import type { contactsResource } from '@courtcrew/domain/board/rest.ts';
import type { z } from 'zod';

/** No room tells of contacts: they are contact data. Another coordinator's change shows after this time, ms. */
export const REFRESH_MS = 30_000;

/** A contact as its list holds it; its id names the tournament, too. */
export type Contact = z.output<typeof contactsResource.row>;

/** What is switched in the list, in its order. */
export const SWITCHES = ['active', ...CONTACT_FLAGS] as const;
export type Switch = (typeof SWITCHES)[number];

/** A number as it is typed: digits alone, and no more of them than it has. */
export const phoneShape = (typed: string): string => typed.replace(/\D/g, '').slice(0, CONTACT_PHONE_DIGITS);

export const isContactPhone = (digits: string): boolean => digits.length === CONTACT_PHONE_DIGITS;

/** Kinds of calls that no contact on duty would be texted about. */
export const unheard = (contacts: readonly Pick<Contact, Switch>[]): readonly NotificationType[] =>
  NOTIFICATION_TYPES.filter((type) => !contacts.some((contact) => contact.active && contact[FLAG_OF[type]]));
