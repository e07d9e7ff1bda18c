import type { DomainEvent, Position } from '@courtcrew/domain/kernel/event.ts';
import type { Returned } from './area.ts';
import { done } from './refused.ts';
import type { Aggregate, AsSystem } from './runtime/aggregate.ts';

/** Sends the erasing command to each stream a restored backup brought somebody back to. */
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
