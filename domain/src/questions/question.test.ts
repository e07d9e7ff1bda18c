import { describe, test } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import type { QuestionEvent } from './events.ts';
import { NO_QUESTION } from './model.ts';
import { question } from './question.ts';

const asked: QuestionEvent = { type: 'QuestionAsked', data: { ref_id: 'ann', question: 'Why?' } };
const answered: QuestionEvent = { type: 'QuestionAnswered', data: { ref_id: 'ann', answer: 'Because' } };
const removed: QuestionEvent = { type: 'QuestionRemoved', data: { ref_id: 'ann' } };
const answer = { type: 'AnswerQuestion', answer: 'Because' } as const;

describe('A question', () => {
  test('is asked once', () => {
    const ask = { type: 'AskQuestion', ref_id: 'ann', question: 'Why?' } as const;
    given(question).when(ask).then(asked);
    given(question, [asked]).when(ask).then();
  });

  test('is answered once, and not after it was taken away', () => {
    given(question, [asked]).when(answer).then(answered);
    for (const past of [[], [asked, answered], [asked, removed]])
      given(question, past).when(answer).thenRefused('not-found', NO_QUESTION);
  });

  test('is taken away, answered or not', () => {
    given(question, [asked]).when({ type: 'RemoveQuestion' }).then(removed);
    given(question, [asked, answered]).when({ type: 'RemoveQuestion' }).then(removed);
    given(question, [asked, removed]).when({ type: 'RemoveQuestion' }).then();
    given(question).when({ type: 'RemoveQuestion' }).thenRefused('not-found', NO_QUESTION);
  });
});
