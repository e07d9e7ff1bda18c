import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Returned } from '../kernel/area.ts';
import { done } from '../kernel/refused.ts';
import type { AsSystem } from '../kernel/runtime/aggregate.ts';
import { playersAggregate } from './aggregates.ts';

/** Removes players whom a backup that was put back has brought back. Answers up to where the log tells it. */
export async function removePlayersAgain(execute: AsSystem, removed: readonly Returned[]): Promise<Position> {
  let position: Position = 0n;
  for (const { stream: tid, owner: pid } of removed) {
    const again = done(await execute(playersAggregate, tid, { type: 'RemovePlayer', pid }));
    position = again.position ?? position;
  }
  return position;
}
