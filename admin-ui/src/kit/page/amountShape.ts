/**
 * An amount while it is typed: digits, points and commas, whose meaning the server alone reads. What makes no amount of it stays to be
 * refused: without its sign, its comma or its second point it would be another amount.
 */
export const amountShape = (typed: string): string => typed.replaceAll(/[^\d.,-]/g, '');
