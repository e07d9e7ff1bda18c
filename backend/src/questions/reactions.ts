import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { accounts, platformAdmins } from '@courtcrew/projections/accounts/index.ts';
import { questionById, questionsModel, questionsOf } from '@courtcrew/projections/questions/index.ts';
import { forgetIn } from '../accounts/index.ts';
import { type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { questionAggregate } from './aggregate.ts';
import { answeredLetter, askedLetter } from './letters.ts';
import type { AnswerLinks } from './links.ts';

const write = (links: AnswerLinks): Reaction =>
  reactBy(
    questionAggregate,
    { name: 'questions.letters', reads: [questionsModel, accounts] },
    {
      QuestionAsked: async ({ id, stream, data: { ref_id, question } }, { db, outbox }) => {
        if (question === null) return;
        const letter = askedLetter({ question, url: links.urlOf(streamId(stream)) });
        const admins = await platformAdmins(db);
        await outbox.sendAll(
          admins.map((admin) => ({ to: { ref_id: admin }, letter, about: [ref_id], dedupe: id })),
        );
      },
      QuestionAnswered: async ({ id, stream, data: { ref_id, answer } }, { db, outbox }) => {
        const row = await questionById(db, streamId(stream));
        if (!row || answer === null) return;
        const letter = answeredLetter({ question: row.question, answer });
        await outbox.send({ to: { ref_id }, letter, dedupe: id });
      },
    },
  );

const forgetAskers = forgetIn(questionAggregate, {
  name: 'questions.forget',
  reads: [questionsModel],
  where: questionsOf,
  command: () => ({ type: 'RemoveQuestion' }) as const,
});

export const questionReactions = (links: AnswerLinks): readonly Reaction[] => [write(links), forgetAskers];
