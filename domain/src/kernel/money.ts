/** Money is integer cents everywhere but at the edge, where people write and read dollars. */

/** The number a form shows and a documented answer carries: 1250 cents are 12.5. */
export const dollars = (cents: number): number => cents / 100;

/** The cents of a number of dollars that an answer carries: 12.5 are 1250. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

const american = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50` */
export const moneyText = (cents: number): string => american.format(dollars(cents));

/** Cents add up exactly; dollars would not. */
export const sumOf = (amounts: Iterable<number>): number => {
  let total = 0;
  for (const cents of amounts) total += cents;
  return total;
};
