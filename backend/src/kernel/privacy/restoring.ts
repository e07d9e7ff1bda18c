import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Pool } from 'pg';
import type { PlatformLog } from '../platform/log.ts';
import { CannotStart } from '../platform/startup.ts';
import { ErasureList, erasuresOf } from './erasures.ts';
import type { Vault } from './vault.ts';

export interface ErasuresPlace {
  readonly directory: string;
  /** Whether the list must be there: not where nobody chose the place and the data are elsewhere. */
  readonly required: boolean;
}

/** The list of the installation; undefined, with a warning, where there is no place for it and need not be one. */
export function openErasures(
  { directory, required }: ErasuresPlace,
  installation: string,
  log: PlatformLog,
): ErasureList | undefined {
  try {
    return ErasureList.open(directory, installation);
  } catch (error) {
    if (required || !(error instanceof CannotStart)) throw error;
    const reason = error.message;
    log.warn({ reason }, 'no list of erased people is kept: a backup that is put back brings them back');
    return undefined;
  }
}

export interface RestoringParts {
  readonly pool: Pool;
  readonly vault: Pick<Vault, 'forget'>;
  readonly erasures: ErasureList;
  readonly head: Position;
}

/** Drops keys that a restored backup brought back, before anybody reads; answers whether one was restored. */
export async function dropRestoredKeys({ pool, vault, erasures, head }: RestoringParts): Promise<boolean> {
  const known = await erasuresOf(pool);
  const dropped = new Set(known.map(({ erased }) => erased));
  const returned = [...erasures.erased].filter((ref) => !dropped.has(ref));
  for (const ref of returned) await vault.forget(ref);
  erasures.add(known);
  return returned.length > 0 || head < erasures.reached;
}
