/** US numbers are kept as ten digits; how they are typed or shown is the screens' affair. */
const US_PHONE_DIGITS = 10;

/** The country, as the international form writes it before a number. */
const COUNTRY = /^\s*\+\s*1/;

/** The digits of a number as it is typed, without the country's `+1`. */
export const phoneDigits = (typed: string): string => typed.replace(COUNTRY, '').replace(/\D/g, '');

/** What a field for a number takes while it is typed: ten digits, or a `+` until the whole number is there. */
export function typedPhone(typed: string): string {
  const digits = phoneDigits(typed);
  const begun = typed.trimStart().startsWith('+') && digits.length < US_PHONE_DIGITS;
  return begun ? `+${typed.replace(/\D/g, '')}` : digits.slice(0, US_PHONE_DIGITS);
}

/** True for exactly ten digits, whatever stands between them. */
export const isUsPhone = (typed: string): boolean => phoneDigits(typed).length === US_PHONE_DIGITS;

/** Digits to keep, or null for a field left empty. */
export const phoneOrNull = (typed: string | null | undefined): string | null =>
  phoneDigits(typed ?? '') || null;
