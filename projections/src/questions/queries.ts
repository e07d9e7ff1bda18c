import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import { list, selectFrom } from '../kernel/list.ts';
import { rowName } from '../kernel/names.ts';
import type { QuestionsDatabase } from './tables.ts';

type Questions = Kysely<QuestionsDatabase & AccountsDatabase>;

/** Questions with their askers, the latest first. */
export const questionList = list({
  rows: selectFrom('questions.questions as q')
    .leftJoin('accounts.people as p', 'p.ref_id', 'q.ref_id')
    .select(['q.qid', 'q.question', 'q.answer', 'q.asked', 'q.answered'])
    .select([
      rowName<string | null>('p').as('asker'),
      sql<boolean>`q.answered is not null`.as('is_answered'),
      // Where it is answered; only the server knows that.
      sql<string | null>`null`.as('url'),
    ]),
  key: 'qid',
  order: [sql`coalesce(answered, asked) desc`],
  searched: ['question', 'answer', 'asker'],
});

/** A question, answered or not; undefined for none. */
export const questionById = (db: Questions, qid: string) =>
  db.selectFrom('questions.questions').selectAll().where('qid', '=', qid).executeTakeFirst();

/** What somebody has asked; what forgetting them must reach. */
export const questionsOf = async (db: Questions, ref_id: string): Promise<string[]> =>
  (await db.selectFrom('questions.questions').select('qid').where('ref_id', '=', ref_id).execute()).map(
    ({ qid }) => qid,
  );
