import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { plainPhone } from './phone.ts';

/** Phone numbers by the rules of their countries. For the server: the tables are large. */

export const PHONE_EXTENSION = 'Leave out the extension: only a number of its own can be called and texted';
export const PHONE_COUNTRY = 'is not a number of its country; begin with + and the code of the country';
export const PHONE_START = 'No US number begins with 0 or 1; begin with + and the code of the country';
export const PHONE_UNREAD = 'must be a phone number: ten US digits, or + and the code of the country';

type Read = { readonly number: string | null } | { readonly fault: string };

/**
 * A typed number as it is kept: ten digits of a US number, else E.164; null for nothing typed.
 * @param unread what is said of something that has not the length of a number
 */
export function readPhone(typed: string, unread: string = PHONE_UNREAD): Read {
  const plain = plainPhone(typed);
  if (plain === '') return { number: null };
  try {
    const found = parsePhoneNumberWithError(plain, { defaultCountry: 'US', extract: false });
    if (found.ext) return { fault: PHONE_EXTENSION };
    if (found.countryCallingCode !== '1')
      return found.isValid() ? { number: found.number } : { fault: PHONE_COUNTRY };
    const { nationalNumber } = found;
    if (nationalNumber.length !== 10) return { fault: unread };
    return /^[2-9]/.test(nationalNumber) ? { number: nationalNumber } : { fault: PHONE_START };
  } catch (error) {
    if (error instanceof ParseError) return { fault: plain.startsWith('+') ? PHONE_COUNTRY : unread };
    throw error;
  }
}

/** The kept form of an address that may be a number; digits alone where it is none. */
export function keptPhone(typed: string): string {
  const read = readPhone(typed);
  return 'number' in read ? (read.number ?? '') : typed.replace(/\D/g, '');
}
