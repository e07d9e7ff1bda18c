import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Product } from '../kernel/area.ts';
import type { SentFile } from '../kernel/http/limits/body.ts';
import { Refused } from '../kernel/refused.ts';

/** So long a file waits to be imported. */
const DAY = "interval '1 day'";
/** Of one person; the oldest go first. */
const MOST = 20;
const SWEEP_MS = 3_600_000;

/** Who brought a file, and to which tournament: nobody else opens it. */
export interface Owner {
  readonly tid: string;
  readonly ref_id: string;
}

/** Keeps files for a day, sealed under the key of whoever brought them. */
export class Uploads {
  readonly #pool: Product['pool'];
  readonly #vault: Product['vault'];

  constructor({ pool, vault }: Pick<Product, 'pool' | 'vault'>) {
    this.#pool = pool;
    this.#vault = vault;
    setInterval(() => void this.drop().catch(() => undefined), SWEEP_MS).unref();
  }

  /** @param id the same for a request that is retried */
  async keep(id: string, { tid, ref_id }: Owner, { name, bytes }: SentFile): Promise<void> {
    await this.drop();
    const [label, content] = await Promise.all([
      this.#vault.sealText(ref_id, name),
      this.#vault.sealBytes(ref_id, bytes),
    ]);
    if (label === null || content === null) throw notThere();
    await this.#pool.query(
      `insert into files.uploads (id, tid, ref_id, name, content) values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
      [id, tid, ref_id, label, content],
    );
    await this.#pool.query(
      `delete from files.uploads where ref_id = $1
         and id not in (select id from files.uploads where ref_id = $1 order by kept_at desc limit $2)`,
      [ref_id, MOST],
    );
  }

  /** The file again. Throws 404 for whatever is not there, or not theirs. */
  async open(id: string, { tid, ref_id }: Owner): Promise<SentFile> {
    const { rows } = await this.#pool.query<{ name: string; content: Buffer }>(
      `select name, content from files.uploads
        where id = $1 and tid = $2 and ref_id = $3 and kept_at > now() - ${DAY}`,
      [id, tid, ref_id],
    );
    const [row] = rows;
    if (!row) throw notThere();
    const [name, bytes] = await Promise.all([
      this.#vault.unsealText(ref_id, row.name),
      this.#vault.unsealBytes(ref_id, row.content),
    ]);
    if (name === null || bytes === null) throw notThere();
    return { name, bytes };
  }

  /** Drops what has been kept for a day. */
  async drop(): Promise<void> {
    await this.#pool.query(`delete from files.uploads where kept_at <= now() - ${DAY}`);
  }
}

const notThere = () => new Refused(refuse('not-found', 'File not found'));
