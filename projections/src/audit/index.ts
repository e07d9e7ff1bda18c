export { historyTournaments } from './mine.ts';
export { auditModel } from './project.ts';
export * from './queries.ts';
export type { AuditDatabase, NoteStatus } from './tables.ts';
export * from './trace.ts';
export * from './traceQueries.ts';
