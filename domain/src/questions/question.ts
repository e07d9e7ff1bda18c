import { type Decider, decideBy, evolveBy } from '../kernel/decider.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { QuestionEvent } from './events.ts';
import { NO_QUESTION } from './model.ts';

export type QuestionCommand =
  | { readonly type: 'AskQuestion'; readonly ref_id: string; readonly question: string }
  | { readonly type: 'AnswerQuestion'; readonly answer: string }
  | { readonly type: 'RemoveQuestion' };

/** Null before it was asked. */
export type QuestionState = { readonly ref_id: string; readonly is: 'open' | 'answered' | 'removed' } | null;

const gone = (): Refusal => refuse('not-found', NO_QUESTION);

/** A question is answered once; who comes later finds none to answer. */
export const question: Decider<QuestionState, QuestionCommand, QuestionEvent> = {
  initial: null,

  decide: decideBy<QuestionState, QuestionCommand, QuestionEvent>({
    AskQuestion: (state, { ref_id, question }) =>
      state ? [] : [{ type: 'QuestionAsked', data: { ref_id, question } }],
    AnswerQuestion: (state, { answer }) =>
      state?.is === 'open' ? [{ type: 'QuestionAnswered', data: { ref_id: state.ref_id, answer } }] : gone(),
    RemoveQuestion: (state) => {
      if (!state) return gone();
      return state.is === 'removed' ? [] : [{ type: 'QuestionRemoved', data: { ref_id: state.ref_id } }];
    },
  }),

  evolve: evolveBy<QuestionState, QuestionEvent>({
    QuestionAsked: (_, { ref_id }) => ({ ref_id, is: 'open' }),
    QuestionAnswered: (_, { ref_id }) => ({ ref_id, is: 'answered' }),
    QuestionRemoved: (_, { ref_id }) => ({ ref_id, is: 'removed' }),
  }),
};
