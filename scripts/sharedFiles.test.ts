import { expect, it } from 'vitest';
import { merged } from '../ui-kit/build/sharedFiles.ts';

const file = (name: string, bytes: number, ...users: number[]) => ({
  ids: [name],
  bytes,
  users: new Set(users),
});

/** What becomes of the files, where the `imports` of a module are those it names. */
const namesOf = (files: Parameters<typeof merged>[0], imports: Readonly<Record<string, string[]>> = {}) =>
  merged(files, { importsOf: (id) => imports[id] ?? [], weight: (user) => (user === 0 ? 5 : 1) }).map(
    ({ ids }) => ids.toSorted().join('+'),
  );

it('makes small files of nearly the same screens one', () => {
  expect(namesOf([file('icon', 100, 1, 2), file('words', 300, 1, 2, 3)])).toEqual(['icon+words']);
});

it('spares a screen what it does not need where that weighs more than a request', () => {
  expect(namesOf([file('table', 9_000, 1, 2), file('words', 300, 1, 2, 3)])).toEqual(['table', 'words']);
});

it('counts what is opened most for more', () => {
  const [icon, words] = [file('icon', 900, 1, 2), file('words', 300, 1, 2)];
  expect(namesOf([icon, { ...words, users: new Set([1, 2, 3]) }])).toEqual(['icon+words']);
  expect(namesOf([icon, { ...words, users: new Set([1, 2, 0]) }])).toEqual(['icon', 'words']);
});

it('leaves apart what no screen needs both of', () => {
  expect(namesOf([file('map', 10, 1), file('chart', 10, 2)])).toEqual(['map', 'chart']);
});

it('spares a screen what a small file would bring along', () => {
  const files = [file('form', 9_000, 1, 2, 4, 5), file('send', 100, 1, 2), file('words', 100, 1, 2, 3)];
  expect(namesOf(files)).toEqual(['form', 'send+words']);
  expect(namesOf(files, { send: ['form'] })).toEqual(['words', 'form+send']);
});

it('puts a file behind those it needs, and takes along what lies between two', () => {
  const files = [file('page', 100, 1, 2), file('table', 9_000, 1, 2, 3, 4), file('cell', 100, 1, 2, 3, 4)];
  expect(namesOf(files, { page: ['table'], table: ['cell'] })).toEqual(['cell+page+table']);
  const rare = [file('page', 9_000, 1, 2), file('table', 9_000, 1, 2, 3, 4, 5)];
  expect(namesOf(rare, { page: ['table'] })).toEqual(['table', 'page']);
});
