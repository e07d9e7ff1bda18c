const american = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50` of an amount in dollars, as it travels. */
export const dollarText = (dollars: number): string => american.format(dollars);
