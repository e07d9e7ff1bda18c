export { messagingModel } from './project.ts';
export * from './queries.ts';
export type { MessagingDatabase } from './tables.ts';
