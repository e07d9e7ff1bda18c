import * as calls from '@courtcrew/domain/questions/contract.ts';
import { questionsResource } from '@courtcrew/domain/questions/index.ts';
import { listedQuestions } from '@courtcrew/projections/questions/index.ts';
import { type RestResource, resource } from '../kernel/http/rest/resource.ts';
import { page } from '../kernel/http/rest/table.ts';
import type { Use } from '../kernel/http/route.ts';
import type { AnswerLinks } from './links.ts';

const SEARCHED = ['question', 'answer', 'asker'];

/** All questions as the platform admin lists and answers them. */
export function questionsRest(links: AnswerLinks): RestResource {
  const rows = async ({ db }: Use) =>
    (await listedQuestions(db, { open: true })).map(({ qid, ...row }) => ({
      ...row,
      id: qid,
      is_answered: row.answered !== null,
      url: row.answered === null ? links.urlOf(qid) : null,
    }));
  return resource({
    spec: questionsResource,
    async list(query, { use }) {
      const { rows: found, total } = page(await rows(use), query, SEARCHED);
      return { rows: found as Awaited<ReturnType<typeof rows>>, total };
    },
    many: async (ids, { use }) => (await rows(use)).filter(({ id }) => ids.includes(id)),
    async update({ id: qid }, { answer }, { ask }) {
      if (answer !== undefined) await ask(calls.answerQuestion, { body: { qid, answer } });
    },
    async remove({ id: qid }, { ask }) {
      await ask(calls.removeQuestion, { body: { qid } });
    },
  });
}
