// npm test: every check of the repository, stage by stage; the last line sums up the tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installMissing } from './install.mjs';
import { node24 } from './node24.mjs';
import { inRepository } from './root.mjs';

const results = inRepository('test-results');
const reports = { vitest: `${results}/vitest.json`, browser: `${results}/browser.json` };

const bin = (path) => inRepository(`node_modules/${path}`);
const types = { name: 'types', args: [inRepository('scripts/typecheck.mjs')] };
const lint = { name: 'lint and format', args: [bin('@biomejs/biome/bin/biome'), 'check', '.'] };
const build = {
  name: 'interfaces build, within their budgets',
  args: [inRepository('scripts/build.mjs')],
  env: { FIRST_LOAD_BUDGET: 'strict' },
};
const vitest = {
  name: 'unit, component, import-direction, store-contract, projection and HTTP tests',
  args: [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile',
    reports.vitest,
  ],
};
const browser = {
  name: 'browser tests',
  args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reports.browser },
};

/** Those of one line run side by side: each of the two long ones leaves a third of two processors idle. */
const stages = [[types], [lint], [build], [vitest, browser]];

try {
  await installMissing();
} catch (error) {
  console.error(error.message);
  finish(false);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const together of stages) if (!(await pass(together))) finish(false);
finish(true);

/** All of them, though one fails. What each prints comes through as it is printed, as soon as those before it are over. */
async function pass(together) {
  const running = together.map((stage, index) => run(stage, index === 0 ? 'inherit' : 'pipe'));
  let allPassed = true;
  for (const { name, show, ended } of running) {
    console.log(`\n== ${name}`);
    show();
    const { passed, took } = await ended;
    console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} (${took} s)`);
    allPassed &&= passed;
  }
  return allPassed;
}

function run({ name, args, env }, stdio) {
  const started = performance.now();
  const child = spawn(node24(), args, {
    cwd: inRepository(''),
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...env },
  });
  const held = [];
  let print = (text) => held.push(text);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => print(text));
  const show = () => {
    print = (text) => process.stdout.write(text);
    held.forEach(print);
  };
  const ended = new Promise((resolve) => {
    const end = (passed) => resolve({ passed, took: ((performance.now() - started) / 1_000).toFixed(1) });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
  return { name, show, ended };
}

/** A stage without tests of its own that fails counts as one failure. */
function finish(passed) {
  const counts = [vitestCounts(), browserCounts()];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const failed = Math.max(sum('failed'), passed ? 0 : 1);
  console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
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

function browserCounts() {
  const stats = read(reports.browser)?.stats;
  if (!stats) return { passed: 0, failed: 0, skipped: 0 };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
