import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';
import { makeDirectory, writeWhole } from '../platform/files.ts';
import { CannotStart } from '../platform/startup.ts';

export interface Erasure {
  readonly erased: string;
  /** UTC instant. */
  readonly at: string;
}

const line = z.object({ erased: z.string().min(1), at: z.string() });

/**
 * The list of erased people beside the data, which a backup that is put back does not take along: it says who must be
 * erased again then. One line each, only ever added to. Beside it stands how far the log once reached, since data
 * that know less than that were put back.
 */
export class ErasureList {
  readonly #file: string;
  readonly #reachedFile: string;
  readonly #known = new Set<string>();
  #reached = 0n;

  private constructor(directory: string, installation: string) {
    this.#file = join(directory, `${installation}.log`);
    this.#reachedFile = join(directory, `${installation}.head`);
  }

  /** The list of one installation. Throws `CannotStart` when it cannot be kept there. */
  static open(directory: string, installation: string): ErasureList {
    const list = new ErasureList(directory, installation);
    try {
      makeDirectory(directory, 0o700);
      appendFileSync(list.#file, '', { mode: 0o600 });
      list.#read();
    } catch (error) {
      if (error instanceof CannotStart) throw error;
      const code = error instanceof Error && 'code' in error ? error.code : error;
      throw new CannotStart(`ERASURES_DIR: cannot write ${list.#file} (${code})`);
    }
    return list;
  }

  get file(): string {
    return this.#file;
  }

  get erased(): ReadonlySet<string> {
    return this.#known;
  }

  /** On the disk when this returns. Whoever is on the list already is not added again. */
  add(erasures: readonly Erasure[]): void {
    const fresh = erasures.filter(({ erased }) => !this.#known.has(erased));
    if (fresh.length === 0) return;
    const lines = fresh.map(({ erased, at }) => `${JSON.stringify({ erased, at })}\n`).join('');
    const file = openSync(this.#file, 'a+', 0o600);
    try {
      writeFileSync(file, (endsWithin(file) ? '\n' : '') + lines);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    for (const { erased } of fresh) this.#known.add(erased);
  }

  /** How far the log was noted to reach when the list was opened: servers with the same directory go on noting. */
  get reached(): bigint {
    return this.#reached;
  }

  noteReached(head: bigint): void {
    writeWhole(this.#reachedFile, `${head}\n`, true);
  }

  #read(): void {
    const text = readFileSync(this.#file, 'utf8');
    for (const { erased } of erasuresIn(text, this.#file)) this.#known.add(erased);
    const noted = existsSync(this.#reachedFile) ? readFileSync(this.#reachedFile, 'utf8').trim() : '';
    if (/^\d+$/.test(noted)) this.#reached = BigInt(noted);
  }
}

/** Whether the last line was cut short, by a crash or a full disk: the next one must not continue it. */
function endsWithin(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}

/** A last line without an end was cut short, and its erasure is still to be noted. Throws `CannotStart`. */
export function erasuresIn(text: string, file: string): Erasure[] {
  return text.split('\n').flatMap((row, index, rows) => {
    if (row.trim() === '') return [];
    const read = parsed(row);
    if (read) return [read];
    if (index === rows.length - 1 || isTorn(row)) return [];
    throw new CannotStart(
      `ERASURES_DIR: line ${index + 1} of ${file} is damaged; put the file back from a backup`,
    );
  });
}

/** The beginning of a line that a crash cut short; the next one stands below it. */
const isTorn = (row: string): boolean => row.startsWith('{') && !row.endsWith('}');

function parsed(row: string): Erasure | undefined {
  try {
    return line.parse(JSON.parse(row));
  } catch {
    return undefined;
  }
}

export async function erasuresOf(pool: Pool): Promise<Erasure[]> {
  const { rows } = await pool.query<{ erased: string; at: Date | string }>(
    `select ref_id as erased, coalesce(forgotten_at, made_at) as at from vault.person_keys
     where wrapped_key is null order by at, ref_id`,
  );
  return rows.map(({ erased, at }) => ({ erased, at: new Date(at).toISOString() }));
}
