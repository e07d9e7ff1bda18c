export * from './contract.ts';
export * from './rest.ts';
