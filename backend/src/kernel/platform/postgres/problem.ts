import { CannotStart } from '../startup.ts';

/** A program of PostgreSQL that ended before it did what it was started for, with its last words. */
export class NotReady extends Error {
  constructor(what: string, lastWords: readonly string[]) {
    super([what, ...lastWords.map((line) => line.trim()).filter(Boolean)].join(' | '));
  }
}

/** A failed start of the embedded PostgreSQL as one line that says what the operator can mend. */
export function becauseOf(error: unknown, dataDir: string): unknown {
  if (error instanceof NotReady) {
    return new CannotStart(`DATA_DIR: PostgreSQL cannot run on ${dataDir}: ${error.message}`);
  }
  if (!isSystemError(error)) return error;
  const { code, syscall = '', path = dataDir } = error;
  if (syscall.startsWith('spawn')) {
    return new CannotStart(
      `PostgreSQL: this user may not run ${path} (${code}); install the packages as this user, or set DATABASE_URL`,
    );
  }
  if (path.includes('node_modules')) {
    return new CannotStart(
      `PostgreSQL: the packages are another user's and not complete: ${path} (${code}); install them as this user, or set DATABASE_URL`,
    );
  }
  return new CannotStart(
    `DATA_DIR: cannot use ${path} (${code}); this user must be able to write ${dataDir}`,
  );
}

/** `path` of a link is what it points to, `dest` where it should stand. */
interface SystemError extends Error {
  readonly code: string;
  readonly syscall?: string;
  readonly path?: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
