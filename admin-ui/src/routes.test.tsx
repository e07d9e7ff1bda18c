// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resources } from './kit/rest/resources.ts';
import { screens } from './routes.tsx';

/** What the files of this name below the sources declare under a key. */
function declaredIn(file: string, key: string): string[] {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`/${file}`))
    .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
  return found.flatMap((source) =>
    [...source.matchAll(new RegExp(`\\b${key}: '([^']+)'`, 'g'))].map(([, value = '']) => value),
  );
}

describe('what areas declare is found wherever their folder lies', () => {
  it('as screens', () => {
    const paths = screens.map(({ path }) => path);
    expect(declaredIn('routes.tsx', 'path').filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths).toContain('/volunteer/categories');
    expect(paths).toContain('/admin/resources/*');
  });

  it('as resources', () => {
    const names = resources.map(({ name }) => name);
    expect(declaredIn('resources.tsx', 'name').filter((name) => !names.includes(name))).toEqual([]);
    expect(names).toContain('people');
  });
});
