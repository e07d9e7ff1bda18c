import { z } from 'zod';
import { anyText, flag, id, requiredLines } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { ANSWER_MAX } from './model.ts';

/** Questions as the platform admin lists and answers them. */
export const questionsResource = rest({
  name: 'questions',
  area: 'questions',
  policy: 'platform',
  kind: 'question',
  row: z.object({
    id: z.string(),
    question: z.string(),
    answer: z.string().nullable(),
    url: z.string().nullable(),
    asker: z.string().nullable(),
    asked: z.string(),
    answered: z.string().nullable(),
    is_answered: z.boolean(),
  }),
  filter: z.object({
    id: id.optional(),
    is_answered: flag.optional(),
    /** Part of the question, the answer or the asker's name, in any case. */
    q: anyText(100).optional(),
  }),
  sort: ['asked', 'answered', 'question', 'asker'],
  edit: z.object({ answer: requiredLines(ANSWER_MAX, 'Answer Required').optional() }),
  removable: true,
});
