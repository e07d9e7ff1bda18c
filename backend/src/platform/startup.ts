/** What keeps the server from starting and what the operator can do about it, in one line. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** Exit code for a wrong setting or surrounding; a supervisor should not simply try again. */
export const cannotStartCode = 2;

/** Ends the process: one plain line for what the operator can mend, the whole error for everything else. */
export function exitBecause(error: unknown): never {
  if (error instanceof CannotStart) {
    process.stderr.write(`courtcrew: ${error.message}\n`);
    process.exit(cannotStartCode);
  }
  process.stderr.write(`courtcrew: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
}
