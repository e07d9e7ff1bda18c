export { payoutsModel } from './project.ts';
export * from './queries.ts';
export type { PayoutsDatabase } from './tables.ts';
