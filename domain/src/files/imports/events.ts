import { type EventsOf, event } from '../../kernel/event.ts';
import type { ImportKind } from '../kinds.ts';

/** How the rows of an import ended. */
export interface ImportCounts {
  readonly made: number;
  readonly changed: number;
  /** Left out for their problems, or as they stand already. */
  readonly skipped: number;
  /** Refused when their turn came. */
  readonly left: number;
}

/** The imports of one tournament, in one stream. */
export const importEvents = {
  /** `name` is the file's, which may name anybody: null once its author is forgotten. */
  ImportBegun: event<{
    id: string;
    kind: ImportKind;
    name: string | null;
    rows: number;
    /** Whoever is new is written to. */
    letters: boolean;
  }>('Import begun', { sealed: { $actor: ['name'] } }),
  /** Somebody wants no more of it. The rows in hand still go in. */
  ImportStopped: event<{ id: string }>('Import stopped'),
  /** Whether all rows had their turn, or it was stopped before. */
  ImportEnded: event<{ id: string; state: 'done' | 'stopped'; done: number } & ImportCounts>('Import ended'),
  ImportUndone: event<{ id: string; undone: number; kept: number }>('Import taken back'),
};

export type ImportEvent = EventsOf<typeof importEvents>;
