import { column, nullable, type RowOf, table } from '../kernel/readModel.ts';

/** Questions to the platform; one without an answer is read by the platform alone. */
export const questions = table(
  'questions',
  {
    qid: column('text'),
    ref_id: column('text'),
    question: column('text'),
    answer: nullable('text'),
    asked: column('timestamptz'),
    answered: nullable('timestamptz'),
  },
  ['qid'],
  ['(ref_id)'],
);

export type QuestionsDatabase = { 'questions.questions': RowOf<typeof questions> };
