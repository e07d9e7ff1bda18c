/** What other areas and packages may use of tournaments. */

export * from './bulkImport.ts';
export * from './choices.ts';
export type { CoordinatorChange, CopiedCourt, TournamentCommand } from './commands.ts';
export { getCourtNames, getTournamentAdmin, getTournamentAdmins } from './contract.ts';
export { tournamentDecider } from './decide.ts';
export { missingPay } from './decideCopy.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './intake.ts';
export * from './policies/courts.ts';
export * from './policies/editing.ts';
export * from './policies/phase.ts';
export * from './policies/signup.ts';
export * from './policies/visibility.ts';
export { faultOf, recordOf } from './record.ts';
export type { TournamentState } from './state.ts';
