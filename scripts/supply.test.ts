import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const WORKFLOWS = readdirSync(new URL('../.github/workflows', import.meta.url));

test.each(WORKFLOWS)(
  'the workflow %s names its actions by commit, with their version, and may only read',
  (name) => {
    const text = read(`.github/workflows/${name}`);
    const actions = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/^[\w-]+\/[\w-]+(?:\/\w+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(parse(text).permissions).toEqual({ contents: 'read' });
  },
);

test('every package of the lockfile has the hash of what is to be installed', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(500);
  const unproved = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(unproved.map(([path]) => path)).toEqual([]);
});

test('containers, npm and the workflows run one Node', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(nodes.length).toBe(3);
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+\.\d+\.\d+)-/gm)].map(
    ([, version]) => version,
  );
  expect(images.length).toBeGreaterThan(0);
  expect(new Set([...nodes.map(([, version]) => version), ...images]).size).toBe(1);
  expect(read('.nvmrc').trim()).toBe(images[0]);
  expect(read('CONTRIBUTING.md')).toContain(`Node ${images[0]}`);
});
