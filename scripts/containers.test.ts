import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly restart?: string;
  readonly volumes?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const composed = (file: string): Record<string, Service> => parse(read(file), { merge: true }).services;
const services = composed('docker-compose.yml');
const scaled = composed('docker-compose.scale.yml');
const all = [...Object.entries(services), ...Object.entries(scaled)];
const apps = Object.entries({ app: services.app, ...scaled }).filter(([name]) => name.startsWith('app'));
const DIGEST = /@sha256:[0-9a-f]{64}$/;

describe('the compose files', () => {
  test.each(all)('opens no port of %s to other machines unless told to', (_, { ports = [] }) => {
    for (const port of ports) expect(port).toMatch(/^\$\{BIND:-127\.0\.0\.1\}:/);
  });

  test.each(all)('knows no password of %s', (_, { environment = {} }) => {
    const secrets = Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|TOKEN|_KEY/.test(name));
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{[A-Z_]+:[-?]/);
    for (const [, value] of secrets) expect(value).not.toMatch(/^\$\{[A-Z_]+:-[^}]/);
  });

  test('keeps the password out of addresses, where its special characters would break them', () => {
    const settings = apps.flatMap(([, app]) => Object.entries(app?.environment ?? {}));
    const addresses = settings.filter(([name]) => name.endsWith('_URL'));
    expect(addresses.length).toBeGreaterThan(0);
    for (const [, address] of addresses) expect(address).not.toContain('PASSWORD');
  });

  test.each(all)(
    'leaves %s no rights it does not need, and no place to write but its own',
    (name, service) => {
      expect(service).toMatchObject({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        read_only: true,
        tmpfs: expect.arrayContaining(['/tmp']),
      });
      if (!['postgres', 'proxy'].includes(name)) expect(service.cap_add).toBe(undefined);
    },
  );

  test('names every image by its digest', () => {
    const images = all.flatMap(([, { image }]) => image ?? []);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(DIGEST);
  });

  test.each(apps)('give up on a server that cannot start: %s', (_, app) => {
    expect(app?.restart).toMatch(/^on-failure:\d+$/);
  });

  test('let nginx pass requests to every server, and leave numbers to each', () => {
    const nginx = read('docs/operating/nginx.conf');
    const asked = [...nginx.matchAll(/^ {2}server (\S+):8080 /gm)].map(([, name]) => name);
    expect(asked).toEqual(Object.keys(scaled).filter((name) => name.startsWith('app')));
    expect(asked.length).toBeGreaterThan(1);
    expect(nginx).toContain('location = /metrics { return 404; }');
    expect(scaled.proxy?.volumes).toEqual(['./docs/operating/nginx.conf:/etc/nginx/conf.d/default.conf:ro']);
  });

  test.each(apps)('pass on every setting of the README that concerns a container to %s', (_, app) => {
    const own = ['HOST', 'PORT', 'DATA_DIR'];
    const table = [...read('README.md').matchAll(/^\| `([A-Z][A-Z_]+)` +\|/gm)].map(([, name]) => name);
    expect(table).toContain('SMTP_URL');
    const passed = Object.keys(app?.environment ?? {});
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
