export { questionsModel } from './project.ts';
export * from './queries.ts';
export type { QuestionsDatabase } from './tables.ts';
