/** What other areas and the other packages may use of questions. */
export * from './contract.ts';
export { type QuestionEvent, questionEvents } from './events.ts';
export * from './model.ts';
export { type QuestionCommand, type QuestionState, question } from './question.ts';
export { questionsResource } from './rest.ts';
