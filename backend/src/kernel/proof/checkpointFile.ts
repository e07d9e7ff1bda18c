import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POSITION_DIGITS } from '@courtcrew/domain/kernel/position.ts';
import { z } from 'zod';
import { makeDirectory } from '../platform/files.ts';
import type { PlatformLog } from '../platform/log.ts';
import { CannotStart } from '../platform/startup.ts';
import type { Checkpoint } from './checkpoint.ts';
import { base64Of, digestOf } from './merkle.ts';

export interface ProofsPlace {
  readonly directory: string;
  /** Somebody chose the place: then the checkpoints must be kept there. */
  readonly required: boolean;
}

const line = z.object({
  size: z.int().positive(),
  position: z.string().regex(POSITION_DIGITS),
  root: z.base64(),
  at: z.string(),
  signature: z.base64(),
});

/** A checkpoint as files and exports have it. */
export const written = ({ size, position, root, at, signature }: Checkpoint) => ({
  size,
  position: String(position),
  root: base64Of(root),
  at,
  signature: signature.toString('base64'),
});

export class CheckpointFile {
  readonly #file: string | null;

  private constructor(file: string | null) {
    this.#file = file;
  }

  /** Throws `CannotStart` where it must be kept and cannot be. */
  static open({ directory, required }: ProofsPlace, installation: string, log: PlatformLog): CheckpointFile {
    const file = join(directory, `${installation}.log`);
    try {
      makeDirectory(directory, 0o700);
      appendFileSync(file, '', { mode: 0o600 });
      return new CheckpointFile(file);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error;
      const reason = `PROOFS_DIR: cannot write ${file} (${code})`;
      if (required) throw new CannotStart(reason);
      log.warn({ reason }, 'checkpoints of the log are kept with the data alone');
      return new CheckpointFile(null);
    }
  }

  /** Ends the line that a crash may have cut short. */
  add(checkpoint: Checkpoint): void {
    if (!this.#file) return;
    const text = readFileSync(this.#file, 'utf8');
    const begun = text === '' || text.endsWith('\n') ? '' : '\n';
    appendFileSync(this.#file, `${begun}${JSON.stringify(written(checkpoint))}\n`, { flush: true });
  }

  /** What it holds; lines that are none are passed over. */
  read(): Checkpoint[] {
    return this.#file ? readFileSync(this.#file, 'utf8').split('\n').flatMap(checkpointIn) : [];
  }
}

function checkpointIn(text: string): Checkpoint[] {
  try {
    const { position, root, signature, ...rest } = line.parse(JSON.parse(text));
    const bytes = { root: Buffer.from(root, 'base64'), signature: Buffer.from(signature, 'base64') };
    return [{ ...rest, position: BigInt(position), root: digestOf(bytes.root), signature: bytes.signature }];
  } catch {
    return [];
  }
}
