import { question, questionEvents } from '@courtcrew/domain/questions/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

export const questionAggregate = aggregate('question', question, questionEvents);
