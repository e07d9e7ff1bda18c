// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { names } from './kit/rest/spanish.ts';
import { resources } from './resources.ts';

it('records with a form are called by a Spanish name in its title', () => {
  const withForm = resources.filter(({ create, edit, show }) => create || edit || show);
  expect(withForm.length).toBeGreaterThan(3);
  expect(withForm.map(({ name }) => name).filter((name) => !(name in names))).toEqual([]);
});
