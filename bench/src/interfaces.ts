import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds both interfaces as they are served, where they are stale. */
export function buildInterfaces(): void {
  const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the interfaces could not be built');
}
