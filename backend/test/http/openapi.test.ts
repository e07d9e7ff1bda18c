import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { describe } from '../../src/kernel/http/openapi.ts';
import { ALL_CALLS } from '../support/allCalls.ts';

const calls = ALL_CALLS.map(({ call }) => call);
const description = describe(calls, { cookie: 'courtcrew', publicUrl: 'https://crew.example.org' });

it('is a description that a linter finds no fault with, but for slashes that the documents ask for', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(description),
    config: await createConfig({ extends: ['recommended'] }),
  });
  const documented = calls.filter(({ path }) => path.endsWith('/')).length;
  const slashes = problems.filter(({ ruleId }) => ruleId === 'no-path-trailing-slash');
  expect(slashes).toHaveLength(documented);
  expect(problems.filter((problem) => !slashes.includes(problem))).toEqual([]);
});

it('says what each tag is about', () => {
  for (const tag of description.tags) expect(tag).toHaveProperty('description');
});
