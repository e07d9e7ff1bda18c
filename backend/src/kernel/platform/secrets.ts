import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeDirectory, writeWhole } from './files.ts';
import { CannotStart } from './startup.ts';

const storedSecrets = z.object({
  /** Signs session cookies. */
  sessionSecret: z.string().min(32),
  /** 32 bytes in base64; wraps the keys of personal data. */
  vaultKey: z.base64().refine((text) => Buffer.from(text, 'base64').length === 32),
});

export type StoredSecrets = z.infer<typeof storedSecrets>;

export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres');

/** The secrets of this data directory. Never made anew beside data, which another vault key cannot read. */
export function keptSecrets(dataDir: string): StoredSecrets {
  const file = join(dataDir, 'secrets.json');
  makeDataDir(dataDir);
  const hasData = existsSync(clusterOf(dataDir));
  // Earlier releases left it empty where the disk was full at the first start: nothing rests on it.
  if (!hasData && statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
  if (existsSync(file)) return read(file);
  if (hasData) {
    throw new CannotStart(
      `DATA_DIR: ${file} is missing beside existing data; put it back from a backup, or set VAULT_KEY and SESSION_SECRET`,
    );
  }
  const fresh: StoredSecrets = {
    sessionSecret: randomBytes(48).toString('base64url'),
    vaultKey: randomBytes(32).toString('base64'),
  };
  try {
    // Of two processes that start at once one writes, and both then read the same secrets.
    writeWhole(file, `${JSON.stringify(fresh, null, 2)}\n`, false);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw new CannotStart(`DATA_DIR: cannot write ${file} (${reason(error)})`);
  }
  return read(file);
}

/** Others may pass through but not list: PostgreSQL may run under another user. */
export function makeDataDir(dataDir: string): void {
  try {
    makeDirectory(dataDir, 0o711);
  } catch (error) {
    throw new CannotStart(`DATA_DIR: cannot create ${dataDir} (${reason(error)})`);
  }
}

function read(file: string): StoredSecrets {
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      throw new CannotStart(`DATA_DIR: ${file} is damaged; restore it from a backup`);
    }
    throw new CannotStart(`DATA_DIR: cannot read ${file} (${reason(error)})`);
  }
}

const isCode = (error: unknown, code: string): boolean => reason(error) === code;

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
