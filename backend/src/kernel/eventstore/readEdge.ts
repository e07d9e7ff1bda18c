import { type EventDeclarations, lifted, sealsOf } from '@courtcrew/domain/kernel/event.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import type { Vault } from '../privacy/vault.ts';

/**
 * The one way from what the log holds to what anybody works with: command runtime, read models, reactions, rooms and
 * replay. Sealed fields are open, null for who was forgotten, and every event has its present shape.
 */
export function readEdge(vault: Pick<Vault, 'unsealEvents'>, declared: EventDeclarations): ReadEvents {
  const seals = sealsOf(declared);
  return async (events) => (await vault.unsealEvents(events, seals)).map((event) => lifted(declared, event));
}
