import { readFileSync } from 'node:fs';
import { meaningOf } from '@courtcrew/domain/files/headings.ts';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../docs/importing.md', import.meta.url), 'utf8');

/** The headings that the page says are known, in the second cells of its tables. */
const headings = page
  .split('\n')
  .flatMap((line) => /^\| (?!Field|-)[^|]+\| ([^|]+)\|/.exec(line)?.[1]?.split(',') ?? [])
  .map((heading) => heading.trim());

it('knows every heading that the page of the columns names', () => {
  expect(headings.length).toBeGreaterThan(80);
  expect(headings.filter((heading) => !meaningOf(heading)?.fields.length)).toEqual([]);
});
