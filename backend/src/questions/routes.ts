import { PLEASE_LOGIN } from '@courtcrew/domain/contract/policies.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { filled } from '@courtcrew/domain/kernel/text.ts';
import * as calls from '@courtcrew/domain/questions/contract.ts';
import { NO_QUESTION } from '@courtcrew/domain/questions/index.ts';
import { questionById, questionList } from '@courtcrew/projections/questions/index.ts';
import { type Caller, type Route, route, type Use } from '../kernel/http/route.ts';
import { forbidden, Refused } from '../kernel/refused.ts';
import type { Allowances } from '../kernel/runtime/allowances.ts';
import { questionAggregate } from './aggregate.ts';
import type { AnswerLinks } from './links.ts';

export interface QuestionParts {
  readonly links: AnswerLinks;
  readonly allowances: Pick<Allowances, 'take'>;
}

/** Enough for somebody in trouble, too little to be worth anybody's abuse: every question is a letter. */
const LISTED_MOST = 1_000;
const QUESTIONS = { most: 10, seconds: 24 * 60 * 60 } as const;
const TOO_MANY = filled('You can ask {count} questions a day. Please try again tomorrow.', {
  count: QUESTIONS.most,
});

const noQuestion = () => new Refused(refuse('not-found', NO_QUESTION));

/** Whoever has the link answers its question, and the platform admin any. Throws 401, 403 or 404. */
function mayAnswer(links: AnswerLinks, caller: Caller, qid: string, url: string): void {
  if (url !== '') {
    if (links.questionIn(url) !== qid) throw noQuestion();
  } else if (!caller.platform) {
    throw caller.signedIn ? forbidden() : new Refused(refuse('unauthorized', PLEASE_LOGIN));
  }
}

async function waiting(use: Use, qid: string | null) {
  const row = qid === null ? undefined : await questionById(use.db, qid);
  if (!row || row.answered !== null) throw noQuestion();
  return row;
}

export const questionRoutes = ({ links, allowances }: QuestionParts): readonly Route[] => [
  route(calls.submitQuestion, async ({ body: { question }, subject: ref_id, caller }, use) => {
    const taken = await allowances.take('questions', caller.ref_id, QUESTIONS);
    if (!taken.taken) throw new Refused(refuse('too-many', TOO_MANY, { details: { again: taken.again } }));
    await use.execute(questionAggregate, use.newId(), { type: 'AskQuestion', ref_id, question });
    return { message: 'Question sent' };
  }),

  route(calls.getQuestion, async ({ params: { url } }, use) => {
    const { qid, question, answer, asked, answered } = await waiting(use, links.questionIn(url));
    return { qid, question, answer, url, asked, answered };
  }),

  route(calls.answerQuestion, async ({ body: { qid, answer, url }, caller }, use) => {
    mayAnswer(links, caller, qid, url ?? '');
    await use.execute(questionAggregate, qid, { type: 'AnswerQuestion', answer });
    return { message: 'Answer sent' };
  }),

  route(calls.getQuestions, async ({ caller: { platform } }, use) =>
    (await questionList.all(use.db, platform ? {} : { is_answered: true }, { most: LISTED_MOST })).map(
      ({ asker: _, ...row }) => ({
        ...row,
        url: platform && row.answered === null ? links.urlOf(row.qid) : null,
      }),
    ),
  ),

  route(calls.removeQuestion, async ({ body: { qid } }, use) => {
    await use.execute(questionAggregate, qid, { type: 'RemoveQuestion' });
    return { message: 'Removed' };
  }),
];
