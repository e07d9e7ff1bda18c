/**
 * An amount while it is typed. Phones of many languages offer a comma alone, and it means the point; what makes no amount of
 * it stays to be refused: without its sign or its second point it would be another amount.
 */
export const amountShape = (typed: string): string => typed.replaceAll(',', '.').replaceAll(/[^\d.-]/g, '');
