import type { ImportOptions } from '@courtcrew/domain/files/contract.ts';
import type { ImportKind } from '@courtcrew/domain/files/kinds.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Product } from '../kernel/area.ts';

export interface HowRead {
  readonly kind: ImportKind;
  readonly mapping: Readonly<Record<string, string>>;
  readonly options: ImportOptions;
}

/** How files were read that were imported, by their headings: kept for all tournaments of an organization. */
export class Remembered {
  readonly #parts: Pick<Product, 'pool' | 'db'>;

  constructor(parts: Pick<Product, 'pool' | 'db'>) {
    this.#parts = parts;
  }

  async keep(tid: string, headings: string, { kind, mapping, options }: HowRead): Promise<void> {
    await this.#parts.pool.query(
      `insert into files.remembered (organization, headings, kind, mapping, options) values ($1, $2, $3, $4, $5)
       on conflict (organization, headings) do update
       set kind = excluded.kind, mapping = excluded.mapping, options = excluded.options`,
      [await this.#whose(tid), headings, kind, JSON.stringify(mapping), JSON.stringify(options)],
    );
  }

  /** Undefined where no file with these headings was imported. */
  async of(tid: string, headings: string): Promise<HowRead | undefined> {
    const { rows } = await this.#parts.pool.query<HowRead>(
      'select kind, mapping, options from files.remembered where organization = $1 and headings = $2',
      [await this.#whose(tid), headings],
    );
    return rows[0];
  }

  /** A tournament of no organization has its own. */
  async #whose(tid: string): Promise<string> {
    const organization = nameKey((await tournamentById(this.#parts.db, tid))?.organization ?? '');
    return organization === '' ? `tournament ${tid}` : `organization ${organization}`;
  }
}
