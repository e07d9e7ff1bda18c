import type { TimeZone } from '../kernel/time.ts';
import {
  type ChairCertification,
  type Credential,
  DEFAULT_CREDENTIAL,
  type ProviderType,
  type Shirt,
  type UnisexShirt,
} from './choices.ts';

/** What identifies or reaches a person, and what they typed themselves: sealed in every event. */
export interface Details {
  first: string;
  last: string;
  email: string | null;
  /** For text messages; ten digits. */
  phone: string | null;
  alt_phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  /** Where the person lives during tournaments. */
  alt_address: string | null;
  emergency_name: string | null;
  emergency_number: string | null;
  paypal: string | null;
  venmo: string | null;
  zelle: string | null;
  itf_id: string | null;
  utr_member_id: string | null;
  barcode: string | null;
  ppa_rating: string | null;
}

/** Choices from lists and flags: they say nothing about who somebody is, so they stay readable in the log. */
export interface Choices {
  credentials: Credential;
  /** Checked by staff; every change of the credentials by the person takes it away. */
  credentials_verified: boolean;
  chair_certification: ChairCertification | null;
  provider_type: ProviderType | null;
  shirt: Shirt | null;
  shirt2: UnisexShirt | null;
  usap_ambassador: boolean;
  /** Wants to be contacted for work as a referee, line judge, volunteer. */
  referee: boolean;
  line_judge: boolean;
  volunteer: boolean;
  newsletter: boolean;
  texts_stopped: boolean;
  /** Whoever writes to them may see that they opened it. */
  read_receipts: boolean;
  /** Wants to be reminded by mail of shifts and tasks, and by text too. */
  reminders: boolean;
  reminder_texts: boolean;
  /** Wants a letter about what they signed up for or left themselves. */
  signup_letters: boolean;
  /** Whose nights are quiet; null for those of the venue. */
  home_zone: TimeZone | null;
  utr_master_list: boolean;
}

export type Profile = Details & Choices;

export const NO_DETAILS: Details = {
  first: '',
  last: '',
  email: null,
  phone: null,
  alt_phone: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  alt_address: null,
  emergency_name: null,
  emergency_number: null,
  paypal: null,
  venmo: null,
  zelle: null,
  itf_id: null,
  utr_member_id: null,
  barcode: null,
  ppa_rating: null,
};

export const DEFAULT_CHOICES: Choices = {
  credentials: DEFAULT_CREDENTIAL,
  credentials_verified: false,
  chair_certification: null,
  provider_type: null,
  shirt: null,
  shirt2: null,
  usap_ambassador: false,
  referee: false,
  line_judge: false,
  volunteer: false,
  newsletter: false,
  texts_stopped: false,
  read_receipts: false,
  reminders: true,
  reminder_texts: false,
  signup_letters: true,
  home_zone: null,
  utr_master_list: false,
};

/** The name of somebody who was forgotten, wherever a name has to stand. */
export const FORMER_MEMBER = { first: 'Former', last: 'Member' } as const;

/** The part of `wanted` that differs from `current`; fields that are absent in `wanted` are left as they are. */
export function changesOf<T extends object>(current: T, wanted: Partial<T>): Partial<T> {
  const entries = Object.entries(wanted) as [keyof T, T[keyof T]][];
  return Object.fromEntries(
    entries.filter(([field, value]) => field in current && value !== undefined && value !== current[field]),
  ) as Partial<T>;
}

const namedIn = <T extends object>(known: T, form: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(form).filter(([field, value]) => field in known && value !== undefined),
  ) as Partial<T>;

/** A form's fields as events part them; fields that are undefined or of no profile are left out. */
export const parted = (form: Partial<Profile>): { details: Partial<Details>; choices: Partial<Choices> } => ({
  details: namedIn(NO_DETAILS, form),
  choices: namedIn(DEFAULT_CHOICES, form),
});
