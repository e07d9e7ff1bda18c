/** Digits only, at most four. */
export const digitsOnly = (typed: string): string => typed.replace(/\D/g, '').slice(0, 4);
