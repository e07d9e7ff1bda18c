// npm run test:changed [-- BASE]: the quick tests of what differs from BASE (origin/main), uncommitted changes included.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { testsOfChange } from './changedTests.ts';
import { inRepository } from './root.mjs';

const PROJECTS = ['unit', 'component', 'golden', 'projection', 'http', 'runtime'];

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: inRepository(''), encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const [base = 'origin/main'] = process.argv.slice(2);
const [since = base] = git('merge-base', 'HEAD', base);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
if (changed.length === 0) {
  console.log(`Nothing differs from ${base}.`);
  process.exit(0);
}

const paths = testsOfChange(changed).filter((path) => existsSync(inRepository(path)));
console.log(`${changed.length} files differ from ${base}. Tested:\n  ${paths.join('\n  ')}\n`);
const { status } = spawnSync(
  process.execPath,
  [
    inRepository('node_modules/vitest/vitest.mjs'),
    'run',
    ...PROJECTS.flatMap((project) => ['--project', project]),
    ...paths,
  ],
  { cwd: inRepository(''), stdio: 'inherit' },
);

const areas = readdirSync(inRepository('domain/src'));
const others = areas.filter((area) => !paths.some((path) => path.includes(`/${area}/`)));
console.log(`
Left out, and run by \`npm test\`: type check, lint, the tests of event stores, of kills (hold) and in the browser,
what uses a changed file from another area or package, and all tests of ${others.join(', ')}.`);
process.exit(status ?? 1);
