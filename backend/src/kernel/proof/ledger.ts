import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Pool, PoolClient } from 'pg';
import type { Checkpoint } from './checkpoint.ts';
import { bytesOf, DIGEST_BYTES, type Digest, digestOf, Frontier, linkHash, NO_LINK } from './merkle.ts';
import { provedIn, type Segment, upTo } from './segment.ts';

export interface TreeState {
  readonly frontier: Frontier;
  readonly position: Position;
}

export interface Link {
  readonly revision: number;
  readonly link: Digest;
}

/** The log was found put back to an older state: so many events had been proved, and so many of them still stand. */
export interface PutBack {
  readonly at: string;
  readonly sizeBefore: number;
  readonly size: number;
}

interface SegmentRow {
  readonly first: string;
  readonly leaves: Buffer;
  readonly places: Buffer;
  readonly streams: string[];
}

interface CheckpointRow {
  readonly size: string;
  readonly position: string;
  readonly root: Buffer;
  readonly at: Date | string;
  readonly signature: Buffer;
}

const SEGMENTS_AT_ONCE = 100;

/** Nothing is written where somebody else has gone on since: the tree then has another size. */
const ADD = `with moved as (
    update proof.tree set size = $2, position = $3, peaks = $4 where size = $1 returning size
  ), segment as (
    insert into proof.segments (first, leaves, places, streams) select $1, $5, $6, $7 from moved
  ), ends as (
    insert into proof.links (stream, revision, link)
    select e.* from moved, unnest($8::text[], $9::integer[], $10::bytea[]) as e
    on conflict (stream) do update set revision = excluded.revision, link = excluded.link
  ) select size from moved`;

/** Where the leaves of the log are kept, and what was signed of them. */
export class Ledger {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async state(): Promise<TreeState> {
    const { rows } = await this.#pool.query<{ size: string; position: string; peaks: Buffer }>(
      'select size, position::text, peaks from proof.tree',
    );
    const [{ size, position, peaks } = { size: '0', position: '0', peaks: Buffer.alloc(0) }] = rows;
    return { frontier: new Frontier(Number(size), digestsIn(peaks)), position: BigInt(position) };
  }

  async linksOf(streams: readonly string[]): Promise<Map<string, Link>> {
    const { rows } = await this.#pool.query<{ stream: string; revision: number; link: Buffer }>(
      'select stream, revision, link from proof.links where stream = any($1)',
      [streams],
    );
    return new Map(rows.map(({ stream, revision, link }) => [stream, { revision, link: digestOf(link) }]));
  }

  async *links(): AsyncGenerator<ReadonlyMap<string, Link>> {
    for (let after = ''; ; ) {
      const { rows } = await this.#pool.query<{ stream: string; revision: number; link: Buffer }>(
        'select stream, revision, link from proof.links where stream > $1 order by stream limit 5000',
        [after],
      );
      const last = rows.at(-1);
      if (!last) return;
      yield new Map(rows.map(({ stream, revision, link }) => [stream, { revision, link: digestOf(link) }]));
      after = last.stream;
    }
  }

  /** Answers false where the tree is not the one it was: another process has gone on. */
  async add(segment: Segment, after: TreeState, links: ReadonlyMap<string, Link>): Promise<boolean> {
    const { rowCount } = await this.#pool.query(ADD, [
      segment.first,
      after.frontier.size,
      String(after.position),
      joined(after.frontier.peaks),
      segment.leaves,
      segment.places,
      segment.streams,
      [...links.keys()],
      [...links.values()].map(({ revision }) => revision),
      [...links.values()].map(({ link }) => bytesOf(link)),
    ]);
    return rowCount === 1;
  }

  async *segments(): AsyncGenerator<Segment> {
    for (let after = -1; ; ) {
      const { rows } = await this.#pool.query<SegmentRow>(
        `select first, leaves, places, streams from proof.segments where first > $1
         order by first limit ${SEGMENTS_AT_ONCE}`,
        [after],
      );
      for (const row of rows) yield { ...row, first: Number(row.first) };
      if (rows.length < SEGMENTS_AT_ONCE) return;
      after = Number(rows.at(-1)?.first);
    }
  }

  /** Signed roots of the log as it goes on, smallest first. */
  async checkpoints(): Promise<Checkpoint[]> {
    const { rows } = await this.#pool.query<CheckpointRow>(`${CHECKPOINTS} order by size, id`);
    return rows.map(checkpointOf);
  }

  /** So many of them at most, newest first; those of fewer events than `below`. */
  async newestCheckpoints(most: number, below = Number.MAX_SAFE_INTEGER): Promise<Checkpoint[]> {
    const { rows } = await this.#pool.query<CheckpointRow>(
      `${CHECKPOINTS} and size < $1 order by size desc, id desc limit $2`,
      [below, most],
    );
    return rows.map(checkpointOf);
  }

  /** When the log as it goes on was signed first. */
  async signedSince(): Promise<string | null> {
    const { rows } = await this.#pool.query<{ at: Date | string | null }>(
      'select min(at) as at from proof.checkpoints where not void',
    );
    const at = rows[0]?.at;
    return at ? new Date(at).toISOString() : null;
  }

  /** Whether these were ever noted here, void or not. */
  async notedRoots(): Promise<ReadonlySet<Digest>> {
    const { rows } = await this.#pool.query<{ root: Buffer }>('select root from proof.checkpoints');
    return new Set(rows.map(({ root }) => digestOf(root)));
  }

  async note({ size, position, root, at, signature }: Checkpoint, isVoid = false): Promise<void> {
    await this.#pool.query(
      `insert into proof.checkpoints (size, position, root, at, signature, void) values ($1, $2, $3, $4, $5, $6)`,
      [size, String(position), bytesOf(root), at, signature, isVoid],
    );
  }

  async putBacks(): Promise<PutBack[]> {
    const { rows } = await this.#pool.query<{ at: Date | string; size_before: string; size: string }>(
      'select at, size_before, size from proof.put_back order by id',
    );
    return rows.map(({ at, size_before, size }) => ({
      at: new Date(at).toISOString(),
      sizeBefore: Number(size_before),
      size: Number(size),
    }));
  }

  async notePutBack(sizeBefore: number, { frontier, position }: TreeState): Promise<void> {
    await this.#pool.query('insert into proof.put_back (size_before, size, position) values ($1, $2, $3)', [
      sizeBefore,
      frontier.size,
      String(position),
    ]);
  }

  /** Follows a log that was put back: nothing is proved beyond `position` any more, and that it was stays noted. */
  async cut(position: Position): Promise<void> {
    const kept = new Tally();
    for await (const segment of this.segments()) {
      const rest = upTo(segment, position);
      if (rest.leaves.length > 0) kept.take(rest);
      if (rest.leaves.length < segment.leaves.length) break;
    }
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await kept.write(client);
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

/** What the tree and the chains are at the end of these segments. */
class Tally {
  readonly #frontier = new Frontier();
  readonly #links = new Map<string, Link>();
  #position: Position = 0n;
  #last: Segment | null = null;

  take(segment: Segment): void {
    for (const { leaf, stream, revision, position } of provedIn(segment)) {
      this.#frontier.add(leaf);
      this.#links.set(stream, {
        revision,
        link: linkHash(this.#links.get(stream)?.link ?? NO_LINK, leaf),
      });
      this.#position = position;
    }
    this.#last = segment;
  }

  async write(client: PoolClient): Promise<void> {
    const { size, peaks } = this.#frontier;
    const { rows } = await client.query<{ size: string }>('select size from proof.tree for update');
    const position = String(this.#position);
    await client.query('update proof.tree set size = $1, position = $2, peaks = $3', [
      size,
      position,
      joined(peaks),
    ]);
    await client.query('delete from proof.segments where first >= $1', [size]);
    if (this.#last) {
      const { first, leaves, places } = this.#last;
      await client.query('update proof.segments set leaves = $2, places = $3 where first = $1', [
        first,
        leaves,
        places,
      ]);
    }
    await client.query('delete from proof.links');
    await client.query(
      'insert into proof.links (stream, revision, link) select * from unnest($1::text[], $2::integer[], $3::bytea[])',
      [
        [...this.#links.keys()],
        [...this.#links.values()].map(({ revision }) => revision),
        [...this.#links.values()].map(({ link }) => bytesOf(link)),
      ],
    );
    await client.query('update proof.checkpoints set void = true where size > $1', [size]);
    await client.query('insert into proof.put_back (size_before, size, position) values ($1, $2, $3)', [
      rows[0]?.size ?? size,
      size,
      position,
    ]);
  }
}

const CHECKPOINTS = 'select size, position::text, root, at, signature from proof.checkpoints where not void';

const checkpointOf = ({ size, position, root, at, signature }: CheckpointRow): Checkpoint => ({
  size: Number(size),
  position: BigInt(position),
  root: digestOf(root),
  at: new Date(at).toISOString(),
  signature,
});

const joined = (digests: readonly Digest[]): Buffer => bytesOf(digests.join(''));

const digestsIn = (bytes: Buffer): Digest[] =>
  Array.from({ length: bytes.length / DIGEST_BYTES }, (_, index) =>
    bytes.toString('latin1', index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES),
  );
