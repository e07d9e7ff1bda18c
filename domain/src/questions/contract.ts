import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { id, message, requiredLines } from '../contract/fields.ts';
import { ANSWER_MAX, QUESTION_MAX } from './model.ts';

/** Questions anybody with a login may ask the platform, and the answers everybody may read. */

const { get, post, put } = callsOf('questions');

const questionRow = z.object({
  qid: z.string(),
  question: z.string(),
  /** Null while nobody has answered. */
  answer: z.string().nullable(),
  /** Proof of the link under which it is answered; null for whoever may not answer. */
  url: z.string().nullable(),
  asked: z.string(),
  answered: z.string().nullable(),
});

/** Id of a question and proof that the link was given out. */
const url = z
  .string()
  .min(1, 'is required')
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/, 'is not a known link');

export const submitQuestion = post('/api/submitQuestion', {
  policy: 'self',
  scope: { subject: 'body.ref_id' },
  summary: 'Ask the platform; nobody reads the question before it is answered',
  body: z.object({ ref_id: id.optional(), question: requiredLines(QUESTION_MAX, 'Question Required') }),
  answer: message,
});

export const getQuestion = get('/api/getQuestion/{url}', {
  policy: 'public',
  params: z.object({ url }),
  summary: 'A question that waits for its answer, for whoever has its link',
  answer: questionRow,
});

export const answerQuestion = put('/api/answerQuestion/', {
  policy: 'public',
  asksProof: true,
  summary: 'Answer a question, once; its link proves that one may, as does being the platform admin',
  body: z.object({
    ref_id: id.nullish(),
    qid: id,
    answer: requiredLines(ANSWER_MAX, 'Answer Required'),
    url: url.nullish(),
  }),
  answer: message,
});

export const getQuestions = get('/api/getQuestions', {
  policy: 'public',
  summary: 'Answered questions, the latest first; the platform admin reads those that wait as well',
  answer: z.array(questionRow),
});

export const removeQuestion = put('/api/removeQuestion', {
  policy: 'platform',
  summary: 'Take a question away, answered or not',
  body: z.object({ qid: id }),
  answer: message,
});
