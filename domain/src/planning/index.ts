/** What other areas and packages may use of planning. */

export * from './amounts.ts';
export type { PlanningCommand } from './commands.ts';
export { getBudget, getToDoList } from './contract.ts';
export { planningDecider } from './decide.ts';
export { copyOf } from './decideCopy.ts';
export * from './due.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './model.ts';
export * from './rest.ts';
export type { PlanState } from './state.ts';
