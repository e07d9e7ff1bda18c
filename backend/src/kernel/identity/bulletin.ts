import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { Listener } from '@courtcrew/projections/kernel/listener.ts';
import type { Pool } from 'pg';

const CHANNEL = 'courtcrew_identity';
/** A notification holds 8,000 bytes; a digest takes 43 and its quotes. */
const IDS_PER_NOTICE = 100;

/** What every process must know at once. Nothing personal. */
export interface Notice {
  readonly ended: readonly string[];
}

export interface BulletinReader {
  read(notice: Notice): void;
  /** Notices may have been missed: nothing remembered is certain any more. */
  missed(): void;
}

/** Tells all processes of the installation about ended sessions, through PostgreSQL. */
export class Bulletin {
  readonly #pool: Pool;
  readonly #reader: BulletinReader;
  #listener: Listener | null = null;

  constructor(pool: Pool, reader: BulletinReader) {
    this.#pool = pool;
    this.#reader = reader;
  }

  /** Resolves when the first connection listens, or has failed and is being tried again. */
  async open(): Promise<void> {
    const first = Promise.withResolvers<void>();
    this.#listener = new Listener(this.#pool, CHANNEL, {
      heard: (payload) => this.#reader.read(noticeIn(payload)),
      ticked: () => undefined,
      connected: () => {
        this.#reader.missed();
        first.resolve();
      },
      failed: () => first.resolve(),
    });
    await first.promise;
  }

  async post({ ended }: Notice): Promise<void> {
    for (const part of partsOf(ended, IDS_PER_NOTICE)) {
      const page: Notice = { ended: part };
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(page)]);
    }
  }

  async close(): Promise<void> {
    await this.#listener?.stop();
  }
}

/** Processes of an older version say other things as well. */
function noticeIn(payload: string): Notice {
  const { ended }: Partial<Notice> = JSON.parse(payload || '{}');
  return { ended: ended ?? [] };
}
