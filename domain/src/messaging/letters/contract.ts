export * from './after.ts';
export * from './before.ts';
export type { LeftOut } from './fields.ts';
export * from './sending.ts';
