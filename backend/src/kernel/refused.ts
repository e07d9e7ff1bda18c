import { NOT_AUTHORIZED } from '@courtcrew/domain/contract/policies.ts';
import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { type Refusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Done, Outcome } from './runtime/aggregate.ts';

/** A refusal on its way to the HTTP edge, where its code becomes a status. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** Of who may not do this, in the words that say no more. */
export const forbidden = (): Refused => new Refused(refuse('forbidden', NOT_AUTHORIZED));

/** The outcome of a command that this call answers with a 4xx when it is refused. */
export function done<Event extends DomainEvent>(outcome: Outcome<Event>): Done<Event> {
  if (outcome.refused) throw new Refused(outcome);
  return outcome;
}
