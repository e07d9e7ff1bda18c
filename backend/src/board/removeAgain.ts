import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Returned } from '../kernel/area.ts';
import { done } from '../kernel/http/route.ts';
import type { AsSystem } from '../kernel/runtime/aggregate.ts';
import { boardAggregate } from './aggregate.ts';

/** Removes contacts whom a backup that was put back has brought back. Answers up to where the log tells it. */
export async function removeContactsAgain(
  execute: AsSystem,
  contacts: readonly Returned[],
): Promise<Position> {
  let position: Position = 0n;
  for (const { stream: tid, owner: id } of contacts) {
    const removed = done(await execute(boardAggregate, tid, { type: 'RemoveContact', id }));
    position = removed.position ?? position;
  }
  return position;
}
