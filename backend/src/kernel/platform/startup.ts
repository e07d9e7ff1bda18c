/** What keeps the server from starting and what the operator can do about it, in one line. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** Exit code for a wrong setting or surrounding; a supervisor should not simply try again. */
export const cannotStartCode = 2;

/** Ends the process: one plain line for what the operator can mend, the whole error for everything else. */
export function exitBecause(error: unknown): never {
  const line = operatorLine(error);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`courtcrew: ${line ?? text}\n`);
  process.exit(line ? cannotStartCode : 1);
}

/** What the operator can mend, in one line; undefined for any other error. */
export function operatorLine(error: unknown): string | undefined {
  if (error instanceof CannotStart) return error.message;
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error))
    return;
  if (error.code === 'EADDRINUSE') return `PORT: the port is already in use (${error.message})`;
  if (error.code === 'EACCES') return `PORT: this user may not listen on the port (${error.message})`;
  return `HOST: cannot listen (${error.message})`;
}
