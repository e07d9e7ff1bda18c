import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { done } from '../kernel/refused.ts';
import type { AsSystem } from '../kernel/runtime/aggregate.ts';
import { personAggregate } from './aggregate.ts';
import { erase } from './forget.ts';
import type { AccountsParts } from './parts.ts';

/**
 * Erases people whom a backup that was put back has brought back. What they were made since the backup does not
 * count: a platform admin's right is taken away first. Answers up to where the log tells it.
 */
export async function eraseAgain(
  execute: AsSystem,
  parts: AccountsParts,
  refs: readonly string[],
): Promise<Position> {
  let position: Position = 0n;
  for (const ref_id of refs) {
    done(await execute(personAggregate, ref_id, { type: 'RevokePlatformAdmin' }));
    const forgotten = done(await execute(personAggregate, ref_id, { type: 'Forget' }));
    await erase(parts, ref_id);
    position = forgotten.position ?? position;
  }
  return position;
}
