import * as calls from '@courtcrew/domain/questions/contract.ts';
import { questionsResource } from '@courtcrew/domain/questions/index.ts';
import { questionList } from '@courtcrew/projections/questions/index.ts';
import { listResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import type { AnswerLinks } from './links.ts';

interface Listed {
  readonly qid: string;
  readonly is_answered: boolean;
}

/** All questions as the platform admin lists and answers them. */
export const questionsRest = (links: AnswerLinks): RestResource =>
  listResource({
    spec: questionsResource,
    list: questionList,
    key: 'qid',
    shown: ({ qid, is_answered }: Listed) => ({ url: is_answered ? null : links.urlOf(qid) }),
    async update({ id: qid }, { answer }, { ask }) {
      if (answer !== undefined) await ask(calls.answerQuestion, { body: { qid, answer } });
    },
    remove: calls.removeQuestion,
  });
