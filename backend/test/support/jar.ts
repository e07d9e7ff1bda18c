import { type Decider, decideBy, evolveBy } from '@courtcrew/domain/kernel/decider.ts';
import { type EventsOf, event } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Aggregate } from '../../src/kernel/runtime/aggregate.ts';
import type { Envelope } from '../../src/kernel/runtime/envelope.ts';

/** The smallest stream with a limit: people put marbles in until the jar is full. `name` is personal. */
const jarEvents = {
  JarEnlarged: event<{ by: number }>('Jar enlarged'),
  MarblePut: event<{ ref_id: string; name: string | null }>('Marble put', { sealed: { ref_id: ['name'] } }),
};
export type JarEvent = EventsOf<typeof jarEvents>;

export type JarCommand =
  | { type: 'enlarge'; by: number }
  | { type: 'put'; ref_id: string; name?: string }
  | { type: 'look' }
  | { type: 'explode' };

export interface JarState {
  readonly size: number;
  readonly marbles: number;
  readonly names: readonly (string | null)[];
}

const decider: Decider<JarState, JarCommand, JarEvent> = {
  initial: { size: 0, marbles: 0, names: [] },
  decide: decideBy<JarState, JarCommand, JarEvent>({
    enlarge: (_, { by }) => [{ type: 'JarEnlarged', data: { by } }],
    put: (state, { ref_id, name = null }) =>
      state.marbles < state.size
        ? [{ type: 'MarblePut', data: { ref_id, name } }]
        : refuse('full', 'The jar is full'),
    look: () => [],
    explode: () => {
      throw new Error('a fault in the rules');
    },
  }),
  evolve: evolveBy<JarState, JarEvent>({
    JarEnlarged: (state, { by }) => ({ ...state, size: state.size + by }),
    MarblePut: (state, { name }) => ({
      ...state,
      marbles: state.marbles + 1,
      names: [...state.names, name].slice(-5),
    }),
  }),
};

export const jar: Aggregate<JarState, JarCommand, JarEvent> = {
  name: 'jar',
  decider,
  events: jarEvents,
};

let sent = 0;

/** A command's envelope; with a key it is the same command however often it is sent. */
export const envelope = (key?: string, fingerprint = 'as sent'): Envelope => ({
  commandId: key ?? `command-${++sent}`,
  actor: { ref: 'somebody', as: 'self' },
  at: '2026-03-01T12:00:00.000Z',
  correlation: 'request',
  causation: 'request',
  ...(key === undefined ? {} : { fingerprint }),
});
