import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeDirectory, writeWhole } from './files.ts';
import { keptSecrets } from './secrets.ts';

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'courtcrew-files-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** Where nothing can be written, as on a full disk: files may not grow. */
function onFullDisk(script: string): string {
  const file = fileURLToPath(new URL('./secrets.ts', import.meta.url));
  const program = `const { keptSecrets } = await import(${JSON.stringify(file)}); ${script}`;
  const { stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 0; exec "$0" --input-type=module -e "$1"', process.execPath, program],
    { encoding: 'utf8', env: { ...process.env, NODE_COMPILE_CACHE: undefined } },
  );
  return stderr;
}

test('a full disk at the first start leaves no secrets, and the next start makes them', () => {
  const dataDir = directory();
  expect(onFullDisk(`keptSecrets(${JSON.stringify(dataDir)})`)).toMatch(/cannot write .*secrets\.json/);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(keptSecrets(dataDir).vaultKey).toHaveLength(44);
});

test('secrets that an earlier release left empty are made where no data rest on them', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'secrets.json'), '');
  expect(keptSecrets(dataDir)).toEqual(keptSecrets(dataDir));
});

test('a file is written whole for its owner alone, replaced or kept as it is asked for', () => {
  const file = join(directory(), 'file');
  writeWhole(file, 'first', false);
  expect(() => writeWhole(file, 'second', false)).toThrow(/EEXIST/);
  expect(readFileSync(file, 'utf8')).toBe('first');
  writeWhole(file, 'third', true);
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['third', 0o600]);
});

test.each(['/proc/nowhere/a', '/dev/null/a/b'])('a directory that cannot be made is said to: %s', (path) => {
  expect(() => makeDirectory(path, 0o700)).toThrow();
});

test('a directory is made with those above it', () => {
  const path = join(directory(), 'a', 'b');
  for (let time = 0; time < 2; time += 1) makeDirectory(path, 0o711);
  expect(statSync(path).isDirectory()).toBe(true);
});
