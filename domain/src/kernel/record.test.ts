import { OrderedMap } from 'immutable';
import { expect, it } from 'vitest';
import { record } from './record.ts';
import { choice, day, line, name, optionalDay, optionalLine, yesOrNo } from './recordFields.ts';

const racket = record({
  name: 'TestRacket',
  noun: 'Racket',
  key: 'rid',
  fields: {
    owner: name(50),
    model: line(50),
    note: optionalLine(50),
    grip: choice([1, 2, 3], 'must be 1, 2 or 3'),
    bought: day(),
    strung: optionalDay(),
    lent: yesOrNo(false),
  },
  sealed: true,
  removable: true,
});

const NEW = { owner: 'Ann', model: 'Pro', grip: 2 as const, bought: '2026-03-07' };
const ROW = { ...NEW, note: '', strung: null, lent: false };
const rows = OrderedMap([['r1', ROW]]);

it('fills in what a new row does not say, and nothing in a change', () => {
  expect(racket.created.parse({ ...NEW, grip: '2', bought: '03/07/2026' })).toEqual(ROW);
  expect(racket.created.safeParse({ model: 'Pro' }).success).toBe(false);
  expect(racket.changed.parse({ lent: 'true', strung: '' })).toEqual({ lent: true, strung: null });
});

it('names its events and seals their fields under the key of the row', () => {
  expect(Object.entries(racket.events).map(([type, { words }]) => [type, words])).toEqual([
    ['TestRacketAdded', 'Test racket added'],
    ['TestRacketEdited', 'Test racket changed'],
    ['TestRacketRemoved', 'Test racket removed'],
  ]);
  const [seal] = racket.events.TestRacketAdded.seals;
  expect(seal).toEqual({ owner: 'rid', fields: Object.keys(racket.fields) });
});

it('edits what differs, unless somebody else has changed it since it was seen', () => {
  const edit = (changes: Partial<typeof ROW>, seen: Partial<typeof ROW> = {}) =>
    racket.edit(rows, { key: 'r1', changes, seen });
  expect(edit({ note: 'red', lent: false })).toEqual([
    { type: 'TestRacketEdited', data: { rid: 'r1', note: 'red' } },
  ]);
  expect(edit({ lent: false })).toEqual([]);
  expect(edit({ model: 'Lite', note: 'red' }, { model: 'Old', note: '' })).toMatchObject({
    code: 'changed',
    fields: { model: 'was changed meanwhile' },
    details: { now: { model: 'Pro' } },
  });
  expect(edit({ model: 'Pro', note: 'red' }, { model: 'Old', note: 'blue' })).toMatchObject({
    details: { now: { note: '' } },
  });
  expect(racket.edit(rows, { key: 'gone', changes: {}, seen: {} })).toMatchObject({ code: 'not-found' });
});

it('folds its events, also once the person was forgotten', () => {
  const fold = racket.fold('rackets');
  const none = { rackets: OrderedMap<string, typeof ROW>() };
  const forgotten = Object.fromEntries(Object.keys(ROW).map((field) => [field, null])) as never;
  const added = fold.TestRacketAdded(none as never, { rid: 'r1', ...(forgotten as typeof ROW) });
  const blank = { owner: '', model: '', note: '', grip: 1, bought: '', strung: null, lent: false };
  expect(added).toEqual({ rackets: OrderedMap([['r1', blank]]) });
  const edited = fold.TestRacketEdited(added, { rid: 'r1', note: 'red', lent: null });
  expect(edited).toEqual({ rackets: OrderedMap([['r1', { ...blank, note: 'red' }]]) });
  expect(fold.TestRacketEdited(added, { rid: 'gone', note: 'red' })).toBe(added);
  expect(fold.TestRacketRemoved(added, { rid: 'r1' })).toEqual(none);
});
