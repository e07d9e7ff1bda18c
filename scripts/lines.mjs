// npm run lines [-- folder]: counts the lines of what ships and its files below 40 lines, by package. `folder` is
// another checkout. Tests, their fixtures, the benchmarks and the demo are not counted.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from './root.mjs';

const SMALL = 40;
const root = process.argv[2] ?? inRepository('');
const isTest = (path) => /\.(?:test|fixtures|arbitrary)\.tsx?$|[/\\]testing[/\\]/.test(path);

const counted = new Map();
for (const path of globSync('*/src/**/*.{ts,tsx}', { cwd: root })) {
  const [name] = path.split(/[/\\]/);
  if (['bench', 'demo'].includes(name) || isTest(path)) continue;
  const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
  const of = counted.get(name) ?? { lines: 0, files: 0, small: 0 };
  counted.set(name, {
    lines: of.lines + lines,
    files: of.files + 1,
    small: of.small + (lines < SMALL ? 1 : 0),
  });
}
const sum = (field) => [...counted.values()].reduce((total, of) => total + of[field], 0);
counted.set('all', { lines: sum('lines'), files: sum('files'), small: sum('small') });
console.table(Object.fromEntries(counted));
