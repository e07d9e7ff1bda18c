import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { ImportEvent } from './events.ts';
import { type ImportCommand, type ImportsState, imports } from './import.ts';

const actor = { ref: 'dan', as: 'admin' } as const;
const at = '2026-03-07T14:00:00.000Z';
const meta = { commandId: 'c', actor, at, schema: 1, correlation: 'c', causation: 'c' };
const context = { actor, at, newId: () => 'new' };

const BEGUN: ImportEvent = {
  type: 'ImportBegun',
  data: { id: 'i1', kind: 'people', name: 'people.csv', rows: 3, letters: true },
};
const STOPPED: ImportEvent = { type: 'ImportStopped', data: { id: 'i1' } };
const ENDED: ImportEvent = {
  type: 'ImportEnded',
  data: { id: 'i1', state: 'done', done: 3, made: 3, changed: 0, skipped: 0, left: 0 },
};
const UNDONE: ImportEvent = { type: 'ImportUndone', data: { id: 'i1', undone: 2, kept: 1 } };

const given = (...events: readonly ImportEvent[]): ImportsState =>
  events.reduce((state, event) => imports.evolve(state, event, meta), imports.initial);
function when(state: ImportsState, command: ImportCommand): readonly string[] | string {
  const decided = imports.decide(state, command, context);
  return isRefusal(decided) ? decided.code : decided.map(({ type }) => type);
}

const begin: ImportCommand = { ...BEGUN.data, name: 'people.csv', type: 'BeginImport' };
const undo: ImportCommand = { type: 'UndoImport', id: 'i1', undone: 2, kept: 1 };

it('begins once, stops while it is under way, and ends once', () => {
  expect(when(given(), begin)).toEqual(['ImportBegun']);
  expect(when(given(BEGUN), begin)).toEqual([]);
  expect(when(given(), { type: 'StopImport', id: 'i1' })).toBe('not-found');
  expect(when(given(BEGUN), { type: 'StopImport', id: 'i1' })).toEqual(['ImportStopped']);
  expect(when(given(BEGUN, ENDED), { type: 'StopImport', id: 'i1' })).toEqual([]);
  expect(when(given(BEGUN, STOPPED), { ...ENDED.data, type: 'EndImport' })).toEqual(['ImportEnded']);
  expect(when(given(BEGUN, ENDED), { ...ENDED.data, type: 'EndImport' })).toEqual([]);
});

it('is taken back once, and only when no more rows go in', () => {
  expect(when(given(), undo)).toBe('not-found');
  expect(when(given(BEGUN), undo)).toBe('working');
  expect(when(given(BEGUN, STOPPED), undo)).toBe('working');
  expect(when(given(BEGUN, ENDED), undo)).toEqual(['ImportUndone']);
  expect(when(given(BEGUN, ENDED, UNDONE), undo)).toEqual([]);
  expect(given(BEGUN, ENDED, UNDONE).i1).toMatchObject({ state: 'undone', undone: { undone: 2, kept: 1 } });
});
