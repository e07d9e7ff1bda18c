// npm test: every check of the repository, stage by stage; the last line sums up the tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installMissing } from './install.mjs';
import { node24 } from './node24.mjs';
import { inRepository } from './root.mjs';

const results = inRepository('test-results');
const reports = { vitest: `${results}/vitest.json`, browser: `${results}/browser.json` };

const bin = (path) => inRepository(`node_modules/${path}`);
const stages = [
  { name: 'types', args: [inRepository('scripts/typecheck.mjs')] },
  { name: 'lint and format', args: [bin('@biomejs/biome/bin/biome'), 'check', '.'] },
  {
    name: 'unit, component, import-direction, store-contract, projection and HTTP tests',
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile',
      reports.vitest,
    ],
  },
  {
    name: 'interfaces build, within their budgets',
    args: [inRepository('scripts/build.mjs')],
    env: { FIRST_LOAD_BUDGET: 'strict' },
  },
  {
    name: 'browser tests',
    args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reports.browser },
  },
];

try {
  await installMissing();
} catch (error) {
  console.error(error.message);
  finish(false);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const stage of stages) if (!(await passes(stage))) finish(false);
finish(true);

/** Output of a stage goes straight through, so that a slow one shows its progress. */
function passes({ name, args, env }) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const child = spawn(node24(), args, {
    cwd: inRepository(''),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      const took = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${took} s)`);
      resolve(code === 0);
    });
  });
}

/** A stage without tests of its own that fails counts as one failure. */
function finish(passed) {
  const counts = [vitestCounts(), browserCounts()];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const failed = Math.max(sum('failed'), passed ? 0 : 1);
  console.log(['', ...skippedTests()].join('\n'));
  console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  process.exit(failed === 0 ? 0 : 1);
}

function vitestCounts() {
  const report = read(reports.vitest);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A line for each test that did not run, so that nobody takes it for proved. */
function skippedTests() {
  const tests = read(reports.vitest)?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return tests
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ fullName }) => `Skipped: ${fullName}`);
}

function browserCounts() {
  const stats = read(reports.browser)?.stats;
  if (!stats) return { passed: 0, failed: 0, skipped: 0 };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
