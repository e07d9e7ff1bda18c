export { rosterModel } from './project.ts';
export type { Rosters } from './queries/database.ts';
export * from './queries/facts.ts';
export * from './queries/lists.ts';
export * from './queries/schedules.ts';
export * from './queries/shifts.ts';
export * from './queries/staff.ts';
export type { RosterDatabase } from './tables.ts';
