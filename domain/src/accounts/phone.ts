/** US numbers are kept as ten digits; how they are typed or shown is the screens' affair. */
const US_PHONE_DIGITS = 10;

export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** True for exactly ten digits, whatever stands between them. */
export const isUsPhone = (typed: string): boolean => phoneDigits(typed).length === US_PHONE_DIGITS;

/** Digits to keep, or null for a field left empty. */
export const phoneOrNull = (typed: string | null | undefined): string | null =>
  phoneDigits(typed ?? '') || null;
