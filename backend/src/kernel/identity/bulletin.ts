import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'courtcrew_identity';
const PAUSE_MS = 500;
/** A notification holds 8,000 bytes; a digest takes 43 and its quotes. */
const IDS_PER_NOTICE = 100;

/** What every process must know at once. Nothing personal. */
export interface Notice {
  /** Digests of ended sessions. */
  readonly ended: readonly string[];
}

export interface BulletinReader {
  read(notice: Notice): void;
  /** Notices may have been missed: nothing remembered is certain any more. */
  missed(): void;
}

/** Tells all processes of the installation about ended sessions, through PostgreSQL. */
export class Bulletin {
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #reader: BulletinReader;
  #client: pg.Client | null = null;
  #closed = false;
  #running: Promise<void> = Promise.resolve();

  constructor(pool: pg.Pool, url: string, reader: BulletinReader) {
    this.#pool = pool;
    this.#url = url;
    this.#reader = reader;
  }

  /** False while notices of other processes cannot arrive. */
  get listening(): boolean {
    return this.#client !== null;
  }

  /** Resolves when the first connection listens, or has failed and is being tried again. */
  async open(): Promise<void> {
    const first = Promise.withResolvers<void>();
    this.#running = this.#listen(first.resolve);
    await first.promise;
  }

  async post({ ended }: Notice): Promise<void> {
    for (let from = 0; from < ended.length; from += IDS_PER_NOTICE) {
      const page: Notice = { ended: ended.slice(from, from + IDS_PER_NOTICE) };
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(page)]);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
    await this.#running;
  }

  async #listen(tried: () => void): Promise<void> {
    while (!this.#closed) {
      const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      // An error is followed by the end, and the end by the next attempt.
      client.on('error', () => undefined);
      client.on('notification', ({ payload }) => this.#reader.read(noticeIn(payload)));
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
        this.#client = client;
        this.#reader.missed();
        tried();
        if (this.#closed) await client.end();
        await ended;
      } catch {
        await client.end().catch(() => undefined);
      }
      this.#client = null;
      tried();
      if (!this.#closed) await pause(PAUSE_MS);
    }
  }
}

/** Processes of an older version say other things as well. */
function noticeIn(payload: string | undefined): Notice {
  const { ended }: Partial<Notice> = JSON.parse(payload ?? '{}');
  return { ended: ended ?? [] };
}
