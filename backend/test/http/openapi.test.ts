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

/** The types an answer may be of, by the address of its call. */
const typesOf = (path: string, method: string): string[] => {
  const { responses } = Object(description.paths[path])[method];
  return Object.keys(responses[200].content);
};

it('names every type of answer that leaves: texts of the documents, calendars and images, too', () => {
  expect(typesOf('/auth/session', 'get')).toEqual(['application/json']);
  expect(typesOf('/auth/forgotPassword', 'post')).toEqual(['text/plain']);
  expect(typesOf('/api/email', 'post')).toEqual(['text/plain', 'application/json']);
  expect(typesOf('/api/courtMonitorNotifyDesk', 'post')).toEqual(['text/plain', 'application/json']);
  expect(typesOf('/api/calendar/{token}', 'get')).toEqual(['text/calendar']);
  expect(typesOf('/api/messaging/opened/{message}', 'get')).toEqual(['image/gif']);
});

it('takes the default colour for one: what a pattern leaves to a flag is not in the description', () => {
  const { put } = Object(description.paths['/api/courtColor/']);
  const { pattern } = put.requestBody.content['application/json'].schema.properties.color;
  expect('#009CAE').toMatch(new RegExp(pattern));
});

it('says what each tag is about', () => {
  for (const tag of description.tags) expect(tag).toHaveProperty('description');
});
