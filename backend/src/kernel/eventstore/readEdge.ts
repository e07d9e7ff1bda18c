import { type EventDeclarations, lifted, sealsOf } from '@courtcrew/domain/kernel/event.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import type { Vault } from '../privacy/vault.ts';

/** What the log holds, as everybody works with it: unsealed, and each event in its present shape. */
export function readEdge(vault: Pick<Vault, 'unsealEvents'>, declared: EventDeclarations): ReadEvents {
  const seals = sealsOf(declared);
  return async (events) => (await vault.unsealEvents(events, seals)).map((event) => lifted(declared, event));
}
