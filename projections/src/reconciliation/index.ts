export * from './invoices.ts';
export * from './matches.ts';
export { reconciliationModel } from './project.ts';
export type { ReconciliationDatabase } from './tables.ts';
