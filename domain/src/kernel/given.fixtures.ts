import type { Decider, DecisionContext } from './decider.ts';
import type { Actor, DomainEvent, EventMeta } from './event.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { english } from './translated.ts';

/**
 * The grammar of decider tests:
 * `given(decider, events).when(command, { actor }).then(events)` or `.thenRefused('code')`.
 * Ids are `id-1`, `id-2`, ... in the order `newId` is asked. Needs no test runner: a failed expectation throws
 * an error whose `expected` and `actual` every runner shows as a difference.
 */
export interface GivenContext {
  readonly at: string;
  readonly actor: Actor;
}

/** An event of the past, with its own instant or actor where the decision looks at them. */
export type PastEvent<Event extends DomainEvent> = Event & { readonly meta?: Partial<EventMeta> };

export interface Decided<Event extends DomainEvent> {
  /** Exactly these events, in this order; none means that nothing changed. */
  then(...expected: readonly Event[]): void;
  /** Refused with this code and, where given, this text. */
  thenRefused(code: string, text?: string): void;
  /** For expectations of another kind. */
  readonly outcome: readonly Event[] | Refusal;
}

export interface Given<State, Command, Event extends DomainEvent> {
  /** The state the events fold to. */
  readonly state: State;
  when(command: Command, context?: Partial<GivenContext>): Decided<Event>;
}

export const AT = '2026-03-01T12:00:00.000Z';
export const ANYBODY: Actor = { ref: 'somebody', as: 'self' };

export function given<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  events: readonly PastEvent<Event>[] = [],
): Given<State, Command, Event> {
  const state = events.reduce(
    (folded, { meta, ...event }, index) =>
      // Through JSON, as the log keeps it: what does not survive that must not pass a test either.
      decider.evolve(folded, asLogged(event) as Event, { ...pastMeta(index), ...meta }),
    decider.initial,
  );
  return {
    state,
    when(command, context = {}) {
      const outcome = decider.decide(state, command, decisionContext(context));
      const again = decider.decide(state, command, decisionContext(context));
      expectSame(again, outcome, 'the same command decided twice differs');
      return decided(outcome);
    },
  };
}

function decided<Event extends DomainEvent>(outcome: readonly Event[] | Refusal): Decided<Event> {
  return {
    outcome,
    // biome-ignore lint/suspicious/noThenProperty: the word of the grammar; nobody awaits an expectation
    then(...expected) {
      expectSame(asLogged(outcome), asLogged(expected), 'other events than expected');
    },
    thenRefused(code, text) {
      const refusal = isRefusal(outcome) ? outcome : undefined;
      const actual = refusal && {
        code: refusal.code,
        ...(text !== undefined && { text: english(refusal.text) }),
      };
      expectSame(
        actual ?? asLogged(outcome),
        { code, ...(text !== undefined && { text }) },
        'not refused as expected',
      );
    },
  };
}

function decisionContext(context: Partial<GivenContext>): DecisionContext {
  let drawn = 0;
  return {
    at: AT,
    actor: ANYBODY,
    ...context,
    newId: () => {
      drawn += 1;
      return `id-${drawn}`;
    },
  };
}

const pastMeta = (index: number): EventMeta => ({
  commandId: `past-${index}`,
  actor: ANYBODY,
  at: AT,
  schema: 1,
  correlation: 'past',
  causation: 'past',
});

const asLogged = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Keys in one order, so that two equal values read the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(
    value,
    (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    2,
  ) ?? 'undefined';

function expectSame(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [canonical(actual), canonical(expected)];
  if (is === should) return;
  throw Object.assign(new Error(`${what}\nexpected ${should}\nactual   ${is}`), {
    name: 'AssertionError',
    actual,
    expected,
  });
}
