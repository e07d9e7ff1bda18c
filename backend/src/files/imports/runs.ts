import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import type { ImportPlan } from '@courtcrew/domain/files/imports/plan.ts';
import type { ServerPool } from '@courtcrew/projections/kernel/pool.ts';
import type { Vault } from '../../kernel/privacy/vault.ts';

/** What became of a step; `ref` is whom or what it made or changed. */
export interface StepDone {
  readonly key: string;
  /** 0 for what is made beside the rows themselves. */
  readonly row: number;
  readonly outcome: 'made' | 'changed' | 'same' | 'left';
  readonly ref?: string | null;
  /** What taking it back needs, or why it was refused: no personal data. */
  readonly data?: object | null;
}

export interface Run {
  readonly id: string;
  readonly tid: string;
  readonly ref_id: string;
  /** Parts of the plan that are done. */
  readonly next: number;
  /** Seconds since it was asked for. */
  readonly age: number;
}

export interface Progress {
  readonly done: number;
  readonly made: number;
  readonly changed: number;
  readonly skipped: number;
  readonly left: number;
}

interface Begun extends Pick<Run, 'id' | 'tid' | 'ref_id'> {
  /** Equal for what would be the same import. */
  readonly fingerprint: string;
  /** Rows that have no turn: those with problems, and those that stand already. */
  readonly skipped: number;
}

type Parts = { readonly pool: ServerPool; readonly vault: Pick<Vault, 'sealText' | 'unsealText'> };

/** Imports on their way: their plans, sealed for their authors until they have ended, and what each step has done. */
export class Runs {
  readonly #pool: ServerPool;
  readonly #vault: Parts['vault'];

  constructor({ pool, vault }: Parts) {
    this.#pool = pool;
    this.#vault = vault;
  }

  /** Keeps a plan. Answers the import's id: that of the same one, where that is under way. */
  async keep({ id, tid, ref_id, fingerprint, skipped }: Begun, plan: ImportPlan): Promise<string> {
    const sealed = await this.#vault.sealText(ref_id, JSON.stringify(plan));
    await this.#pool.query(
      `insert into files.runs (id, tid, ref_id, fingerprint, skipped, plan) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [id, tid, ref_id, fingerprint, skipped, sealed],
    );
    const { rows } = await this.#pool.query<{ id: string }>(
      `select id from files.runs where id = $1 or (tid = $2 and fingerprint = $3 and plan is not null)
       order by id = $1 desc limit 1`,
      [id, tid, fingerprint],
    );
    return rows[0]?.id ?? id;
  }

  async isThere(id: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('select from files.runs where id = $1', [id]);
    return rowCount === 1;
  }

  /** The oldest that has not ended, of each tournament. */
  async waiting(): Promise<Run[]> {
    const { rows } = await this.#pool.query<Run>(
      `select distinct on (tid) id, tid, ref_id, next, extract(epoch from now() - at)::integer as age
       from files.runs where plan is not null order by tid, at, id`,
    );
    return rows;
  }

  /** Null once it has ended, or where its author was forgotten. */
  async planOf({ id, ref_id }: Pick<Run, 'id' | 'ref_id'>): Promise<ImportPlan | null> {
    const { rows } = await this.#pool.query<{ plan: string | null }>(
      'select plan from files.runs where id = $1',
      [id],
    );
    const sealed = rows[0]?.plan ?? null;
    const text = sealed === null ? null : await this.#vault.unsealText(ref_id, sealed);
    return text === null ? null : (JSON.parse(text) as ImportPlan);
  }

  /** Writes down a part of the plan as done. Throws where another process has done so before. */
  async record({ id, next }: Pick<Run, 'id' | 'next'>, steps: readonly StepDone[]): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const { rowCount } = await client.query(
        'update files.runs set next = next + 1 where id = $1 and next = $2',
        [id, next],
      );
      if (rowCount !== 1) throw new Error(`another process goes on with import ${id}`);
      await client.query(
        `insert into files.steps (id, key, row, outcome, ref, data)
         select $1, key, row, outcome, ref, data
         from jsonb_to_recordset($2::jsonb) as s (key text, row integer, outcome text, ref text, data jsonb)
         on conflict (id, key) do nothing`,
        [id, JSON.stringify(steps)],
      );
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  async stepsOf(id: string, like = '%'): Promise<StepDone[]> {
    const { rows } = await this.#pool.query<StepDone>(
      'select key, row, outcome, ref, data from files.steps where id = $1 and key like $2 order by row, key',
      [id, like],
    );
    return rows;
  }

  async progressOf(id: string): Promise<Progress> {
    const { rows } = await this.#pool.query<Progress>(
      `select r.skipped + count(s) filter (where s.outcome = 'same') as skipped,
         r.skipped + count(s) as done,
         count(s) filter (where s.outcome = 'made') as made,
         count(s) filter (where s.outcome = 'changed') as changed,
         count(s) filter (where s.outcome = 'left') as left
       from files.runs r left join files.steps s on s.id = r.id and s.row > 0
       where r.id = $1 group by r.id`,
      [id],
    );
    return rows[0] ?? { done: 0, made: 0, changed: 0, skipped: 0, left: 0 };
  }

  /** Why rows were refused when their turn came. */
  async leftOf(id: string): Promise<Finding[]> {
    const { rows } = await this.#pool.query<{ row: number; data: Omit<Finding, 'row'> }>(
      `select row, data from files.steps where id = $1 and outcome = 'left' and row > 0 order by row`,
      [id],
    );
    return rows.map(({ row, data }) => ({ row, ...data }));
  }

  /** The same may be imported again, before this one has stopped. */
  async letGo(id: string): Promise<void> {
    await this.#pool.query('update files.runs set fingerprint = id where id = $1', [id]);
  }

  /** What people wrote in the file is kept no longer. */
  async end(id: string): Promise<void> {
    await this.#pool.query('update files.runs set plan = null where id = $1', [id]);
  }
}
