import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stateIn, stateText } from '@courtcrew/domain/kernel/stateText.ts';
import type { Pool } from 'pg';
import { isSameProof, keyedDigest } from '../../kernel/identity/digest.ts';
import { columnsOf, stepsIn } from './columns.ts';
import type { Step } from './steps.ts';

/** What events are folded with, and what is found of them: it is all on disk as it runs. */
const SOURCES = ['@courtcrew/domain/', '../..'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

let known: string | undefined;

/** Tells this version of the product from every other. Taken once, in some 30 ms. */
function codeDigest(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const cwd of SOURCES)
    for (const file of globSync('**/*.ts', { cwd }).sort())
      hash.update(`${file}\n`).update(readFileSync(cwd + file));
  known = hash.digest('base64url');
  return known;
}

/** The last event of a chapter. Its id says which of the histories a log may have had it is of. */
export interface Ending {
  readonly revision: number;
  readonly id: string;
}

/** What is written of a chapter. */
export interface Written extends Ending {
  readonly state: unknown;
  /** Id of the event before its first; null where there is none. */
  readonly after: string | null;
}

export interface Chapter extends Ending {
  readonly steps: readonly Step[];
}

export interface ChaptersParts {
  readonly pool: Pool;
  /** Whoever can write the table, but does not know it, changes nothing that is shown. */
  readonly secret: string;
  /** For tests: what tells this version from others, and events of a chapter. */
  readonly code?: string;
  readonly length?: number;
}

/** Events of a chapter: what is left to fold after a start at most. */
const LENGTH = 5_000;

const ADD = `insert into trail.chapters (stream, chapter, steps, state) values ($1, $2, $3, $4)
  on conflict (stream, chapter) do update set steps = excluded.steps, state = excluded.state`;

/**
 * The past of long streams as it was made of their events: the steps of so many each, and the state after them. All of it
 * is made anew where another version made it, or somebody else.
 */
export class Chapters {
  readonly #length: number;
  readonly #pool: Pool;
  readonly #secret: string;
  readonly #code: string;

  constructor({ pool, secret, code = codeDigest(), length = LENGTH }: ChaptersParts) {
    this.#length = length;
    this.#pool = pool;
    this.#secret = secret;
    this.#code = code;
  }

  isEnd(revision: number): boolean {
    return (revision + 1) % this.#length === 0;
  }

  /** A stream's chapters from the first on, up to where one is missing, does not fit or follows on another history. */
  async of(stream: string): Promise<Chapter[]> {
    const { rows } = await this.#pool.query<{ chapter: number; steps: string }>(
      'select chapter, steps from trail.chapters where stream = $1 order by chapter',
      [stream],
    );
    const chapters: Chapter[] = [];
    for (const { chapter, steps: closed } of rows) {
      const text = this.#opened(closed, `${stream} ${chapter} steps`);
      if (chapter !== chapters.length || text === null) break;
      const { after, id, columns } = JSON.parse(text);
      const before = chapters.at(-1);
      if (after !== (before?.id ?? null)) break;
      const steps = stepsIn(columns, stream, before?.steps.at(-1));
      chapters.push({ id, revision: (chapter + 1) * this.#length - 1, steps });
      // Others have their turn.
      await nextTurn();
    }
    return chapters;
  }

  /** The state at the end of a chapter; undefined where it is missing or does not fit. */
  async state(stream: string, end: Ending): Promise<{ readonly state: unknown } | undefined> {
    const chapter = this.#endingWith(end);
    const { rows } = await this.#pool.query<{ state: string }>(
      'select state from trail.chapters where stream = $1 and chapter = $2',
      [stream, chapter],
    );
    const text = this.#opened(rows[0]?.state ?? '', `${stream} ${chapter} state ${end.id}`);
    return text === null ? undefined : { state: stateIn(text) };
  }

  /** Of all steps of the stream, and the state that its end left. */
  async add(stream: string, steps: readonly Step[], written: Written): Promise<void> {
    const { revision, after, id, state } = written;
    const chapter = this.#endingWith(written);
    const columns = columnsOf(steps.slice(chapter * this.#length, revision + 1));
    await this.#pool.query(ADD, [
      ...[
        stream,
        chapter,
        this.#closed(JSON.stringify({ after, id, columns }), `${stream} ${chapter} steps`),
      ],
      this.#closed(stateText(state), `${stream} ${chapter} state ${id}`),
    ]);
  }

  /** Where the chapter before ends. */
  before({ revision }: Ending): number {
    return revision - this.#length;
  }

  #endingWith({ revision }: Ending): number {
    return (revision + 1) / this.#length - 1;
  }

  /** A text with the proof that this version wrote it, and in this place. */
  #closed(text: string, place: string): string {
    return `${this.#proof(text, place)} ${text}`;
  }

  #opened(closed: string, place: string): string | null {
    const at = closed.indexOf(' ');
    const text = closed.slice(at + 1);
    return at > 0 && isSameProof(closed.slice(0, at), this.#proof(text, place)) ? text : null;
  }

  #proof(text: string, place: string): string {
    return keyedDigest(this.#secret, `${this.#code} ${place}`, text);
  }
}
