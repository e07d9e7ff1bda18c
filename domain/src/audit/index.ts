export * from './asOf.ts';
export * from './compare.ts';
export * from './comparison.ts';
export * from './contract.ts';
export * from './proof.ts';
export * from './rest.ts';
export * from './security.ts';
