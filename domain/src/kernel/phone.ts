/**
 * Phone numbers without the library that knows every country's (`phoneNumber.ts`): what forms do while somebody types, and
 * how a kept number reads. Kept are the ten digits of a US number, and any other as E.164: `+447801076821`.
 */

const US_DIGITS = 10;
const US = /^[2-9]\d{9}$/;
/** As long as E.164 allows; the country's code is part of it. */
const ABROAD = /^\+(?!1)[1-9]\d{6,14}$/;

/** Zero of the script a digit belongs to stands at most nine code points before it. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** The text in plain digits, plus signs and letters: full-width and other scripts' digits count, invisible characters do not. */
export const plainPhone = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .trim();

/** The number as it is kept if it is a US number, however it is written and with or without its 1. */
function usDigits(plain: string): string | undefined {
  if (!/^\+?[\d\s().\-‐-―/]*$/.test(plain)) return undefined;
  const digits = plain.replace(/\D/g, '').replace(plain.startsWith('+') ? /^1/ : /^1(?=\d{10}$)/, '');
  const isHere = !plain.startsWith('+') || /^\+[\s(]*1/.test(plain);
  return isHere && digits.length === US_DIGITS ? digits : undefined;
}

/**
 * What a field for a number shows for what was typed: a US number as its digits, anything else as it is, so that nothing is
 * cut before it is refused. A digit typed behind ten is not taken.
 * @param before what stood there
 */
export function typedPhone(typed: string, before = ''): string {
  const plain = plainPhone(typed);
  const us = usDigits(plain);
  if (us !== undefined) return us;
  const onlyDigits = /^[\d\s().-]*$/.test(plain);
  const oneMore = (_: string, at: number) => plain.slice(0, at) + plain.slice(at + 1) === before;
  if (onlyDigits && usDigits(before) === before && [...plain].some(oneMore)) return before;
  return onlyDigits && plain.replace(/\D/g, '').length < US_DIGITS ? plain.replace(/\D/g, '') : typed;
}

/** Whether it may be a number, as far as can be said without its country's rules. */
export const isPhone = (typed: string): boolean => {
  const plain = plainPhone(typed);
  const us = usDigits(plain);
  return us !== undefined ? US.test(us) : ABROAD.test(plain.replace(/[\s().\-‐-―/]/g, ''));
};

/** As the provider of text messages takes it, E.164; null for what is no kept number. A US number may have its 1. */
export function dialled(kept: string): string | null {
  const us = usDigits(plainPhone(kept));
  if (us !== undefined) return US.test(us) ? `+1${us}` : null;
  return ABROAD.test(kept) ? kept : null;
}
