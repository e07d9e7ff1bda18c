import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Names of what fills a template, in the library's syntax: `{name}`, `{sport|…}`, `{{count:one|more}}`. */
const placesIn = (template: string): string =>
  [
    ...new Set(
      [...template.matchAll(/(?<!\{)\{(\w+)(?=[}|])|\{\{(\w+):/g)].map(([, one, other]) => one ?? other),
    ),
  ]
    .sort()
    .join();

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('{ui-kit,public-ui,admin-ui}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*'],
}).map((path) => readFileSync(`${root}/${path}`, 'utf8'));

/** `'board.you': {`, as tables of words declare it. */
const DECLARED = /^ {2}'([a-z]\w*(?:\.\w+)+)': (?=\{|\w)/gm;
const declared = new Set(
  sources
    .filter((source) => /satisfies Words|wordsHook\(/.test(source))
    .flatMap((source) => [...source.matchAll(DECLARED)].flatMap(([, key]) => key ?? [])),
);

const all = sources.map((source) => source.replace(DECLARED, '')).join('\n');
const named = new Set([...all.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)].map(([, key]) => key));
/** Keys that are put together: `${point}Text`. */
const made = [...all.matchAll(/`([\w.]*)\$\{[^}`]*\}([\w.]*)`/g)].flatMap(([, head = '', tail = '']) =>
  head + tail === '' ? [] : [{ head, tail }],
);

it('has no words that nothing says: they would be loaded for nobody', () => {
  expect(declared.size).toBeGreaterThan(1_000);
  const isSaid = (key: string) =>
    named.has(key) || made.some(({ head, tail }) => key.startsWith(head) && key.endsWith(tail));
  expect([...declared].filter((key) => !isSaid(key))).toEqual([]);
});

/** A template in each language, as a table of words has them beside each other. */
const PAIR = /\ben:\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1,\s*es:\s*(['"`])((?:(?!\3)[^\\]|\\.)*)\3/gs;

it('asks for the same values in every language', () => {
  const pairs = sources.flatMap((source) =>
    [...source.matchAll(PAIR)].map(([, , en = '', , es = '']) => ({ en, es })),
  );
  expect(pairs.length).toBeGreaterThan(1_500);
  expect(pairs.filter(({ en, es }) => placesIn(en) !== placesIn(es))).toEqual([]);
});
