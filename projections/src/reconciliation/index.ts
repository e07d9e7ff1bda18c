export * from './invoices.ts';
export * from './matches.ts';
export { reconciliationModel } from './project.ts';
export type { InvoiceRow, ReconciliationDatabase } from './tables.ts';
