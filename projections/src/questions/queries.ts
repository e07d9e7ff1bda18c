import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import { rowName } from '../kernel/names.ts';
import type { QuestionsDatabase } from './tables.ts';

type Questions = Kysely<QuestionsDatabase & AccountsDatabase>;

const MOST = 1_000;

/** Questions with their answers, the latest first; with `open` those that wait for one as well, and all askers. */
export const listedQuestions = (db: Questions, { open }: { readonly open: boolean }) =>
  db
    .selectFrom('questions.questions as q')
    .leftJoin('accounts.people as p', 'p.ref_id', 'q.ref_id')
    .select(['q.qid', 'q.question', 'q.answer', 'q.asked', 'q.answered'])
    .select(rowName<string | null>('p').as('asker'))
    .$if(!open, (query) => query.where('q.answered', 'is not', null))
    .orderBy(sql`coalesce(q.answered, q.asked) desc`)
    .orderBy('q.qid')
    .limit(MOST)
    .execute();

/** A question, answered or not; undefined for none. */
export const questionById = (db: Questions, qid: string) =>
  db.selectFrom('questions.questions').selectAll().where('qid', '=', qid).executeTakeFirst();

/** What somebody has asked; what forgetting them must reach. */
export const questionsOf = async (db: Questions, ref_id: string): Promise<string[]> =>
  (await db.selectFrom('questions.questions').select('qid').where('ref_id', '=', ref_id).execute()).map(
    ({ qid }) => qid,
  );
