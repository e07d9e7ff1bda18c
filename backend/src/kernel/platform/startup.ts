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
  const database = databaseLine(error);
  if (database) return database;
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error))
    return;
  if (error.code === 'EADDRINUSE') return `PORT: the port is already in use (${error.message})`;
  if (error.code === 'EACCES') return `PORT: this user may not listen on the port (${error.message})`;
  return `HOST: cannot listen (${error.message})`;
}

/** What PostgreSQL or the way to it says at any later connection of a start: the first one may have passed. */
function databaseLine(error: unknown): string | undefined {
  if (!(error instanceof Error)) return;
  if ('code' in error && error.code === '53300') {
    return `DATABASE_URL: PostgreSQL has no connection left (${error.message}); raise its max_connections`;
  }
  if (error.message === 'The server does not support SSL connections') {
    return `DATABASE_URL: the server speaks no TLS, which PGSSLMODE or sslmode asks for (${error.message})`;
  }
  if ('code' in error && error.code === 'ENETUNREACH') {
    return `this machine cannot reach its database (${error.message}); for 127.0.0.1 its loopback must be up`;
  }
  return databaseLine(error.cause);
}
