import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly restart?: string;
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { services } = parse(read('docker-compose.yml')) as { services: Record<string, Service> };
const all = Object.entries(services);
const DIGEST = /@sha256:[0-9a-f]{64}$/;

describe('the compose file', () => {
  test.each(all)('opens no port of %s to other machines unless told to', (_, { ports = [] }) => {
    for (const port of ports) expect(port).toMatch(/^\$\{BIND:-127\.0\.0\.1\}:/);
  });

  test.each(all)('knows no password of %s', (_, { environment = {} }) => {
    const secrets = Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|TOKEN|_KEY/.test(name));
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{[A-Z_]+:[-?]/);
    for (const [, value] of secrets) expect(value).not.toMatch(/^\$\{[A-Z_]+:-[^}]/);
  });

  test('keeps the password out of addresses, where its special characters would break them', () => {
    const addresses = Object.entries(services.app?.environment ?? {}).filter(([name]) =>
      name.endsWith('_URL'),
    );
    for (const [, address] of addresses) expect(address).not.toContain('PASSWORD');
  });

  test('names every image by its digest', () => {
    const images = all.flatMap(([, { image }]) => image ?? []);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(DIGEST);
  });

  test('gives up on a server that cannot start', () => {
    expect(services.app?.restart).toMatch(/^on-failure:\d+$/);
  });

  test('passes on every setting of the README that concerns a container', () => {
    const own = ['HOST', 'PORT', 'DATA_DIR'];
    const table = [...read('README.md').matchAll(/^\| `([A-Z][A-Z_]+)` +\|/gm)].map(([, name]) => name);
    expect(table).toContain('SMTP_URL');
    const passed = Object.keys(services.app?.environment ?? {});
    expect(table.filter((name) => name && !own.includes(name) && !passed.includes(name))).toEqual([]);
  });
});

test('the image names its base by its digest', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, base]) => base);
  expect(bases.length).toBeGreaterThan(0);
  for (const base of bases) expect(base).toMatch(DIGEST);
});

test('files with secrets reach neither the repository nor the image', () => {
  for (const list of ['.gitignore', '.dockerignore']) expect(read(list).split('\n')).toContain('.env*');
});
