/** Money is integer cents everywhere but at the edge, where people write and read dollars. */

/** The number a form shows and a documented answer carries: 1250 cents are 12.5. */
export const dollars = (cents: number): number => cents / 100;

/** The cents of a number of dollars that an answer carries: 12.5 are 1250. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** Commas between thousands: `1,000` and `1,000.50`. */
const THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(?=\.|$)/;
/** A comma before one or two digits is the point, which the keypad of many a phone lacks. */
const DECIMAL_COMMA = /^\d+,\d{1,2}$/;
const WRITTEN = /^\d{1,7}(\.\d{1,2})?$/;

/**
 * The cents of an amount of dollars as people write it. Undefined where it is none, such as with a comma elsewhere or more
 * than two decimals.
 */
export function centsWritten(text: string): number | undefined {
  const trimmed = text.trim();
  const point = DECIMAL_COMMA.test(trimmed) ? '.' : '';
  const plain = point || THOUSANDS.test(trimmed) ? trimmed.replaceAll(',', point) : trimmed;
  return WRITTEN.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

const american = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50` */
export const moneyText = (cents: number): string => american.format(dollars(cents));

/** Cents add up exactly; dollars would not. */
export const sumOf = (amounts: Iterable<number>): number => {
  let total = 0;
  for (const cents of amounts) total += cents;
  return total;
};
