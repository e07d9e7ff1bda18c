import { expect, it } from 'vitest';
import { resources } from './resources.ts';
import { screens } from './screens.ts';

it('every screen that an area declares is listed', () => {
  const areas = import.meta.glob<unknown[]>('./**/screens.ts', { eager: true, import: 'screens' });
  delete areas['./screens.ts'];
  const declared = Object.values(areas).flat();
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter((screen) => !new Set<unknown>(screens).has(screen))).toEqual([]);
});

it('every resource that an area declares is listed', () => {
  const areas = import.meta.glob<unknown[]>('./*/resources.tsx', { eager: true, import: 'resources' });
  const declared = Object.values(areas).flat();
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter((resource) => !new Set<unknown>(resources).has(resource))).toEqual([]);
});
