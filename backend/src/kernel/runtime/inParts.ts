import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Done, Outcome } from './aggregate.ts';

type Events<Event extends DomainEvent> = Done<Event>['events'];

/** Sends a command in steps until its last event `isLast`; answers all events, or the first refusal. */
export async function inParts<Event extends DomainEvent>(
  send: (step: string) => Promise<Outcome<Event>>,
  isLast: (events: Events<Event>) => boolean,
): Promise<Outcome<Event>> {
  const all: Events<Event>[number][] = [];
  for (let part = 0; ; part += 1) {
    const outcome = await send(`${part}`);
    if (outcome.refused) return outcome;
    all.push(...outcome.events);
    if (isLast(outcome.events)) return { ...outcome, events: all };
  }
}

/** The last is an event of this type. */
export const until =
  <Event extends DomainEvent>(ending: Event['type']) =>
  (events: Events<Event>): boolean =>
    events.some(({ type }) => type === ending);
