export * from './contract/invoices.ts';
export * from './contract/marks.ts';
export * from './contract/reads.ts';
export * from './contract/shapes.ts';
