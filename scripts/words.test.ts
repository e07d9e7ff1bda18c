import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('{ui-kit,public-ui,admin-ui}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*'],
}).map((path) => readFileSync(`${root}/${path}`, 'utf8'));

/** `'board.you': {`, as tables of words declare it. */
const DECLARED = /^ {2}'([a-z]\w*(?:\.\w+)+)': (?=\{|\w)/gm;
const declared = new Set(
  sources
    .filter((source) => source.includes('satisfies Words'))
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
