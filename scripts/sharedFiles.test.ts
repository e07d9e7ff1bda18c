import { expect, it } from 'vitest';
import { merged } from '../ui-kit/build/sharedFiles.ts';

const file = (name: string, bytes: number, ...users: number[]) => ({
  ids: [name],
  bytes,
  users: new Set(users),
});

const namesOf = (files: Parameters<typeof merged>[0]) =>
  merged(files)
    .map(({ ids }) => ids.toSorted().join('+'))
    .toSorted();

it('makes small files of nearly the same screens one', () => {
  expect(namesOf([file('icon', 100, 1, 2), file('words', 300, 1, 2, 3)])).toEqual(['icon+words']);
});

it('spares a screen what it does not need where that weighs more than a request', () => {
  expect(namesOf([file('table', 9_000, 1, 2), file('words', 300, 1, 2, 3)])).toEqual(['table', 'words']);
});

it('leaves apart what no screen needs both of', () => {
  expect(namesOf([file('map', 10, 1), file('chart', 10, 2)])).toEqual(['chart', 'map']);
});
