import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const HOT = `
const add = (most) => { let sum = 0; for (let i = 0; i < most; i += 1) sum = (sum * 31 + i) | 0; return sum; };
for (let turn = 0; turn < 20_000; turn += 1) add(100);
`;

/** Whether V8 compiles a hot function beside the main thread after this. */
function compilesAfter(before: string): boolean {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--trace-opt', '--input-type=module', '-e', `${before}\nconsole.log('hot from here');${HOT}`],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  return stdout.slice(stdout.indexOf('hot from here')).includes('ConcurrencyMode::kConcurrent');
}

it('has nothing new compiled beside the main thread', () => {
  const ending = JSON.stringify(new URL('ending.ts', import.meta.url));
  expect(compilesAfter('')).toBe(true);
  expect(compilesAfter(`await (await import(${ending})).untilNothingIsCompiled();`)).toBe(false);
});
