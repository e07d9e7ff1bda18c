/** What the other packages may use of the reconciliation. */
export * from './contract.ts';
export * from './invoices/book.ts';
export * from './invoices/events.ts';
export * from './policies/invoice.ts';
export * from './policies/totals.ts';
export * from './policies/turns.ts';
export * from './rest.ts';
