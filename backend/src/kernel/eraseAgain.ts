import type { DomainEvent, Position } from '@courtcrew/domain/kernel/event.ts';
import type { Returned } from './area.ts';
import { done } from './refused.ts';
import type { Aggregate, AsSystem } from './runtime/aggregate.ts';

/**
 * Sends the erasing command to each stream that a backup which was put back has brought somebody back to. Answers up
 * to where the log tells it.
 */
export async function eraseAgain<State, Command, Event extends DomainEvent>(
  execute: AsSystem,
  aggregate: Aggregate<State, Command, Event>,
  returned: readonly Returned[],
  erasing: (owner: string) => Command,
): Promise<Position> {
  let position: Position = 0n;
  for (const { stream, owner } of returned) {
    const erased = done(await execute(aggregate, stream, erasing(owner)));
    position = erased.position ?? position;
  }
  return position;
}
