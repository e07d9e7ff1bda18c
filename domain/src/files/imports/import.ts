import { type Command, type Decider, decideBy, evolveBy } from '../../kernel/decider.ts';
import { notFound, refuse } from '../../kernel/refusal.ts';
import type { IMPORT_STATES } from '../contract.ts';
import type { ImportKind } from '../kinds.ts';
import type { ImportCounts, ImportEvent } from './events.ts';

interface ImportCommands {
  BeginImport: { id: string; kind: ImportKind; name: string; rows: number; letters: boolean };
  StopImport: { id: string };
  EndImport: { id: string; state: 'done' | 'stopped'; done: number } & ImportCounts;
  UndoImport: { id: string; undone: number; kept: number };
}

export type ImportCommand = Command<ImportCommands>;

export interface Imported {
  readonly author: string | null;
  readonly letters: boolean;
  readonly state: (typeof IMPORT_STATES)[number];
  /** Whether rows are still going in. */
  readonly isRunning: boolean;
  /** What taking it back came to. */
  readonly undone?: { readonly undone: number; readonly kept: number };
}

/** The imports of one tournament by their ids. */
export type ImportsState = Readonly<Record<string, Imported>>;

const decide = decideBy<ImportsState, ImportCommand, ImportEvent>({
  BeginImport: (state, { type: _, ...begun }) =>
    state[begun.id] ? [] : [{ type: 'ImportBegun', data: begun }],

  StopImport(state, { id }) {
    const one = state[id];
    if (!one) return notFound('Import');
    return one.state === 'working' ? [{ type: 'ImportStopped', data: { id } }] : [];
  },

  EndImport: (state, { type: _, ...ended }) =>
    state[ended.id]?.isRunning ? [{ type: 'ImportEnded', data: ended }] : [],

  UndoImport(state, { type: _, ...undone }) {
    const one = state[undone.id];
    if (!one) return notFound('Import');
    if (one.isRunning) return refuse('working', 'This import is still under way: stop it first.');
    return one.undone ? [] : [{ type: 'ImportUndone', data: undone }];
  },
});

const changed = (state: ImportsState, id: string, changes: Partial<Imported>): ImportsState => {
  const one = state[id];
  return one ? { ...state, [id]: { ...one, ...changes } } : state;
};

const evolve = evolveBy<ImportsState, ImportEvent>({
  ImportBegun: (state, { id, letters }, { actor }) => ({
    ...state,
    [id]: { author: actor.ref, letters, state: 'working', isRunning: true },
  }),
  ImportStopped: (state, { id }) => changed(state, id, { state: 'stopped' }),
  ImportEnded: (state, { id, state: ended }) => changed(state, id, { isRunning: false, state: ended }),
  ImportUndone: (state, { id, undone, kept }) =>
    changed(state, id, { state: 'undone', undone: { undone, kept } }),
});

/** The rules of the imports of one tournament, `import-{tid}`. */
export const imports: Decider<ImportsState, ImportCommand, ImportEvent> = { initial: {}, decide, evolve };
