/** What other packages may use of copying one tournament's setup into another. */
export * from './contract.ts';
export * from './dates.ts';
export * from './plan.ts';
