import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { QuestionEvent } from '@courtcrew/domain/questions/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel } from '../kernel/readModel.ts';
import { questions } from './tables.ts';

export const questionsModel: ReadModel = {
  name: 'questions',
  version: 1,
  streams: ['question'],
  tables: [questions],
  project: projectBy<QuestionEvent>({
    // Null where the asker is forgotten.
    QuestionAsked({ ref_id, question }, event, rows) {
      const row = { qid: streamId(event.stream), ref_id, answer: null, answered: null };
      rows.put(questions, { ...row, question: question ?? '', asked: event.meta.at });
    },
    QuestionAnswered({ answer }, event, rows) {
      const answered = { answer: answer ?? '', answered: event.meta.at };
      rows.patch(questions, { qid: streamId(event.stream) }, answered);
    },
    QuestionRemoved(_, event, rows) {
      rows.remove(questions, { qid: streamId(event.stream) });
    },
  }),
};
