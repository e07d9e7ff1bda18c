export { planningModel } from './project.ts';
export * from './queries.ts';
export type { PlanningDatabase } from './tables.ts';
