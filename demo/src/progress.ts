import type { Aggregate } from '@courtcrew/backend/kernel/runtime/aggregate.ts';
import { type Decider, decideBy, evolveBy } from '@courtcrew/domain/kernel/decider.ts';
import { type EventsOf, event } from '@courtcrew/domain/kernel/event.ts';

/** How far the demo has been loaded: a later start adds only the parts that are missing. */
export interface Progress {
  /** Instant of the first load; everything in the demo is dated from it, in later starts too. */
  readonly begun: string | null;
  readonly loaded: ReadonlySet<string>;
}

type ProgressCommand = { readonly type: 'Begin' } | { readonly type: 'FinishPart'; readonly part: string };
const progressEvents = {
  DemoBegun: event<Record<string, never>>('Demo begun'),
  DemoPartLoaded: event<{ readonly part: string }>('Demo part loaded'),
};
type ProgressEvent = EventsOf<typeof progressEvents>;

const decider: Decider<Progress, ProgressCommand, ProgressEvent> = {
  initial: { begun: null, loaded: new Set() },
  decide: decideBy<Progress, ProgressCommand, ProgressEvent>({
    Begin: ({ begun }) => (begun === null ? [{ type: 'DemoBegun', data: {} }] : []),
    FinishPart: ({ loaded }, { part }) =>
      loaded.has(part) ? [] : [{ type: 'DemoPartLoaded', data: { part } }],
  }),
  evolve: evolveBy<Progress, ProgressEvent>({
    DemoBegun: (progress, _, { at }) => ({ ...progress, begun: at }),
    DemoPartLoaded: (progress, { part }) => ({ ...progress, loaded: new Set(progress.loaded).add(part) }),
  }),
};

/** The one stream `demo-season`. */
export const progressAggregate: Aggregate<Progress, ProgressCommand, ProgressEvent> = {
  name: 'demo',
  decider,
  events: progressEvents,
};
export const PROGRESS_ID = 'season';
