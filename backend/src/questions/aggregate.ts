import {
  type QuestionCommand,
  type QuestionEvent,
  type QuestionState,
  question,
  questionEvents,
} from '@courtcrew/domain/questions/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

export const questionAggregate: Aggregate<QuestionState, QuestionCommand, QuestionEvent> = {
  name: 'question',
  decider: question,
  events: questionEvents,
};
